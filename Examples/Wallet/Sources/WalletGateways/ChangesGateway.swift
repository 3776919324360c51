/// Tells when the person's data have changed.
public protocol ChangesGateway: Sendable {
  /// Yields after each commit, by whatever process. Ends with the task that reads it.
  func changes() async throws -> AsyncStream<Void>
}
