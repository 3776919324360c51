/// A scene, view model or presenter that starts work of its own, which ends with the scene.
///
/// ```swift
/// @MainActor final class SavingModel: SceneLifeCycle, EffectRunning {
///   let effects = Effects()
///   func save() { effects.single("save") { try await Task.sleep(for: .seconds(1)) } }
/// }
/// ```
@MainActor
public protocol EffectRunning: AnyObject {
  /// The effects of the object.
  var effects: Effects { get }
}
