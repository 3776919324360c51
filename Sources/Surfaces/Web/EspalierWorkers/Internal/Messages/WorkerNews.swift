/// A message that workers send each other.
package enum WorkerNews: Codable, Sendable, Equatable {
  /// Sessions have ended; the value has their names.
  case ended([String])
  /// A person was signed out everywhere.
  case signedOut(identity: String)
}
