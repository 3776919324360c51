/// A press of a key, with its modifiers.
///
/// ```swift
/// let keys: [KeyPress] = [.arrowDown, .character("k").with(.command), .pageUp.with(.shift)]
/// ```
///
/// A character is what the person types, regardless of the key on their keyboard: Shift is part of the character, and
/// is not a modifier of it.
public struct KeyPress: Hashable, Sendable, RawRepresentable, CustomStringConvertible {
  /// A key that is held down while another key is pressed.
  public enum Modifier: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
    /// The Control key, or the Command key on a Mac.
    case command = "Control"
    /// The Alt key, or the Option key on a Mac.
    case option = "Alt"
    /// The Shift key, for use with keys that type no character, such as arrow keys.
    case shift = "Shift"

    /// Returns a Boolean value that indicates whether a key press names the first modifier before the other.
    public static func < (one: Modifier, other: Modifier) -> Bool { one.position < other.position }
    private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The name of the key after the names of its modifiers, such as `ArrowUp` or `Control+k`.
  public let rawValue: String

  /// Creates a key press from the names of its modifiers and its key, such as `ArrowUp` or `Control+k`. The name of the
  /// key is the one in the UI Events standard.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The Enter key, or Return.
  public static let enter = KeyPress(rawValue: "Enter")
  /// The Escape key.
  public static let escape = KeyPress(rawValue: "Escape")
  /// The key that deletes the character before the caret.
  public static let backspace = KeyPress(rawValue: "Backspace")
  /// The key that deletes the character after the caret.
  public static let delete = KeyPress(rawValue: "Delete")
  /// The space bar; the same key as `.character(" ")`.
  public static let space = KeyPress(rawValue: "Space")
  /// The up arrow key.
  public static let arrowUp = KeyPress(rawValue: "ArrowUp")
  /// The down arrow key.
  public static let arrowDown = KeyPress(rawValue: "ArrowDown")
  /// The left arrow key.
  public static let arrowLeft = KeyPress(rawValue: "ArrowLeft")
  /// The right arrow key.
  public static let arrowRight = KeyPress(rawValue: "ArrowRight")
  /// The Home key, which moves to the beginning.
  public static let home = KeyPress(rawValue: "Home")
  /// The End key, which moves to the end.
  public static let end = KeyPress(rawValue: "End")
  /// The key that moves one page up.
  public static let pageUp = KeyPress(rawValue: "PageUp")
  /// The key that moves one page down.
  public static let pageDown = KeyPress(rawValue: "PageDown")

  /// Returns the key that types a character.
  public static func character(_ character: Character) -> KeyPress {
    // A blank separates the keys that a surface receives.
    character == " " ? .space : KeyPress(rawValue: String(character))
  }

  /// Returns the key press with modifiers.
  public func with(_ modifiers: Modifier...) -> KeyPress {
    let held = Set(modifiers).sorted().map { "\($0.rawValue)+" }.joined()
    return KeyPress(rawValue: held + rawValue)
  }

  /// The ``rawValue``.
  public var description: String { rawValue }
}
