/// A key that is pressed, with those that are held down.
///
/// ```swift
/// let keys: [KeyPress] = [.arrowDown, .character("k").with(.command), .pageUp.with(.shift)]
/// ```
///
/// A character is what the person types, whatever key that is on their keyboard: Shift is part of it, and is no
/// modifier of it.
public struct KeyPress: Hashable, Sendable, RawRepresentable, CustomStringConvertible {
  /// A key that is held down while another one is pressed.
  public enum Modifier: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
    /// Control, or Command on a Mac.
    case command = "Control"
    /// Alt, or Option on a Mac.
    case option = "Alt"
    /// Shift, beside a key that types nothing.
    case shift = "Shift"

    /// Returns true if a key press names the first modifier before the other.
    public static func < (one: Modifier, other: Modifier) -> Bool { one.place < other.place }
    private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The key, with what is held down before it: `ArrowUp`, `Control+k`.
  public let rawValue: String

  /// Creates a key press from its name in the standard UI Events, such as `ArrowUp`, with the modifiers that are held
  /// down before it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Enter, or Return.
  public static let enter = KeyPress(rawValue: "Enter")
  /// Escape.
  public static let escape = KeyPress(rawValue: "Escape")
  /// The key that deletes what is before the caret.
  public static let backspace = KeyPress(rawValue: "Backspace")
  /// The key that deletes what is behind the caret.
  public static let delete = KeyPress(rawValue: "Delete")
  /// The space bar; the same key as `.character(" ")`.
  public static let space = KeyPress(rawValue: "Space")
  /// The arrow up.
  public static let arrowUp = KeyPress(rawValue: "ArrowUp")
  /// The arrow down.
  public static let arrowDown = KeyPress(rawValue: "ArrowDown")
  /// The arrow to the left.
  public static let arrowLeft = KeyPress(rawValue: "ArrowLeft")
  /// The arrow to the right.
  public static let arrowRight = KeyPress(rawValue: "ArrowRight")
  /// The key to the beginning.
  public static let home = KeyPress(rawValue: "Home")
  /// The key to the end.
  public static let end = KeyPress(rawValue: "End")
  /// The key one page up.
  public static let pageUp = KeyPress(rawValue: "PageUp")
  /// The key one page down.
  public static let pageDown = KeyPress(rawValue: "PageDown")

  /// Returns the key that types a character.
  public static func character(_ character: Character) -> KeyPress {
    // A blank parts the keys that a surface is told of.
    character == " " ? .space : KeyPress(rawValue: String(character))
  }

  /// Returns the key while others are held down.
  public func with(_ modifiers: Modifier...) -> KeyPress {
    let held = Set(modifiers).sorted().map { "\($0.rawValue)+" }.joined()
    return KeyPress(rawValue: held + rawValue)
  }

  /// The ``rawValue``.
  public var description: String { rawValue }
}
