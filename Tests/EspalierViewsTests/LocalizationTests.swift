import EspalierViews
import Foundation
import Testing

extension LocalizedText {
  fileprivate static let accounts = LocalizedText("accounts", "Accounts")
  fileprivate static func greeting(_ name: String) -> LocalizedText {
    LocalizedText("greeting", "Hello, {name}", ["name": name])
  }
  fileprivate static func operations(_ count: Int) -> LocalizedText {
    LocalizedText("operations", count: count, one: "{count} operation", other: "{count} operations")
  }
}

private let german = TextTable(
  language: "de",
  [
    "accounts": "Konten", "greeting": "Hallo, {name}",
    "operations": .plural(one: "{count} Buchung", other: "{count} Buchungen"),
  ])
private let swiss = TextTable(language: "de-CH", ["greeting": "Grüezi, {name}"])
private let polish = TextTable(
  language: "pl",
  ["operations": .plural(one: "{count} operacja", few: "{count} operacje", many: "{count} operacji", other: "{count}")])

@Suite struct LocalizationTests {
  @Test func `a text stands for a string in the language of the window`() {
    let title: String = .localized(.accounts)
    #expect(title == "Accounts")
    Localization.$current.withValue(Localization(locale: "de-AT", tables: [german])) {
      let title: String = .localized(.greeting("Ada"))
      #expect(title == "Hallo, Ada")
    }
  }

  @Test func `a text is said in the table of the region, then of the language, then as the app is written`() {
    let tables = [swiss, german]
    let inSwitzerland = Localization(locale: "de-CH", tables: tables)
    #expect(inSwitzerland.string(.greeting("Ada")) == "Grüezi, Ada")
    #expect(inSwitzerland.string(.accounts) == "Konten")
    #expect(inSwitzerland.language == "de-CH")
    #expect(Localization(locale: "de-AT", tables: tables).string(.greeting("Ada")) == "Hallo, Ada")
    #expect(Localization(locale: "de-AT", tables: tables).language == "de")
    let french = Localization(locale: "fr-FR", tables: tables)
    #expect(french.string(.accounts) == "Accounts")
    #expect(french.language == "en", "what is read is English, so a browser must not be told that it is French")
    #expect(Localization(locale: "en-GB", tables: tables).language == "en-GB")
  }

  @Test func `things are counted as the language counts`() {
    let inGerman = Localization(locale: "de-DE", tables: [german])
    let buchungen = (0...2).map { (count: Int) -> String in inGerman.string(.operations(count)) }
    #expect(buchungen == ["0 Buchungen", "1 Buchung", "2 Buchungen"])
    let inPolish = Localization(locale: "pl", tables: [polish])
    let operacje = [1, 2, 5, 12, 22].map { (count: Int) -> String in inPolish.string(.operations(count)) }
    #expect(operacje == ["1 operacja", "2 operacje", "5 operacji", "12 operacji", "22 operacje"])
    #expect(inPolish.string(.accounts) == "Accounts")
  }

  @Test func `what has no translation is counted as the app's own language counts`() {
    let japanese = Localization(locale: "ja", tables: [TextTable(language: "ja", ["accounts": "口座"])])
    #expect(japanese.string(.operations(1)) == "1 operation")
    #expect(japanese.string(.accounts) == "口座")
  }

  @Test func `a counted number is written as the language writes numbers`() {
    #expect(Localization(locale: "de-DE", tables: [german]).string(.operations(1_234)) == "1.234 Buchungen")
    #expect(Localization(locale: "en-US").string(.operations(1_234)) == "1,234 operations")
  }

  @Test func `braces are filled once, and a name that is not given stays in sight`() {
    let english = Localization()
    #expect(english.string(LocalizedText("a", "{x} and {y}", ["x": "{y}", "y": "1"])) == "{y} and 1")
    #expect(english.string(LocalizedText("a", "{nothing} {", ["x": "1"])) == "{nothing} {")
    #expect(english.string(LocalizedText("a", "{x}", ["x": "1"])) == "1")
  }

  @Test(arguments: [
    ("en", false), ("ar", true), ("ar-EG", true), ("he-IL", true), ("fa", true), ("ur-PK", true), ("ku-Latn", false),
    ("az-Arab", true), ("de", false),
  ])
  func `the direction follows the language that is read`(tag: String, isRightToLeft: Bool) {
    let localization = Localization(locale: tag, tables: [TextTable(language: tag, [:])])
    #expect(localization.isRightToLeft == isRightToLeft)
    #expect(!Localization(locale: tag).isRightToLeft, "without a translation the app's own language is read")
  }

  @Test func `a style takes a text in the current localization`() {
    let inGerman = Localization(locale: "de", tables: [german])
    let component: Component<Label> = Localization.$current.withValue(inGerman) { Component(.text(.operations(2))) }
    #expect(component == Component(.text("2 Buchungen")))
    let button: Component<Button> = Component(.title(.accounts))
    #expect(button.value(of: \.title) == "Accounts")
    let field: Component<TextField> = Component(.localized(\.placeholder, .accounts))
    #expect(field.value(of: \.placeholder) == "Accounts")
    #expect(Localization.current.locale == "en-US")
  }
}

@Suite struct TextTableTests {
  private let texts: [LocalizedText] = [.accounts, .greeting("Ada"), .operations(3)]

  @Test func `a table that says all has no problems`() {
    #expect(german.problems(for: texts) == [])
  }

