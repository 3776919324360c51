public import EspalierScreens

/// A scene over a view model: the view model holds state and logic, the scene says how they look.
///
/// ```swift
/// @MainActor final class GreetingScene: ModelScene {
///   let model: any GreetingViewModel
///   init(model: any GreetingViewModel) { self.model = model }
///   var screen: Screen { Screen(title: "Greeting") { Section("text") { Row(Label.with(.text(model.text))) } } }
/// }
/// ```
@MainActor
public protocol ModelScene: Scene {
  /// The view model's type, or the protocol that it stands behind.
  associatedtype Model
  /// The logic behind the screen.
  var model: Model { get }
}
