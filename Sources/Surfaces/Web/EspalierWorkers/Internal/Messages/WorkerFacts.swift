/// The facts that a supervisor needs about its workers' app.
package struct WorkerFacts: Codable, Sendable, Equatable {
  /// The version of the messages that both sides understand; a worker of a newer version may use another one.
  package static let currentProtocol = 1

  package var speaks = currentProtocol
  package var host: String
  package var port: Int
  /// The possible names of the session cookie.
  package var cookies: [String]
  /// The time in seconds that the head of a connection's first request may take to arrive.
  package var headTime: Double
  /// The time in seconds that a worker's main actor may be unresponsive before its connections go to another worker.
  /// After `hangTime`, the worker is ended.
  package var silence: Double
  package var hangTime: Double
  /// The time in seconds that a worker may take to end.
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
