/// The base class of presenters, which holds the view weakly.
///
/// ```swift
/// @MainActor final class CardsPresenter: ScenePresenter<any CardsViewable>, CardsPresenting {
///   private let interactor: any CardsInteractor
///
///   init(view: any CardsViewable, interactor: any CardsInteractor) {
///     self.interactor = interactor
///     super.init(view)
///   }
///
///   override func load() async {
///     guard let cards = try? await interactor.cards() else { return }
///     view?.show(cards: cards)
///   }
///   func tapFreeze(card: Int) {}
/// }
///
/// @MainActor protocol CardsViewable: Viewable { func show(cards: [String]) }
/// @MainActor protocol CardsPresenting: Presenting { func tapFreeze(card: Int) }
/// protocol CardsInteractor: Interactor { func cards() async throws -> [String] }
/// ```
///
/// - `View` is the protocol of the view. The view is nil after the scene has been released, so that `view?` drops a
///   late answer.
/// - ``effects`` runs the work that the presenter starts, and ends it with the scene.
@MainActor
open class ScenePresenter<View>: Presenting, EffectRunning {
  /// The effects that the presenter starts, which end with the scene.
  public let effects = Effects()
  private weak var object: AnyObject?

  /// Creates the presenter of a view, which it holds weakly.
  ///
  /// The view must be an instance of a class, as every scene is. A value of any other type ends the program with a
  /// message, because it could not be held weakly: the presenter would have no view.
  public init(_ view: View) { object = WeaklyHeld.object(view, by: Self.self, as: "view") }

  /// The presenter's view; nil once it has been released.
  public final var view: View? { object as? View }

  /// Runs work, and shows activity in the view until the work returns or throws. The view is not kept alive meanwhile. A
  /// view that shows no activity is left as it is.
  ///
  /// ```swift
  /// func tapSave() {
  ///   effects.single("save") { [weak self, interactor] in
  ///     try await self?.showingActivity { try await interactor.save() }
  ///   }
  /// }
  /// ```
  public final func showingActivity<Result>(_ work: @MainActor () async throws -> Result) async rethrows -> Result {
    (object as? any ActivityShowing)?.beginActivity()
    defer { (object as? any ActivityShowing)?.endActivity() }
    return try await work()
  }

  /// Does nothing; override it.
  open func didLoad() {}
  /// Does nothing; override it.
  open func willAppear() {}
  /// Does nothing; override it.
  open func didAppear() {}
  /// Does nothing; override it.
  open func willDisappear() {}
  /// Does nothing; override it.
  open func didDisappear() {}
  /// Does nothing; override it.
  open func didEnd() {}
  /// Loads nothing; override it.
  open func load() async {}
  /// A constant, so that the content is loaded once; override it.
  open var loadID: AnyHashable { 0 }
}
