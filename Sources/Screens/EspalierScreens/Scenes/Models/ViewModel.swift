/// The observable logic of a scene: its content and its actions, independent of views.
///
/// Make it `@Observable`: the scene's screen is made again when a property that it reads changes. The scene can know
/// the model by a protocol of its own (`any GreetingViewModel`), because properties are observed, not types.
///
/// ```swift
/// @MainActor protocol GreetingViewModel: ViewModel { var text: String { get set }; var isLongEnough: Bool { get } }
///
/// @MainActor @Observable final class LiveGreetingViewModel: GreetingViewModel {
///   var text = ""
///   var isLongEnough: Bool { text.count >= 5 }
/// }
/// ```
///
/// A view model lives as long as its scene and is notified of its life. A ``ModelScene`` needs to forward neither
/// `load()` nor the hooks.
@MainActor
public protocol ViewModel: SceneLifeCycle {}
