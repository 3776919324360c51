/// A message that workers send each other.
package enum WorkerMessage: Codable, Sendable, Equatable {
  /// The names of sessions that have ended.
  case ended([String])
  /// A person was signed out everywhere.
  case signedOut(identity: String)
}
