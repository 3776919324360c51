/// A message from a supervisor to a worker. Connections are not messages of this kind; see ``WorkerChannel``.
package enum WorkerOrder: Codable, Sendable, Equatable {
  /// Browsers can connect at that port; the supervisor sends this to one worker, which reports it.
  case listening(port: Int)
  /// A message from another worker.
  case message(WorkerMessage)
  /// The work items that must not be done for a number of seconds, because they have ended workers.
  case forbidden([Forbidden])
  /// The worker must hand over its pages and end.
  case drain

  package struct Forbidden: Codable, Sendable, Equatable {
    package var work: UInt64
    package var seconds: Double
  }
}
