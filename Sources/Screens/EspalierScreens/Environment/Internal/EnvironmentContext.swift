/// The environment of the scene whose screen is being made, or which is loading: a scene that another one shows as a part
/// of itself reads it there.
package struct EnvironmentContext: Sendable {
  /// The environment of the work that is under way.
  @TaskLocal package static var current: EnvironmentContext?

  package let values: EnvironmentValues
  package let report: @MainActor @Sendable (String) -> Void

  package init(values: EnvironmentValues, report: @escaping @MainActor @Sendable (String) -> Void) {
    self.values = values
    self.report = report
  }
}
