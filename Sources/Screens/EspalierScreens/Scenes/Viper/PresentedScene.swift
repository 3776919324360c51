/// A scene in VIPER style. It is the view, and holds its presenter; the presenter holds the other objects.
///
/// ```swift
/// @MainActor @Observable final class HelloScene: PresentedScene, HelloViewable {
///   @ObservationIgnored var presenter: (any HelloPresenting)?
///   private var info = ""
///
///   func setInfoLabelText(_ text: String) { info = text }
///
///   var screen: Screen {
///     Screen(title: "Hello") {
///       Section("hello") {
///         Row(Label.with(.text(info)))
///         Row(Button.with(.title("Greet"), .onTap { [weak self] in self?.presenter?.tapGreet() }))
///       }
///     }
///   }
/// }
///
/// @MainActor protocol HelloViewable: Viewable { func setInfoLabelText(_ text: String) }
/// @MainActor protocol HelloPresenting: Presenting { func tapGreet() }
/// ```
///
/// - The scene owns the presenter, and the presenter owns the interactor and the router. The presenter and the router
///   hold the scene weakly. When the scene is released, everything is released, and a late answer finds no view.
/// - Every part except the view is optional: a scene without a presenter only shows content.
@MainActor
public protocol PresentedScene: Scene {
  /// The type of the presenter: its protocol, written as `any …`.
  associatedtype Presenter
  /// The presenter. A factory sets it before the scene is shown.
  var presenter: Presenter? { get }
}

extension PresentedScene {
  /// An array with the presenter, if the presenter conforms to ``SceneLifeCycle``; otherwise an empty array.
  public var followers: [any SceneLifeCycle] { (presenter as? any SceneLifeCycle).map { [$0] } ?? [] }
}
