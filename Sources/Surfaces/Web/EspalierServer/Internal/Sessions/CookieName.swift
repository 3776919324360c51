internal import EspalierHTML

/// The names of cookies. With their prefixes, browsers themselves ensure that no other host has set the cookies.
enum CookieName {
  /// Returns the name of a cookie with its prefix.
  ///
  /// Over https, a cookie of the whole site begins with `__Host-`: no other host, not even a subdomain, can set it. A
  /// cookie of an app below a path begins with `__Secure-`, because the former prefix requires the path `/`. Over plain
  /// http, as on this machine alone, browsers accept no prefix.
  static func name(_ base: String, isSecure: Bool, mount: MountPath = .root) -> String {
    let name = base + mount.cookieSuffix
    guard isSecure else { return name }
    return (mount.isRoot ? "__Host-" : "__Secure-") + name
  }
}
