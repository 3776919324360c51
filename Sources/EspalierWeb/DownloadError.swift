/// Why a download is not given.
public enum DownloadError: Error, Sendable, Equatable {
  /// Only a signed-in person may have it; the browser is sent to the start of the app.
  case signInRequired
  /// There is no such thing, or not for this person.
  case notFound
}

/// Makes a download for the person who asks, or for a stranger when the identity is nil. It runs off the main actor.
public typealias DownloadHandler = @Sendable (_ identity: String?) async throws -> Download
