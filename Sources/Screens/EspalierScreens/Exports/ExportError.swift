/// The reason why a file is not given.
public enum ExportError: Error, Sendable, Equatable {
  /// Only a signed-in person may have it; a surface shows the start of the app.
  case signInRequired
  /// There is no such file, or not for this person.
  case notFound
}

/// Makes a file for the person who asks, or for a stranger when the identity is nil. It runs off the main actor.
public typealias ExportHandler = @Sendable (_ identity: String?) async throws -> ExportedFile
