/// A key of the keyboard, for `press`.
///
/// Named keys have constants; a key that types a character is written as that character:
///
/// ```swift
/// try await page.press(.control, "a")
/// try await page.press(.shift, .tab)
/// ```
public struct Key: Sendable, Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the WebDriver standard assigns to the key.
  let code: String

  /// Creates the key that types a character.
  public init(_ character: Character) {
    code = String(character)
  }

  /// Creates the key that types a character, from its literal.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(character)
  }

  /// The main Enter key.
  public static let enter = Key("\u{E007}")
  /// The Tab key.
  public static let tab = Key("\u{E004}")
  /// The Escape key.
  public static let escape = Key("\u{E00C}")
  /// The space bar.
  public static let space = Key(" ")
  /// The Backspace key, which removes the character before the insertion point.
  public static let backspace = Key("\u{E003}")
  /// The Delete key, which removes the character after the insertion point.
  public static let delete = Key("\u{E017}")
  /// The up arrow key.
  public static let up = Key("\u{E013}")
  /// The down arrow key.
  public static let down = Key("\u{E015}")
  /// The left arrow key.
  public static let left = Key("\u{E012}")
  /// The right arrow key.
  public static let right = Key("\u{E014}")
  /// The Home key.
  public static let home = Key("\u{E011}")
  /// The End key.
  public static let end = Key("\u{E010}")
  /// The Page Up key.
  public static let pageUp = Key("\u{E00E}")
  /// The Page Down key.
  public static let pageDown = Key("\u{E00F}")
  /// The Shift key, which is held while the keys after it are pressed.
  public static let shift = Key("\u{E008}")
  /// The Control key, which is held while the keys after it are pressed.
  public static let control = Key("\u{E009}")
  /// The Alt key, which is held while the keys after it are pressed.
  public static let alt = Key("\u{E00A}")
  /// The Meta key, which is held while the keys after it are pressed.
  public static let meta = Key("\u{E03D}")
}
