/// Where a load tells that it has an answer which nobody waits for any more.
package enum LateAnswer {
  /// Set around a scene's load by whoever started it.
  @TaskLocal package static var report: (@MainActor @Sendable () -> Void)?
}
