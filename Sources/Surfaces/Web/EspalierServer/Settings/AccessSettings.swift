/// The names, origins and proxies that a server accepts.
public struct AccessSettings: Sendable {
  /// The origin that browsers see, such as `https://wallet.example`, when it cannot be told from the request.
  ///
  /// It makes cookies secure if it begins with `https`.
  public var publicOrigin: String?
  /// Further origins that may open live connections and post forms.
  public var allowedOrigins: Set<String> = []
  /// The names (`Host`) that this server answers to, besides those of this machine (`localhost`, its loopback
  /// addresses), ``WebConfiguration/host``, and the name in ``publicOrigin``.
  ///
  /// A server that listens on all addresses answers to any address as well, but to no other name: another site's name
  /// could be made to lead here.
  public var allowedHosts: Set<String> = []
  /// The advice in the answer to a browser that asks for another name, after the reason: how to allow that name.
  public var allowedHostsAdvice =
    "If it is a name of this server, add it to `access.allowedHosts` of its WebConfiguration."
  /// The proxies whose `X-Forwarded-Proto`, `X-Forwarded-Host` and `X-Forwarded-For` are believed.
  ///
  /// From any other sender these fields are ignored.
  public var trustedProxies: [NetworkRange] = []
  /// The advice in the log at the start, after the reason, when there is a ``publicOrigin`` and only this machine can
  /// connect, but no proxy is trusted: how to mend it.
  public var trustedProxiesAdvice =
    "Add the address of the proxy to `access.trustedProxies` of the WebConfiguration; it has to send X-Forwarded-For."

  /// Creates the standard settings.
  public init() {}
}
