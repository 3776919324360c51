/// A font beside the theme's type scale: the parts that it sets take the place of those of ``TextStyle``, and the rest
/// stays.
///
/// ```swift
/// let code = Label.with(.text("DE89 3704"), .font(Font(family: .monospaced)))
/// let poster = Label.with(.text("Wallet"), .font(Font(size: 44, weight: .heavy, family: .named("Inter"))))
/// ```
///
/// Sizes follow the person's own text size, as those of the scale do. A named family must be there on the person's
/// machine; where it is not, the theme's family takes its place.
public struct Font: StyleValueConvertible, CustomStringConvertible {
  /// The family of the letters.
  public enum Family: Hashable, Sendable {
    /// The family of the theme.
    case standard
    /// With serifs, as books have it.
    case serif
    /// All letters of one width, as code has it.
    case monospaced
    /// With round ends, where the person's machine has such a family.
    case rounded
    /// A family by its name: up to 64 letters, digits, blanks, hyphens and underscores.
    case named(String)
  }

  /// The weight of the letters.
  public enum Weight: Int, Sendable, Codable, CaseIterable {
    /// Thinner than running text.
    case light = 300
    /// As running text.
    case regular = 400
    /// A little bolder.
    case medium = 500
    /// As headlines.
    case semibold = 600
    /// As titles.
    case bold = 700
    /// As posters.
    case heavy = 800
  }

  /// The height of the letters in points at the usual setting; nil as the text style has it.
  public let size: Double?
  /// The weight of the letters; nil as the text style has it.
  public let weight: Weight?
  /// The family of the letters.
  public let family: Family
  /// A Boolean value that indicates whether the letters slant.
  public let isItalic: Bool

  /// Creates a font. A size that is no number, or not above 0, is as the text style has it.
  public init(size: Double? = nil, weight: Weight? = nil, family: Family = .standard, isItalic: Bool = false) {
    self.size = size.flatMap { $0 > 0 ? min($0, 999) : nil }
    self.weight = weight
    self.family = family
    self.isItalic = isItalic
  }

  /// The parts that the font sets, in words.
  public var description: String {
    let words: [String?] = [
      size.map { "\($0) points" }, weight.map { "\($0)" }, family == .standard ? nil : "\(family)",
      isItalic ? "italic" : nil,
    ]
    let said = words.compactMap { $0 }
    return said.isEmpty ? "standard" : said.joined(separator: ", ")
  }
}
