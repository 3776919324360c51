/// The reason why a file is not provided.
public enum ExportError: Error, Sendable, Equatable {
  /// A file only for signed-in people. A surface shows the start of the app instead.
  case signInRequired
  /// A file that does not exist, or that this person may not have.
  case notFound
}

/// A function that creates a file for the person who requests it. The identity is nil for a person who is not signed
/// in. The function runs off the main actor.
public typealias ExportHandler = @Sendable (_ identity: String?) async throws -> ExportedFile
