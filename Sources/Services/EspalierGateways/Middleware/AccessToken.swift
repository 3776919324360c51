#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A token that a server accepts for a limited time. Its description does not contain the token.
public struct AccessToken: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{
  /// The token, as it is sent.
  public let value: String
  /// The time at which the token expires; nil if that is not known.
  public let expires: Date?

  /// Creates a token from the text that is sent and the time at which it expires.
  public init(_ value: String, expires: Date? = nil) {
    self.value = value
    self.expires = expires
  }

  /// A fixed text that does not contain the token.
  public var description: String { "AccessToken(***)" }
  /// A fixed text that does not contain the token.
  public var debugDescription: String { description }
  /// A mirror that hides the token in a dump.
  public var customMirror: Mirror { Mirror(self, children: ["value": "***"]) }
}
