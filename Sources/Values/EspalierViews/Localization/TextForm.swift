/// A text in one language: one text for every number, or one for each plural form of the language.
public enum TextForm: Hashable, Sendable, ExpressibleByStringLiteral {
  /// One text for every number.
  case text(String)
  /// A text for each of some plural categories, and one text for all others.
  case counted([PluralCategory: String], other: String)

  /// Creates one text for every number.
  public init(stringLiteral text: String) { self = .text(text) }

  /// Returns a text with a form for each plural category. A category without a form uses the form `other`.
  public static func plural(
    zero: String? = nil, one: String? = nil, two: String? = nil, few: String? = nil, many: String? = nil, other: String
  ) -> TextForm {
    let given: [PluralCategory: String?] = [.zero: zero, .one: one, .two: two, .few: few, .many: many]
    return .counted(given.compactMapValues { $0 }, other: other)
  }

  func text(for category: PluralCategory) -> String {
    switch self {
    case .text(let text): text
    case .counted(let texts, let other): texts[category] ?? other
    }
  }

  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .counted(let texts, let other): texts.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value) + [other]
    }
  }
}

/// The plural categories of a language (Unicode CLDR, plural rules).
public enum PluralCategory: String, Sendable, Hashable, CaseIterable, Codable {
  /// Zero, in languages that have a form for it, such as Arabic and Latvian.
  case zero
  /// One, or a number that the language treats like one.
  case one
  /// The Unicode CLDR category “two”, in languages that have a form for it.
  case two
  /// The Unicode CLDR category “few”, in languages that have a form for it.
  case few
  /// The Unicode CLDR category “many”, in languages that have a form for it.
  case many
  /// All other numbers; every language has this category.
  case other
}
