import Testing

/// The German texts are whole: each text has one, of the same kind, about the same values.
@Suite struct TranslationTests {
  private let texts: WalletTexts

  init() throws { texts = try WalletTexts() }

  /// The names of flows and steps, which are keys themselves.
  private static let steps: Set = ["Start", "Unlock", "Migrate", "Restore", "Open"]

  @Test func `every text has a German translation and no translation belongs to none`() {
    #expect(texts.declared.count > 400, "the texts are found")
    #expect(Set(texts.declared.keys).subtracting(texts.german.keys) == [], "without a translation")
    #expect(Set(texts.german.keys).subtracting(texts.declared.keys) == [], "of no text")
    #expect(texts.ambiguous == [])
  }

  @Test func `a translation names the values that its text gives`() {
    for (key, wording) in texts.declared {
      // A single thing may be told without its number.
      #expect(texts.german[key]?.names == wording.names, "\(key)")
    }
  }

  @Test func `what is counted has a form for one and a form for more`() {
    for (key, wording) in texts.declared {
      #expect(texts.german[key]?.isCounted == wording.isCounted, "\(key)")
    }
  }

  @Test func `a key is the name of its feature and of the text`() {
    for key in texts.declared.keys where !Self.steps.contains(key) {
      #expect(key.wholeMatch(of: /[a-z]\w*\.[a-z]\w*/) != nil, "\(key)")
    }
  }

  @Test func `German has German quotation marks`() {
    for (key, wording) in texts.german {
      for form in wording.forms { #expect(!form.contains("”") && !form.contains("\""), "\(key): \(form)") }
    }
  }
}
