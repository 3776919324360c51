internal import AsyncHTTPClient
internal import NIOCore
internal import NIOHTTPCompression

extension HTTPTransport {
  /// The limits on the connections and responses of a transport, its proxy, and its version of HTTP.
  ///
  /// `Request.within(_:)` limits a request as a whole: a server that sends a byte now and then is never idle.
  public struct Options: Sendable {
    /// The longest time to make a connection, including TLS.
    public var connecting: Duration = .seconds(10)
    /// The longest time that may pass between two pieces of data, sent or received.
    public var idle: Duration = .seconds(30)
    /// The greatest number of connections to one origin over HTTP/1.1.
    public var connectionsPerOrigin = 8
    /// The time after which the transport closes an unused connection.
    public var keptIdle: Duration = .seconds(60)
    /// The greatest size of a decompressed response, as a multiple of the received size.
    public var maximumInflation = 100
    /// The proxy through which all requests go; nil for none.
    public var proxy: HTTPProxy?
    /// A Boolean value that indicates whether the transport uses HTTP/1.1 only.
    public var isHTTP1Only = false

    /// Creates the default options.
    public init() {}
  }
}

/// A proxy server through which requests reach other servers.
public struct HTTPProxy: Sendable {
  /// The host of the proxy.
  public let host: String
  /// The port of the proxy.
  public let port: Int

  /// Creates a proxy.
  public init(host: String, port: Int) {
    self.host = host
    self.port = port
  }
}

extension HTTPTransport.Options {
  var configuration: HTTPClient.Configuration {
    var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow)
    configuration.timeout = .init(connect: TimeAmount(connecting), read: TimeAmount(idle), write: TimeAmount(idle))
    configuration.connectionPool = .init(
      idleTimeout: TimeAmount(keptIdle), concurrentHTTP1ConnectionsPerHostSoftLimit: connectionsPerOrigin)
    configuration.connectionPool.retryConnectionEstablishment = false
    configuration.decompression = .enabled(limit: .ratio(maximumInflation))
    configuration.httpVersion = isHTTP1Only ? .http1Only : .automatic
    configuration.proxy = proxy.map { .server(host: $0.host, port: $0.port) }
    // Its spans would hold whole addresses with the secrets of the query. `Middleware.traced` makes spans without them.
    configuration.tracing.tracer = nil
    return configuration
  }
}

extension TimeAmount {
  init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self = .nanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }
}