  @Test func `catalogues are joined to one table a language, and the first text of a key counts`() {
    let joined = TextTable.join(
      [TextTable(language: "de", ["a": "A"]), TextTable(language: "fr", ["a": "Â"])],
      [TextTable(language: "de", ["a": "Anders", "b": "B"])], [])
    #expect(
      joined == [TextTable(language: "de", ["a": "A", "b": "B"]), TextTable(language: "fr", ["a": "Â"])])
  }

  @Test func `an app in a language with several forms counts in them`() {
    let inPolish = Localization(locale: "pl", appLanguage: "pl")
    let texts = [1, 3, 5].map { LocalizedText("notes", count: $0, one: "notatka", few: "notatki", other: "notatek") }
    #expect(texts.map(inPolish.string) == ["notatka", "notatki", "notatek"])
  }

  @Test func `what is missing, too much, misspelt or not counted is found at once`() {
    let table = TextTable(
      language: "pl",
      ["greeting": "Cześć, {nome}", "operations": .plural(one: "{count} operacja", other: "{n}"), "old": "Stare"])
    let expected: [String] = [
      "pl: “accounts” (Accounts) has no translation.",
      "pl: “greeting” has {nome}, which the text does not give; it gives [\"name\"].",
      "pl: “old” belongs to no text of the app.",
      "pl: “operations” has {n}, which the text does not give; it gives [\"count\"].",
      "pl: “operations” lacks the form for “few”.",
      "pl: “operations” lacks the form for “many”.",
    ]
    #expect(table.problems(for: texts) == expected)
    let flat = TextTable(language: "de", ["operations": "Buchungen"])
    #expect(flat.problems(for: [.operations(1)]) == ["de: “operations” counts something; give it as .plural(…)."])
  }
}

/// Numbers of Unicode CLDR's own samples for each category.
@Suite struct PluralRuleTests {
  private static let samples: [(language: String, category: PluralCategory, numbers: [Int])] = [
    ("en", .one, [1]), ("en", .other, [0, 2, 11, 100]), ("fr", .one, [0, 1]), ("fr", .other, [2, 17]),
    ("fr", .many, [1_000_000]), ("ja", .other, [0, 1, 2]), ("ru", .one, [1, 21, 31, 101]),
    ("ru", .few, [2, 3, 4, 22, 102]), ("ru", .many, [0, 5, 11, 12, 14, 111, 112]), ("pl", .one, [1]),
    ("pl", .few, [2, 4, 22, 104]), ("pl", .many, [0, 5, 12, 21, 112]), ("cs", .few, [2, 3, 4]),
    ("cs", .other, [0, 5, 22]),
    ("ar", .zero, [0]), ("ar", .one, [1]), ("ar", .two, [2]), ("ar", .few, [3, 10, 103]), ("ar", .many, [11, 99, 111]),
    ("ar", .other, [100, 101, 102, 200]), ("he", .two, [2]), ("he", .other, [0, 3, 20]),
    ("lv", .zero, [0, 10, 11, 20]),
    ("lv", .one, [1, 21]), ("lt", .one, [1, 21]), ("lt", .few, [2, 9, 22]), ("lt", .other, [0, 10, 11, 19]),
    ("sl", .one, [1, 101]), ("sl", .two, [2, 102]), ("sl", .few, [3, 4, 103]), ("ro", .few, [0, 2, 19, 101, 119]),
    ("ro", .other, [20, 100]), ("ga", .few, [3, 6]), ("ga", .many, [7, 10]), ("cy", .many, [6]), ("is", .one, [1, 21]),
    ("is", .other, [0, 11, 111]), ("hr", .few, [2, 24]), ("hr", .other, [5, 12]), ("xx", .one, [1]),
    ("de-AT", .one, [-1]),
  ]

  @Test(arguments: samples.indices)
  func `numbers fall into the category that the language has for them`(index: Int) {
    let sample = Self.samples[index]
    for number in sample.numbers {
      let forms = Dictionary(uniqueKeysWithValues: PluralCategory.allCases.map { ($0, $0.rawValue) })
      let table = TextTable(language: sample.language, ["x": .counted(forms, other: "other")])
      let localization = Localization(locale: sample.language, tables: [table])
      #expect(
        localization.string(LocalizedText("x", count: number, other: "")) == sample.category.rawValue, "\(number)")
    }
  }

  @Test func `the smallest number has a category as well`() {
    #expect(!Localization().string(LocalizedText("x", count: .min, other: "{count}")).isEmpty)
  }
}

@Suite struct FormatTests {
  private let german = Localization(locale: "de-DE", timeZone: "Europe/Berlin")
  private let moment = Date(timeIntervalSince1970: 1_700_000_000)

  @Test func `numbers, shares and amounts are written as the locale writes them`() {
    #expect(german.number(1_234_567) == "1.234.567")
    #expect(german.number(0.5, fractionDigits: 2) == "0,50")
    #expect(german.percent(0.125, fractionDigits: 1) == "12,5\u{a0}%")
    let debt = Decimal(sign: .minus, exponent: -1, significand: 12_345)
    #expect(german.money(debt, currency: "EUR") == "\u{2212}1.234,50\u{a0}€")
    #expect(Localization().money(12, currency: "USD") == "$12.00")
    #expect(Localization(locale: "ja-JP").money(12, currency: "JPY") == "¥12")
  }

  @Test func `moments are written in the person's own zone`() {
    #expect(german.day(moment) == "14. November 2023")
    #expect(german.time(moment) == "23:13")
    #expect(Localization(locale: "de-DE", timeZone: "Asia/Tokyo").day(moment) == "15. November 2023")
    #expect(Localization(timeZone: "Nowhere/Nothing").day(moment) == "November 14, 2023")
  }
}
