internal import HTTPTypes

/// The person of a browser, as the host of a mounted app reports it.
struct HostIdentity: Sendable {
  /// A function that asks the host for the person who sent a request. The function receives the head of the request.
  typealias Lookup = @Sendable (HTTPRequest) async throws -> String?

  /// The identity of the person; nil for a stranger.
  let name: String?
}
