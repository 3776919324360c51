public import EspalierGateways

extension Transport where Self == HTTPTransport {
  /// A transport with connections of its own, which are closed when nothing uses them any more.
  public static var http: HTTPTransport { HTTPTransport() }

  /// Returns a transport with connections of its own and with options.
  public static func http(_ options: HTTPTransport.Options) -> HTTPTransport { HTTPTransport(options) }
}
