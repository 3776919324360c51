import Foundation
import Testing

@testable import EspalierGenerator

/// Tests of reading string catalogues: what an app could not say at run time is refused, with the place and a remedy.
@Suite struct TextCatalogueTests {
  /// Returns a catalogue of one text, whose localizations are given as JSON.
  private func catalogue(_ localizations: String, key: String = "notes.all") throws -> TextCatalogue {
    let json = """
      { "sourceLanguage" : "en", "version" : "1.0",
        "strings" : { "\(key)" : { "extractionState" : "manual", "localizations" : { \(localizations) } } } }
      """
    return try TextCatalogue(Data(json.utf8), at: "Notes/Texts.xcstrings")
  }

  private func unit(_ value: String, _ state: String = "translated") -> String {
    #"{ "stringUnit" : { "state" : "\#(state)", "value" : "\#(value)" } }"#
  }

  private func plural(_ forms: [String: String]) -> String {
    let forms = forms.map { "\"\($0.key)\" : \(unit($0.value))" }.joined(separator: ", ")
    return #"{ "variations" : { "plural" : { \#(forms) } } }"#
  }

  /// Expects that a catalogue is refused with words that name its file, its key and the fault.
  private func expectRefusal(
    _ localizations: String, _ words: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: GeneratorError.self, sourceLocation: sourceLocation) {
      try catalogue(localizations)
    }
    let message = "\(error.map { "\($0)" } ?? "")"
    #expect(
      message.hasPrefix("Notes/Texts.xcstrings, “notes.all”: ") && message.contains(words), "\(message)",
      sourceLocation: sourceLocation)
  }

  @Test func `texts, their forms and their translations are read`() throws {
    let read = try catalogue(
      "\"en\" : \(plural(["one": "{count} note of {name}", "other": "{count} notes of {name}"])), "
        + "\"de\" : \(plural(["one": "Eine Notiz", "other": "{count} Notizen von {name}"]))")
    let text = try #require(read.texts.first)
    #expect(text.key == "notes.all" && read.sourceLanguage == "en" && read.languages == ["de"])
    #expect(text.source.other == "{count} notes of {name}" && text.source.forms == ["one": "{count} note of {name}"])
    #expect(text.source.names == ["count", "name"])
    #expect(read.problems(in: ["de"]) == [])
  }

  @Test func `a text without words of its own is said as its key`() throws {
    #expect(try catalogue("\"de\" : \(unit("Öffnen"))", key: "Open").texts.first?.source.other == "Open")
  }

  @Test func `what is not translated, new or to be looked over is told`() throws {
    #expect(
      try catalogue("\"en\" : \(unit("All"))").problems(in: ["de"]) == ["de: “notes.all” (All) has no translation."])
    let new = try catalogue("\"en\" : \(unit("All")), \"de\" : \(unit("", "new"))")
    #expect(new.problems(in: ["de"]) == ["de: “notes.all” (All) has no translation."])
    let old = try catalogue("\"en\" : \(unit("All")), \"de\" : \(unit("Alle", "needs_review"))")
    #expect(old.problems(in: ["de"]) == ["de: “notes.all” (Alle) needs review."])
  }

  @Test func `a text that is the same in each language needs no translation`() throws {
    let json = """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "name" : { "shouldTranslate" : false } } }
      """
    #expect(try TextCatalogue(Data(json.utf8), at: "Texts.xcstrings").problems(in: ["de"]) == [])
  }

  @Test func `variations by anything but plural are refused`() {
    expectRefusal(
      "\"en\" : { \"variations\" : { \"device\" : { \"mac\" : \(unit("Click")), \"other\" : \(unit("Tap")) } } }",
      "varies by device, and only plural is read. Remove that variation")
    expectRefusal(
      "\"en\" : { \"variations\" : { \"plural\" : { \"one\" : \(unit("One")), \"other\" : "
        + "{ \"variations\" : { \"device\" : { \"mac\" : \(unit("x")) } } } } } }", "for “other” varies again")
  }

  @Test func `substitutions and codes of C's formats are refused`() {
    expectRefusal(
      "\"en\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"%#@notes@\" }, "
        + "\"substitutions\" : { \"notes\" : { \"argNum\" : 1 } } }", "has substitutions")
    for code in ["%@", "%lld", "%1$@", "%#@notes@"] {
      expectRefusal("\"en\" : \(unit("All \(code)"))", "has “\(code)”, in whose place nothing is put. Write a name")
    }
  }

  @Test(arguments: ["100%", "20% discount", "5 % of {name}"])
  func `a percentage is no code`(text: String) throws {
    #expect(try catalogue("\"en\" : \(unit(text))").texts.first?.source.other == text)
  }

  @Test func `a form that a language counts with must be there`() {
    let english = "\"en\" : \(plural(["one": "{count} note", "other": "{count} notes"]))"
    expectRefusal(
      english + ", \"pl\" : \(plural(["one": "{count} notatka", "other": "{count} notatki"]))",
      "its pl text lacks the form for “few”, “many”")
    expectRefusal("\"en\" : \(plural(["one": "{count} note"]))", "its en text lacks the form for “other”")
    expectRefusal(english + ", \"de\" : \(unit("Notizen"))", "its de text does not vary by plural")
    expectRefusal(
      "\"en\" : \(unit("Notes")), \"de\" : \(plural(["one": "Notiz", "other": "Notizen"]))",
      "its de text varies by plural, and the source text does not")
    expectRefusal(
      "\"en\" : \(plural(["one": "x", "several": "x", "other": "x"]))", "has a form for “several”. There are zero, one")
  }

  @Test func `a language that counts with one form may have one`() throws {
    let read = try catalogue(
      "\"en\" : \(plural(["one": "{count} note", "other": "{count} notes"])), \"ja\" : \(unit("メモ{count}件"))")
    #expect(read.texts.first?.translations["ja"]?.forms == nil)
  }

  @Test func `a name in braces that the source lacks is refused, and so is one that Swift cannot have`() {
    expectRefusal(
      "\"en\" : \(unit("Hello, {name}")), \"de\" : \(unit("Hallo, {nome}"))",
      "has {nome}, which the source text does not have; that has {name}. Write one of these")
    expectRefusal("\"en\" : \(unit("Hello")), \"de\" : \(unit("{x}"))", "does not have. Remove it")
    expectRefusal("\"en\" : \(unit("Hello, {first name}"))", "has {first name}, which cannot be the name")
  }

  @Test func `two texts of one name in Swift are refused`() {
    let json = """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "notes.all" : {}, "notesAll" : {} } }
      """
    let error = #expect(throws: GeneratorError.self) { try TextCatalogue(Data(json.utf8), at: "Texts.xcstrings") }
    #expect(error?.description.contains("“notes.all” and “notesAll” would both be `.notesAll` in Swift") == true)
  }

  @Test(arguments: [
    ("{", "it is no JSON"), ("{}", "“sourceLanguage” is missing"),
    (#"{ "sourceLanguage" : "en", "strings" : {}, "version" : "2.0" }"#, "it has version 2.0"),
    (#"{ "sourceLanguage" : "en", "strings" : { "a" : 1 }, "version" : "1.0" }"#, "at strings / a, "),
  ])
  func `a file that is no catalogue is refused`(text: String, words: String) {
    let error = #expect(throws: GeneratorError.self) { try TextCatalogue(Data(text.utf8), at: "Texts.xcstrings") }
    let message = error?.description ?? ""
    #expect(message.hasPrefix("Texts.xcstrings") && message.contains(words), "\(message)")
  }

  @Test(arguments: [
    ("payees.inAll", "payeesInAll"), ("Start", "start"), ("notes", "notes"), ("Open it", "openIt"),
    ("files.isPNG", "filesIsPNG"), ("2nd", "_2nd"), ("web.no-such-file", "webNoSuchFile"), ("…", ""),
  ])
  func `a key leads to a name`(key: String, name: String) { #expect(AccessorName.of(key) == name) }
}
