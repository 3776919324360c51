public import Foundation

/// A cookie with its attributes, which determine who can read the cookie, and with which requests the browser sends it.
///
/// Scripts of a page cannot see `HttpOnly` and `SameSite`. The browser reports them to tests, so a test can check that
/// the server sets them:
///
/// ```swift
/// let session = try #require(await page.cookie("session"))
/// #expect(session.isHTTPOnly && session.sameSite == .lax)
/// ```
public struct BrowserCookie: Sendable, Hashable {
  /// The rule for sending a cookie along with requests from other sites.
  public enum SameSite: String, Sendable, Hashable {
    /// The cookie is never sent with requests from other sites.
    case strict = "Strict"
    /// The cookie is sent with a request from another site only when the user follows a link.
    case lax = "Lax"
    /// The cookie is always sent, with requests from other sites too. Browsers require that such a cookie is `Secure`.
    case none = "None"
  }

  /// The cookie's name.
  public var name: String
  /// The text that the cookie holds.
  public var value: String
  /// The path below which the cookie is sent.
  public var path: String
  /// The domain of the cookie; nil for the host of the page.
  public var domain: String?
  /// A Boolean value that indicates whether the cookie is sent only over encrypted connections.
  public var isSecure: Bool
  /// A Boolean value that indicates whether the cookie is hidden from scripts.
  public var isHTTPOnly: Bool
  /// The rule for requests from other sites; nil if the server did not specify one.
  public var sameSite: SameSite?
  /// The time at which the cookie expires; nil for the end of the browser's session.
  public var expires: Date?

  /// Creates a cookie from its attributes.
  ///
  /// - Parameters:
  ///   - name: The cookie's name.
  ///   - value: The text that the cookie holds.
  ///   - path: The path below which it is sent.
  ///   - domain: The domain of the cookie; nil for the host of the page.
  ///   - isSecure: True if the cookie is sent only over encrypted connections.
  ///   - isHTTPOnly: True if the cookie is hidden from scripts.
  ///   - sameSite: The rule for requests from other sites.
  ///   - expires: The time at which the cookie expires; nil for the end of the browser's session.
  public init(
    name: String,
    value: String,
    path: String = "/",
    domain: String? = nil,
    isSecure: Bool = false,
    isHTTPOnly: Bool = false,
    sameSite: SameSite? = nil,
    expires: Date? = nil
  ) {
    self.name = name
    self.value = value
    self.path = path
    self.domain = domain
    self.isSecure = isSecure
    self.isHTTPOnly = isHTTPOnly
    self.sameSite = sameSite
    self.expires = expires
  }
}

extension BrowserCookie {
  init?(_ answer: JSONValue) {
    guard let name = answer["name"]?.stringValue, let value = answer["value"]?.stringValue else { return nil }
    self.init(
      name: name,
      value: value,
      path: answer["path"]?.stringValue ?? "/",
      domain: answer["domain"]?.stringValue,
      isSecure: answer["secure"]?.boolValue ?? false,
      isHTTPOnly: answer["httpOnly"]?.boolValue ?? false,
      sameSite: answer["sameSite"]?.stringValue.flatMap(SameSite.init(rawValue:)),
      expires: answer["expiry"]?.numberValue.map(Date.init(timeIntervalSince1970:)))
  }

  var message: JSONValue {
    var fields: [String: JSONValue] = [
      "name": .string(name), "value": .string(value), "path": .string(path), "secure": .bool(isSecure),
      "httpOnly": .bool(isHTTPOnly),
    ]
    if let domain { fields["domain"] = .string(domain) }
    if let sameSite { fields["sameSite"] = .string(sameSite.rawValue) }
    if let expires { fields["expiry"] = .number(expires.timeIntervalSince1970.rounded()) }
    return .object(fields)
  }
}
