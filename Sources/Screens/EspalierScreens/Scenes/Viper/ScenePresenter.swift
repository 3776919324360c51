/// The base class of presenters, which holds the view weakly.
///
/// ```swift
/// @MainActor final class CardsPresenter: ScenePresenter<any CardsViewable>, CardsPresenting {
///   private let interactor: any CardsInteractor
///
///   init(interactor: any CardsInteractor) { self.interactor = interactor }
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
/// - `View` is the protocol of the view. The view is nil before ``attach(_:)`` and after the scene has been released,
///   so that `view?` drops a late answer.
/// - ``effects`` runs the work that the presenter starts, and ends it with the scene.
@MainActor
open class ScenePresenter<View>: Presenting, EffectRunning {
  /// The effects that the presenter starts, which end with the scene.
  public let effects = Effects()
  private weak var object: AnyObject?

  /// Creates a presenter without a view.
  public init() {}

  /// The presenter's view; nil while there is none.
  public final var view: View? { object as? View }

  /// Sets the presenter's view. The view must be a class instance, as every scene is; a value of any other type is
  /// released at once.
  public final func attach(_ view: View) { object = view as AnyObject }

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
