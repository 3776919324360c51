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
  /// Tabulator.
  public static let tab = Key("\u{E004}")
  /// Escape.
  public static let escape = Key("\u{E00C}")
  /// The space bar.
  public static let space = Key(" ")
  /// Backspace, which removes the character before the insertion point.
  public static let backspace = Key("\u{E003}")
  /// Delete, which removes the character after the insertion point.
  public static let delete = Key("\u{E017}")
  /// Arrow up.
  public static let up = Key("\u{E013}")
  /// Arrow down.
  public static let down = Key("\u{E015}")
  /// Arrow left.
  public static let left = Key("\u{E012}")
  /// Arrow right.
  public static let right = Key("\u{E014}")
  /// Home.
  public static let home = Key("\u{E011}")
  /// End.
  public static let end = Key("\u{E010}")
  /// Page up.
  public static let pageUp = Key("\u{E00E}")
  /// Page down.
  public static let pageDown = Key("\u{E00F}")
  /// Shift, held while the keys after it are pressed.
  public static let shift = Key("\u{E008}")
  /// Control, held while the keys after it are pressed.
  public static let control = Key("\u{E009}")
  /// Alt, held while the keys after it are pressed.
  public static let alt = Key("\u{E00A}")
  /// Meta, held while the keys after it are pressed.
  public static let meta = Key("\u{E03D}")
}
