/// A message of a worker to its supervisor.
enum WorkerReport: Codable, Sendable, Equatable {
  /// The worker can take connections.
  case ready(WorkerFacts)
  /// The worker takes no further connection, because it is to end.
  case leaving
  /// News for all other workers.
  case news(WorkerNews)
}
