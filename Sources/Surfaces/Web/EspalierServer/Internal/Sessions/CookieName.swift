internal import EspalierHTML

/// The names of cookies, with the prefixes by which browsers themselves see to it that nobody else has set them.
enum CookieName {
  /// Over https, a cookie of the whole site begins with `__Host-`: no other host, not even a subdomain, can set one.
  /// That of an app below a path begins with `__Secure-`, because the former asks for the path `/`. Over plain http, as
  /// on this machine alone, there is no prefix that a browser would take.
  static func name(_ base: String, isSecure: Bool, mount: MountPath = .root) -> String {
    let name = base + mount.cookieSuffix
    guard isSecure else { return name }
    return (mount.isRoot ? "__Host-" : "__Secure-") + name
  }
}
