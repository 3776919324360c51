/// The environment of a scene, with those who hear of its faults.
///
/// While the scene's screen is made, and while it loads, it is also that of the work under way: a scene that another one
/// shows as a part of itself reads it there.
package struct EnvironmentContext: Sendable {
  /// The environment of the work that is under way.
  @TaskLocal package static var current: EnvironmentContext?

  /// The values.
  package let values: EnvironmentValues
  /// Receives the words of each fault.
  package let report: @MainActor @Sendable (String) -> Void
  /// Reads the environment again, because the person tries again.
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
