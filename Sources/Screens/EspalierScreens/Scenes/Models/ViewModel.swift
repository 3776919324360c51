/// The observable logic of a scene: what it shows and what it does, without a word about views.
///
/// Make it `@Observable`; the scene's screen follows the properties that it reads. The model can stand behind a
/// protocol of its own (`any GreetingViewModel`), because the screen is followed by property, not by type.
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
/// A view model lives as long as its scene and is told of its life: a ``ModelScene`` needs to pass on neither `load()`
/// nor the hooks.
@MainActor
public protocol ViewModel: SceneLifeCycle {}
