/// A font for text that differs from the theme's type scale. The size, weight and family that the font sets override
/// those of the ``TextStyle``.
///
/// ```swift
/// let code = Label.with(.text("DE89 3704"), .font(Font(family: .monospaced)))
/// let poster = Label.with(.text("Wallet"), .font(Font(size: 44, weight: .heavy, family: .named("Inter"))))
/// ```
///
/// Sizes follow the person's own text size, as those of the scale do. A named family must be installed on the person's
/// machine; otherwise the theme's family is used.
public struct Font: StyleValueConvertible, CustomStringConvertible {
  /// The family of the letters.
  public enum Family: Hashable, Sendable {
    /// The family of the theme.
    case standard
    /// A family with serifs, as in books.
    case serif
    /// A family with letters of one width, as in code.
    case monospaced
    /// A family of letters with round ends, if the person's machine has one.
    case rounded
    /// A family by its name: up to 64 letters, digits, blanks, hyphens and underscores.
    case named(String)
  }

  /// The weight of the letters.
  public enum Weight: Int, Sendable, Codable, CaseIterable {
    /// A weight below that of running text.
    case light = 300
    /// The weight of running text.
    case regular = 400
    /// A weight slightly above that of running text.
    case medium = 500
    /// The weight of headlines.
    case semibold = 600
    /// The weight of titles.
    case bold = 700
    /// The weight of posters.
    case heavy = 800
  }

  /// The height of the letters in points, before it is scaled to the person's own text size; nil for the height of the
  /// text style.
  public let size: Double?
  /// The weight of the letters; nil for the weight of the text style.
  public let weight: Weight?
  /// The family of the letters.
  public let family: Family
  /// A Boolean value that indicates whether the letters are italic.
  public let isItalic: Bool

  /// Creates a font. A size that is NaN or not above 0 stands for the size of the text style.
  public init(size: Double? = nil, weight: Weight? = nil, family: Family = .standard, isItalic: Bool = false) {
    self.size = size.flatMap { $0 > 0 ? min($0, 999) : nil }
    self.weight = weight
    self.family = family
    self.isItalic = isItalic
  }

  /// The size, weight, family and slant that the font sets, in words; `standard` if it sets nothing.
  public var description: String {
    let words: [String?] = [
      size.map { "\($0) points" }, weight.map { "\($0)" }, family == .standard ? nil : "\(family)",
      isItalic ? "italic" : nil,
    ]
    let said = words.compactMap { $0 }
    return said.isEmpty ? "standard" : said.joined(separator: ", ")
  }
}
