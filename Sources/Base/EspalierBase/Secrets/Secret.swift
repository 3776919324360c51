/// A text that nobody may see by accident: a password, a token, the key of an interface.
///
/// ```swift
/// let password = Secret("correct horse")
/// print("Signing in with \(password)")         // Signing in with •••
/// let isRight = password == Secret("correct horse")
/// let field = "Bearer \(password.revealed)"     // where it is sent, and nowhere else
/// ```
///
/// Neither a log nor a dump nor the description of an error that holds it shows it. It is not `Codable`, so a type that
/// holds one is not written to a file or a server before somebody says how: ``revealed`` is the only way to the text,
/// and easy to search for.
///
/// Two are compared in a time that does not tell where they differ, so that nobody finds out one letter after the
/// other; the time does tell the length of the left one.
public struct Secret: Sendable, Equatable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The text, for code that sends or checks it.
  public let revealed: String

  /// Keeps a text secret from here on.
  public init(_ text: String) { revealed = text }

  /// True if there is no text.
  public var isEmpty: Bool { revealed.isEmpty }

  /// Three dots.
  public var description: String { "•••" }
  /// Three dots.
  public var debugDescription: String { description }
  /// Shows a dump nothing of it.
  public var customMirror: Mirror { Mirror(self, children: []) }

  /// Compares the bytes of two, all of them. Texts that look alike and are of other bytes are not equal.
  public static func == (left: Secret, right: Secret) -> Bool {
    let left = Array(left.revealed.utf8)
    let right = Array(right.revealed.utf8)
    var difference: UInt8 = left.count == right.count ? 0 : 1
    // No way out of the loop: it takes as long for the first byte as for the last.
    for index in left.indices { difference |= left[index] ^ (index < right.count ? right[index] : 0) }
    return difference == 0
  }
}
