#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A token that a server takes for a while. Its description shows nothing of it.
public struct AccessToken: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{
  /// The token, as it is sent.
  public let value: String
  /// The time at which the server takes it no more; nil if that is not known.
  public let expires: Date?

  /// Makes a token.
  public init(_ value: String, expires: Date? = nil) {
    self.value = value
    self.expires = expires
  }

  /// Says that there is one.
  public var description: String { "AccessToken(***)" }
  /// Says that there is one.
  public var debugDescription: String { description }
  /// Shows a dump nothing of it.
  public var customMirror: Mirror { Mirror(self, children: ["value": "***"]) }
}
