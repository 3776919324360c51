import Testing

@testable import EspalierGenerator

/// Tests of names that people type.
@Suite struct GeneratedNameTests {
  @Test(arguments: ["CreditCards", "creditCards", "credit-cards", "credit_cards", "Credit cards", " credit cards "])
  func `every form of a name is the same name`(text: String) throws {
    let name = try GeneratedName(text)
    #expect(name.upper == "CreditCards" && name.lower == "creditCards")
    #expect(name.kebab == "credit-cards" && name.title == "Credit cards")
  }

  @Test(arguments: [
    ("Cards", "Cards", "cards", "cards", "Cards"), ("HTTPCache", "HTTPCache", "httpCache", "http-cache", "HTTP cache"),
    ("Übersicht", "Übersicht", "übersicht", "übersicht", "Übersicht"),
    ("Level2Cache", "Level2Cache", "level2Cache", "level2-cache", "Level2 cache"),
  ])
  func `a name has a form for types, properties, addresses and titles`(
    text: String, upper: String, lower: String, kebab: String, title: String
  ) throws {
    let name = try GeneratedName(text)
    #expect([name.upper, name.lower, name.kebab, name.title] == [upper, lower, kebab, title])
  }

  @Test func `two spellings that look the same are the same name`() throws {
    #expect(try GeneratedName("U\u{308}bersicht") == GeneratedName("\u{DC}bersicht"))
  }

  @Test func `a word that the kind adds itself is left out once`() throws {
    #expect(try GeneratedName("CardsFeature", droppingSuffix: "Feature").upper == "Cards")
    #expect(try GeneratedName("Feature", droppingSuffix: "Feature").upper == "Feature")
    #expect(try GeneratedName("CardsPlugIn", droppingSuffix: "PlugIn").upper == "Cards")
  }

  @Test(arguments: [
    ("", "no letter"), ("  ", "no letter"), ("9lives", "begins with a digit"), ("a/b", "“/”"), ("a.b", "“.”"),
    ("../x", "“.”"), ("class", "`class`"), ("self", "`self`"), ("Self", "`Self`"), ("Type", "`Type`"),
    ("Default", "`default`"), ("🙂", "“🙂”"),
    ("a\u{0}b", "neither a letter"), (String(repeating: "a", count: 61), "60 characters"), ("a\nb", "neither"),
  ])
  func `a name that cannot be one is refused with the reason`(text: String, words: String) {
    let error = #expect(throws: GeneratorError.self) { try GeneratedName(text) }
    #expect("\(error, default: "")".contains(words))
  }
}
