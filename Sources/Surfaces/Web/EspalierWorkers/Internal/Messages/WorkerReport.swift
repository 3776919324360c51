/// A message from a worker to its supervisor.
enum WorkerReport: Codable, Sendable, Equatable {
  /// The worker can receive connections.
  case ready(WorkerFacts)
  /// The worker receives no further connection, because it must end.
  case leaving
  /// A message for all other workers.
  case message(WorkerMessage)
}
