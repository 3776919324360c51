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
