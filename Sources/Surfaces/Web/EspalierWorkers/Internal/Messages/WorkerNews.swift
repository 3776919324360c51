/// News that workers tell each other.
package enum WorkerNews: Codable, Sendable, Equatable {
  /// Sessions have ended, by their names.
  case ended([String])
  /// A person was signed out everywhere.
  case signedOut(identity: String)
}
