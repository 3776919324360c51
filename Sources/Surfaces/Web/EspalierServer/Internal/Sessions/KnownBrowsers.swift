internal import EspalierHTML
internal import EspalierLivePage

/// The people who have signed in from a browser before, according to its cookie. The cookie has a few entries
/// `mark.expiry.signature`, the newest first; the mark is a random text that represents a person.
///
/// The signature also covers the person, who is not in the entry: the cookie does not reveal the people who have signed
/// in. Each sign-in replaces that person's former mark with a new one. An entry grants no access; it only means that
/// wrong passwords from this browser are counted separately from those of strangers.
struct KnownBrowsers: Sendable {
  static let name = "espalier-browser"
  /// The greatest number of people who are remembered for one browser.
  private static let most = 4

  private struct Entry: Sendable {
    let mark: String
    let expiry: Int
    let signature: String

    var text: String { "\(mark).\(expiry).\(signature)" }
  }

  private let key: SigningKey
  private var entries: [Entry]

  /// Reads the cookie; a forged entry is detected only when a person is looked up.
  init(cookie value: String?, key: SigningKey, now: Double) {
    self.key = key
    entries = (value ?? "").prefix(1_024).split(separator: "~").prefix(Self.most).compactMap { text in
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 3, parts[0].utf8.count == 24, let expiry = Int(parts[1]), Double(expiry) > now else {
        return nil
      }
      return Entry(mark: String(parts[0]), expiry: expiry, signature: String(parts[2]))
    }
  }

  /// Returns the random text that represents a person in this browser's cookie; nil if the person has not signed in
  /// from this browser.
  func mark(of identity: String) -> String? {
    entries.first { key.isValid($0.signature, for: Self.text($0.mark, $0.expiry, identity)) }?.mark
  }

  /// Records that a person has signed in from this browser, and represents the person by a new random text.
  mutating func add(_ identity: String, until expiry: Int) {
    remove(identity)
    let mark = Base64URL.random(bytes: 18)
    let signature = key.signature(of: Self.text(mark, expiry, identity))
    entries = [Entry(mark: mark, expiry: expiry, signature: signature)] + entries.prefix(Self.most - 1)
  }

  /// Removes a person.
  mutating func remove(_ identity: String) {
    entries.removeAll { key.isValid($0.signature, for: Self.text($0.mark, $0.expiry, identity)) }
  }

  /// Returns the value of a `Set-Cookie` header; an empty cookie is removed.
  func header(now: Double, isSecure: Bool, mount: MountPath) -> String {
    let name = CookieName.name(Self.name, isSecure: isSecure, mount: mount)
    let age = entries.map(\.expiry).max().map { max(0, $0 - Int(now)) } ?? 0
    let value = entries.map(\.text).joined(separator: "~")
    return "\(name)=\(value); Path=\(mount.cookiePath); Max-Age=\(age); HttpOnly; SameSite=Strict"
      + (isSecure ? "; Secure" : "")
  }

  private static func text(_ mark: String, _ expiry: Int, _ identity: String) -> String {
    "browser|\(mark)|\(expiry)|\(identity)"
  }
}
