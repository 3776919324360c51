/// A receiver that is notified when a load that was cancelled produces a value.
package struct LateResponse: Sendable {
  /// The receiver for the load that is under way. The caller that starts a load sets it, and the load's task inherits
  /// it.
  ///
  /// The value has a type of its own, because the optimised push of a bare `@MainActor` function crashes (6.3.1).
  @TaskLocal package static var current: LateResponse?

  /// The closure that reports the late answer.
  package let report: @MainActor @Sendable () -> Void

  /// Creates a receiver that reports with a function.
  package init(report: @escaping @MainActor @Sendable () -> Void) { self.report = report }
}
