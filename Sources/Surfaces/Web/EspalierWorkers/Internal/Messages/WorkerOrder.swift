/// A message of a supervisor to a worker. Connections are no messages of this kind; see ``WorkerChannel``.
package enum WorkerOrder: Codable, Sendable, Equatable {
  /// Browsers can connect at that port; told to one worker alone, which reports it.
  case listening(port: Int)
  /// News from another worker.
  case news(WorkerNews)
  /// The works that are not to be done for a number of seconds, because they have ended workers.
  case forbidden([Forbidden])
  /// Hand over what you have, and end.
  case drain

  package struct Forbidden: Codable, Sendable, Equatable {
    package var work: UInt64
    package var seconds: Double
  }
}
