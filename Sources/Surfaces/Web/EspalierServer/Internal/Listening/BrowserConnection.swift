internal import HummingbirdCore
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPTypes
internal import NIOWebSocket

/// A connection whose protocol is unknown until its first request.
struct BrowserConnection: ServerChildChannelValue {
  enum Kind: Sendable {
    case http(Requests)
    case live(NIOAsyncChannel<String, String>, LiveUpgrade, LiveSockets)
  }

  /// A connection that speaks HTTP.
  struct Requests: Sendable {
    let channel: NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>
    let watch: ConnectionWatch
  }

  /// The types that the setup of connections needs. The server uses each type once before any client can connect.
  ///
  /// The runtime creates a type at its first use, and has trapped when two event loops did so at once.
  static let types: [any Any.Type] = [
    NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>.self, NIOAsyncChannel<String, String>.self, Kind.self,
    EventLoopFuture<Kind>.self, NIOTypedHTTPServerUpgradeConfiguration<Kind>.self,
    NIOTypedHTTPServerUpgradeHandler<Kind>.self, NIOTypedWebSocketServerUpgrader<Kind>.self,
  ]

  let channel: any Channel
  /// The address of the other end, read when the connection was accepted: it cannot be read after the connection has
  /// ended.
  let peer: NetworkAddress?
  /// True if the client's network already has too many connections.
  let isRefused: Bool
  let kind: EventLoopFuture<Kind>
}
