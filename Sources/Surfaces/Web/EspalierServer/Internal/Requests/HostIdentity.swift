internal import HTTPTypes

/// The person whom a host that an app is mounted in says that a browser belongs to.
struct HostIdentity: Sendable {
  /// A function that asks the host by the head of a request.
  typealias Lookup = @Sendable (HTTPRequest) async throws -> String?

  /// The identity of the person; nil for a stranger.
  let name: String?
}
