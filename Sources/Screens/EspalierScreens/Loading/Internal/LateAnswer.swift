/// The receiver of the report that a load has an answer for which nobody waits any more.
package struct LateAnswer: Sendable {
  /// The receiver for the load that is under way, set by the caller that starts a scene's load; the load's task
  /// inherits it.
  ///
  /// It holds a value of a type of our own: the optimised push of a bare `@MainActor` function crashes (6.3.1).
  @TaskLocal package static var current: LateAnswer?

  /// Reports the late answer.
  package let report: @MainActor @Sendable () -> Void

  /// Creates a receiver that reports with a function.
  package init(report: @escaping @MainActor @Sendable () -> Void) { self.report = report }
}
