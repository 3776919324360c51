/// The environment of a scene, with the function that receives its faults.
///
/// While the scene's screen is made, and while the scene loads, it is also ``current``, where a scene within this one
/// reads it.
package struct EnvironmentContext: Sendable {
  /// The environment of the work that is under way.
  @TaskLocal package static var current: EnvironmentContext?

  /// The environment values of the scene.
  package let values: EnvironmentValues
  /// The function that receives a description of each fault.
  package let report: @MainActor @Sendable (String) -> Void
  /// The function that reads the environment again, when the person tries again.
  package let readAgain: @MainActor @Sendable () -> Void

  package init(
    values: EnvironmentValues, report: @escaping @MainActor @Sendable (String) -> Void,
    readAgain: @escaping @MainActor @Sendable () -> Void
  ) {
    self.values = values
    self.report = report
    self.readAgain = readAgain
  }
}
