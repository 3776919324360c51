public import EspalierGateways

extension Transport where Self == HTTPTransport {
  /// A new transport with its own connections. The connections close when the transport is no longer used.
  public static var http: HTTPTransport { HTTPTransport() }

  /// Returns a new transport with its own connections and the given options.
  public static func http(_ options: HTTPTransport.Options) -> HTTPTransport { HTTPTransport(options) }
}
