/// The place that Sample stores its lines in.
protocol SampleFlowStore: Sendable {
  /// Stores lines, all or none, and returns their number.
  func store(_ lines: [String]) async throws -> Int
  /// Takes lines back that were stored, when the flow is undone.
  func remove(_ lines: [String]) async throws
}
