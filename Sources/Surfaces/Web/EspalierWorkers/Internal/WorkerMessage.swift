/// A message of a worker to its supervisor.
enum WorkerReport: Codable, Sendable, Equatable {
  /// The worker can take connections.
  case ready(WorkerFacts)
  /// The worker takes no further connection, because it is to end.
  case leaving
  /// News for all other workers.
  case news(WorkerNews)
}

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

/// News that workers tell each other.
package enum WorkerNews: Codable, Sendable, Equatable {
  /// Sessions have ended, by their names.
  case ended([String])
  /// A person was signed out everywhere.
  case signedOut(identity: String)
}

/// The facts that a supervisor has to know of the app that its workers serve.
package struct WorkerFacts: Codable, Sendable, Equatable {
  /// The version of the messages that both sides understand; a worker of a newer version may speak another.
  package static let currentProtocol = 1

  package var speaks = currentProtocol
  package var host: String
  package var port: Int
  /// The names that the cookie of a session may have.
  package var cookies: [String]
  /// Seconds that the head of a connection's first request may take.
  package var headTime: Double
  /// Seconds without a sign of the main actor, after which connections go elsewhere, and after which the worker is
  /// ended.
  package var silence: Double
  package var hangTime: Double
  /// Seconds that a worker may take to end.
  package var drainTime: Double
  package var maximumConnections: Int

  package init(
    host: String, port: Int, cookies: [String], headTime: Double, silence: Double, hangTime: Double, drainTime: Double,
    maximumConnections: Int
  ) {
    self.host = host
    self.port = port
    self.cookies = cookies
    self.headTime = headTime
    self.silence = silence
    self.hangTime = hangTime
    self.drainTime = drainTime
    self.maximumConnections = maximumConnections
  }
}
