public import EspalierGateways

extension Transport where Self == HTTPTransport {
  /// Connections of their own, which are closed when nobody uses them any more.
  public static var http: HTTPTransport { HTTPTransport() }

  /// Connections of their own, with options.
  public static func http(_ options: HTTPTransport.Options) -> HTTPTransport { HTTPTransport(options) }
}
