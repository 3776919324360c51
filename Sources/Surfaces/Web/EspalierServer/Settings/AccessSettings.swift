/// The names, origins and proxies that a server accepts.
public struct AccessSettings: Sendable {
  /// The origin that browsers see, such as `https://wallet.example`, if the server cannot derive it from the request.
  ///
  /// Cookies are secure if the origin begins with `https`.
  public var publicOrigin: String?
  /// Further origins that may open live connections and post forms.
  public var allowedOrigins: Set<String> = []
  /// The host names (`Host`) that this server answers to, besides those of this machine (`localhost`, its loopback
  /// addresses), ``WebConfiguration/host``, and the name in ``publicOrigin``.
  ///
  /// A server that listens on all addresses answers to any address as well, but to no other name: the name of another
  /// site could be made to resolve to this server.
  public var allowedHosts: Set<String> = []
  /// The advice on how to allow a host name. It is added to the response that refuses a request for another host name.
  public var allowedHostsAdvice =
    "If it is a name of this server, add it to `access.allowedHosts` of its WebConfiguration."
  /// The proxies whose `X-Forwarded-Proto`, `X-Forwarded-Host` and `X-Forwarded-For` are trusted.
  ///
  /// From any other sender these fields are ignored.
  public var trustedProxies: [NetworkRange] = []
  /// The advice on how to trust a proxy, which the server logs at the start after its warning that no proxy is trusted.
  ///
  /// The server logs the warning if there is a ``publicOrigin`` and only this machine can connect.
  public var trustedProxiesAdvice =
    "Add the address of the proxy to `access.trustedProxies` of the WebConfiguration; it has to send X-Forwarded-For."

  /// Creates the standard settings.
  public init() {}
}
