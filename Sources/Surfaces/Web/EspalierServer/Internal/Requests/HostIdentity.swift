internal import HTTPTypes

/// The person of a browser, as the host of a mounted app reports it.
struct HostIdentity: Sendable {
  /// A function that asks the host for the person, by the head of a request.
  typealias Lookup = @Sendable (HTTPRequest) async throws -> String?

  /// The identity of the person; nil for a stranger.
  let name: String?
}
