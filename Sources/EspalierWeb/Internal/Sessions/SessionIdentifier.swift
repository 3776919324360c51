internal import Crypto
internal import Foundation

/// The name of a session inside the server: the hash of the identifier in the cookie.
///
/// Neither the disk nor a log ever holds anything that could be put into a cookie.
struct SessionKey: Hashable, Sendable {
  let name: String

  init(identifier: some StringProtocol) {
    name = SHA256.hash(data: Data(identifier.utf8)).map {
      $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16)
    }
    .joined()
  }

  /// Reads the key from the name of a file in the directory of records; nil for another file.
  init?(name: String) {
    guard name.utf8.count == 64, name.allSatisfy({ $0.isHexDigit && !$0.isUppercase }) else { return nil }
    self.name = name
  }

  /// The beginning of the name, enough to follow a session through a log.
  var forLogs: String { String(name.prefix(8)) }
}

/// The cookie that a browser proves its session with: `identifier.expiry.signature`.
struct SessionCookie: Sendable, Equatable {
  /// The name of the cookie, before the prefix of ``CookieName``.
  static let name = "espalier-session"

  let identifier: String
  /// Seconds since 1970.
  let expiry: Int

  var key: SessionKey { SessionKey(identifier: identifier) }

  /// Creates a cookie with a new identifier.
  ///
  /// - Parameter accepts: Returns true for the identifiers that are wanted; at least one of so many as there are
  ///   workers.
  init(expiry: Int, where accepts: (String) -> Bool = { _ in true }) {
    var identifier = Base64URL.random(bytes: 24)
    while !accepts(identifier) { identifier = Base64URL.random(bytes: 24) }
    self.identifier = identifier
    self.expiry = expiry
  }

  /// Reads the cookie from its value; nil unless this server signed it and it has not expired.
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

  /// The value of a `Set-Cookie` header.
  func header(key: SigningKey, now: Double, isSecure: Bool, mount: MountPath) -> String {
    let (name, age) = (CookieName.name(Self.name, isSecure: isSecure, mount: mount), max(0, expiry - Int(now)))
    return "\(name)=\(value(key: key)); Path=\(mount.cookiePath); Max-Age=\(age); HttpOnly; SameSite=Lax"
      + (isSecure ? "; Secure" : "")
  }
}
