internal import Foundation

extension WebConfiguration {
  /// The warning to log at the start if browsers seem to connect through a proxy on this machine that is not trusted;
  /// nil for no warning.
  ///
  /// It is not an error: the proxy may run elsewhere, behind a tunnel that ends here.
  var proxyWarning: String? {
    guard let publicOrigin = access.publicOrigin, let name = AllowedHosts.name(ofOrigin: publicOrigin),
      !AllowedHosts.isThisMachine(name),
      AllowedHosts.isThisMachine(host.lowercased()), access.trustedProxies.isEmpty
    else { return nil }
    return "Browsers ask for \(publicOrigin), but only this machine can connect (\(host)), and no proxy is trusted. "
      + "So all people seem to be one: who guesses passwords slows everybody down, and what one network may have is "
      + "bounded for nobody. \(access.trustedProxiesAdvice)"
  }
}
