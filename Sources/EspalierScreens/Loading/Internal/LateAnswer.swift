/// Where a load tells that it has an answer which nobody waits for any more.
package struct LateAnswer: Sendable {
  /// Set around the start of a scene's load by whoever starts it; the load's task inherits it.
  ///
  /// It holds a value of a type of our own: the optimised push of a bare `@MainActor` function crashes (6.3.1).
  @TaskLocal package static var current: LateAnswer?

  /// Tells it.
  package let report: @MainActor @Sendable () -> Void

  /// Tells it with a function.
  package init(report: @escaping @MainActor @Sendable () -> Void) { self.report = report }
}
