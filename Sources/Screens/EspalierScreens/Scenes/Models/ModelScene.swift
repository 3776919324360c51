/// A scene with a view model: the view model holds state and logic, and the scene describes how they look.
///
/// ```swift
/// @MainActor final class GreetingScene: ModelScene {
///   let model: any GreetingViewModel
///   init(model: any GreetingViewModel) { self.model = model }
///   var screen: Screen { Screen(title: "Greeting") { Section("text") { Row(Label.with(.text(model.text))) } } }
/// }
/// ```
///
/// The view model is a follower of the scene: it loads on its own, and is notified of the scene's life.
@MainActor
public protocol ModelScene: Scene {
  /// The type of the view model, or a protocol that it conforms to.
  associatedtype Model
  /// The view model of the scene, the same object for the scene's whole life.
  var model: Model { get }
}

extension ModelScene {
  /// An array with the view model, if the view model conforms to ``SceneLifeCycle``; otherwise an empty array.
  public var followers: [any SceneLifeCycle] { (model as? any SceneLifeCycle).map { [$0] } ?? [] }
}
