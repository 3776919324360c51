internal import HummingbirdCore
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPTypes
internal import NIOWebSocket

/// A connection whose protocol is not known yet: its first request tells.
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

  /// The types that connections are made of. The runtime makes them when they are first asked for, and two event loops
  /// that did so at once have been seen to trap in it; so they are asked for before anybody can come.
  static let types: [any Any.Type] = [
    NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>.self, NIOAsyncChannel<String, String>.self, Kind.self,
    EventLoopFuture<Kind>.self, NIOTypedHTTPServerUpgradeConfiguration<Kind>.self,
    NIOTypedHTTPServerUpgradeHandler<Kind>.self, NIOTypedWebSocketServerUpgrader<Kind>.self,
  ]

  let channel: any Channel
  /// The address of the other end, read when the connection came: once it is over it cannot be read any more.
  let peer: NetworkAddress?
  /// True if its network has too many connections already.
  let isRefused: Bool
  let kind: EventLoopFuture<Kind>
}
