/// A text that must not be shown by accident: a password, a token, an API key.
///
/// ```swift
/// let password = Secret("correct horse")
/// print("Signing in with \(password)")         // Signing in with •••
/// let isRight = password == Secret("correct horse")
/// let field = "Bearer \(password.revealed)"     // where it is sent, and nowhere else
/// ```
///
/// No log, no dump and no description of an error that contains it shows the text. A secret is not `Codable`, so a type
/// that contains one is not written to a file or a server unless its author implements that. The text is available only
/// through ``revealed``, which is easy to search for.
///
/// The time of a comparison does not depend on where two secrets differ, so that an attacker cannot find out one letter
/// after the other. The time does depend on the length of the left secret.
public struct Secret: Sendable, Equatable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The text, for code that sends or checks it.
  public let revealed: String

  /// Creates a secret from a text.
  public init(_ text: String) { revealed = text }

  /// A Boolean value that indicates whether the text is empty.
  public var isEmpty: Bool { revealed.isEmpty }

  /// A description that consists of three dots.
  public var description: String { "•••" }
  /// A description that consists of three dots.
  public var debugDescription: String { description }
  /// A mirror without children, so that a dump shows nothing of the text.
  public var customMirror: Mirror { Mirror(self, children: []) }

  /// Returns a Boolean value that indicates whether all bytes of two secrets are equal. Texts that look alike but have
  /// different bytes are not equal.
  public static func == (left: Secret, right: Secret) -> Bool {
    let left = Array(left.revealed.utf8)
    let right = Array(right.revealed.utf8)
    var difference: UInt8 = left.count == right.count ? 0 : 1
    // The loop has no early exit: it takes as long for the first byte as for the last.
    for index in left.indices { difference |= left[index] ^ (index < right.count ? right[index] : 0) }
    return difference == 0
  }
}
