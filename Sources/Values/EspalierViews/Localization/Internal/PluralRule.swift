/// The rule that assigns whole numbers to the plural categories of a language. All rules follow the cardinal rules of
/// Unicode CLDR 46.
struct PluralRule: Sendable {
  /// The plural categories that the language has for whole numbers.
  let categories: Set<PluralCategory>
  private let sort: @Sendable (_ count: Int) -> PluralCategory

  /// Returns the category of a number; its sign does not matter.
  func category(of count: Int) -> PluralCategory { sort(count == .min ? .max : abs(count)) }

  /// Returns the rule of a language, or the rule of English for an unknown language.
  static func of(_ language: String) -> PluralRule {
    let code = language.lowercased().prefix { $0 != "-" && $0 != "_" }
    return rules[String(code)] ?? english
  }

  private static let english = PluralRule(categories: [.one, .other]) { $0 == 1 ? .one : .other }
  private static let none = PluralRule(categories: [.other]) { _ in .other }
  private static let upToOne = PluralRule(categories: [.one, .other]) { $0 <= 1 ? .one : .other }
  private static let romance = PluralRule(categories: [.one, .many, .other]) {
    $0 == 1 ? .one : $0 != 0 && $0 % 1_000_000 == 0 ? .many : .other
  }
  private static let french = PluralRule(categories: [.one, .many, .other]) {
    $0 <= 1 ? .one : $0 % 1_000_000 == 0 ? .many : .other
  }
  private static let czech = PluralRule(categories: [.one, .few, .other]) {
    $0 == 1 ? .one : (2...4).contains($0) ? .few : .other
  }
  private static let polish = PluralRule(categories: [.one, .few, .many]) {
    $0 == 1 ? .one : isFew($0) ? .few : .many
  }
  private static let russian = PluralRule(categories: [.one, .few, .many]) {
    $0 % 10 == 1 && $0 % 100 != 11 ? .one : isFew($0) ? .few : .many
  }
  private static let croatian = PluralRule(categories: [.one, .few, .other]) {
    $0 % 10 == 1 && $0 % 100 != 11 ? .one : isFew($0) ? .few : .other
  }
  private static let romanian = PluralRule(categories: [.one, .few, .other]) {
    $0 == 1 ? .one : $0 == 0 || (1...19).contains($0 % 100) ? .few : .other
  }
  private static let lithuanian = PluralRule(categories: [.one, .few, .other]) {
    (11...19).contains($0 % 100) ? .other : $0 % 10 == 1 ? .one : (2...9).contains($0 % 10) ? .few : .other
  }
  private static let latvian = PluralRule(categories: [.zero, .one, .other]) {
    $0 % 10 == 0 || (11...19).contains($0 % 100) ? .zero : $0 % 10 == 1 ? .one : .other
  }
  private static let slovenian = PluralRule(categories: [.one, .two, .few, .other]) {
    switch $0 % 100 {
    case 1: .one
    case 2: .two
    case 3, 4: .few
    default: .other
    }
  }
  private static let arabic = PluralRule(categories: [.zero, .one, .two, .few, .many, .other]) {
    switch ($0, $0 % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }
  private static let hebrew = PluralRule(categories: [.one, .two, .other]) {
    $0 == 1 ? .one : $0 == 2 ? .two : .other
  }
  private static let welsh = PluralRule(categories: [.zero, .one, .two, .few, .many, .other]) {
    switch $0 {
    case 0: .zero
    case 1: .one
    case 2: .two
    case 3: .few
    case 6: .many
    default: .other
    }
  }
  private static let irish = PluralRule(categories: [.one, .two, .few, .many, .other]) {
    switch $0 {
    case 1: .one
    case 2: .two
    case 3...6: .few
    case 7...10: .many
    default: .other
    }
  }
  private static let icelandic = PluralRule(categories: [.one, .other]) {
    $0 % 10 == 1 && $0 % 100 != 11 ? .one : .other
  }

  /// Returns true if the number ends in 2, 3 or 4, but not in 12, 13 or 14.
  private static func isFew(_ count: Int) -> Bool {
    (2...4).contains(count % 10) && !(12...14).contains(count % 100)
  }

  private static let rules: [String: PluralRule] = {
    let groups: [(PluralRule, String)] = [
      (none, "ja ko zh yue th vi id ms lo my km jv dz bo ii ig to wo yo"),
      (upToOne, "hi bn fa gu kn am zu hy as ti ak mg pa si"),
      (romance, "es it ca"), (french, "fr pt"), (czech, "cs sk"), (polish, "pl"), (russian, "ru uk be"),
      (croatian, "hr sr bs sh"), (romanian, "ro mo"), (lithuanian, "lt"), (latvian, "lv"), (slovenian, "sl"),
      (arabic, "ar"), (hebrew, "he iw"), (welsh, "cy"), (irish, "ga"), (icelandic, "is mk"),
    ]
    var rules: [String: PluralRule] = [:]
    for (rule, codes) in groups {
      for code in codes.split(separator: " ") { rules[String(code)] = rule }
    }
    return rules
  }()
}
