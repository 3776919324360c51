internal import EspalierHTML
internal import EspalierLivePage

/// The cookie with which a browser proves its session: `identifier.expiry.signature`.
struct SessionCookie: Sendable, Equatable {
  /// The name of the cookie, without the prefix that ``CookieName`` adds.
  static let name = "espalier-session"

  let identifier: String
  /// The expiry date in seconds since 1970.
  let expiry: Int

  var key: SessionKey { SessionKey(identifier: identifier) }

  /// Creates a cookie with a new identifier that a closure accepts.
  ///
  /// - Parameter accepts: Returns true for valid identifiers; on average at least one of as many identifiers as there
  ///   are workers must be valid.
  init(expiry: Int, where accepts: (String) -> Bool = { _ in true }) {
    var identifier = Base64URL.random(bytes: 24)
    while !accepts(identifier) { identifier = Base64URL.random(bytes: 24) }
    self.identifier = identifier
    self.expiry = expiry
  }

  /// Creates a cookie from its value; nil unless this server signed it and it has not expired.
  init?(value: String, key: SigningKey, now: Double) {
    let parts = value.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 32, let expiry = Int(parts[1]), Double(expiry) > now,
      key.isValid(parts[2], for: "session|\(parts[0])|\(parts[1])")
    else { return nil }
    identifier = String(parts[0])
    self.expiry = expiry
  }

  func value(key: SigningKey) -> String {
    "\(identifier).\(expiry).\(key.signature(of: "session|\(identifier)|\(expiry)"))"
  }

  /// Returns the value of a `Set-Cookie` header.
  func header(key: SigningKey, now: Double, isSecure: Bool, mount: MountPath) -> String {
    let (name, age) = (CookieName.name(Self.name, isSecure: isSecure, mount: mount), max(0, expiry - Int(now)))
    return "\(name)=\(value(key: key)); Path=\(mount.cookiePath); Max-Age=\(age); HttpOnly; SameSite=Lax"
      + (isSecure ? "; Secure" : "")
  }
}
