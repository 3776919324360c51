import Foundation
import Testing

@testable import EspalierGenerator

/// Tests of the Swift file that is written for a catalogue.
@Suite struct TextAccessorTests {
  private static let json = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "notes.count" : {
          "localizations" : {
            "de" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "{count} Notiz in „{folder}“" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "{count} Notizen in „{folder}“" } } } } },
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "{count} note in “{folder}”" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "{count} notes in “{folder}”" } } } } }
          }
        },
        "notes.moved" : {
          "comment" : "Told after a note was dragged to another folder.",
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "new", "value" : "" } },
            "en" : { "stringUnit" : { "state" : "translated", "value" : "{in} is in \\"{folder}\\" now" } }
          }
        },
        "notes.title" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Notizen" } },
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Notes" } }
          }
        }
      },
      "version" : "1.0"
    }
    """

  @Test(arguments: ["\\r\\n", "\\r", "\\n", "\\u2028"])
  func `a remark of several lines stays a remark`(lineBreak: String) throws {
    let json = """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "title" : { "comment" : "One.\(lineBreak)let two = 2", "localizations" : {} } } }
      """
    let catalogue = try TextCatalogue(Data(json.utf8), at: "Texts.xcstrings")
    let text = TextAccessors(of: catalogue, in: "Notes").text
    #expect(text.contains("  /// One.\n  /// let two = 2\n"))
  }

  @Test func `a brace around no letter is no name`() throws {
    let json = """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "A {_} b" : { "localizations" : {} } } }
      """
    let catalogue = try TextCatalogue(Data(json.utf8), at: "Texts.xcstrings")
    #expect(
      TextAccessors(of: catalogue, in: "Notes").text.contains(
        "static let a_B = LocalizedText(\"A {_} b\", \"A {_} b\")")
    )
  }

  @Test func `each text has a name with its values, and each language a table`() throws {
    let catalogue = try TextCatalogue(Data(Self.json.utf8), at: "Texts.xcstrings")
    let accessors = TextAccessors(of: catalogue, in: "Notes", options: AccessorOptions(access: .public))
    #expect(accessors.fileName == "Texts+Notes.swift")
    #expect(
      accessors.text == """
        // espalier texts --access public
        // Written from Texts.xcstrings. Change that, or the options above, and run the command again.
        // swift-format-ignore-file

        public import Espalier

        extension LocalizedText {
          /// “{count} notes in “{folder}””
          public static func notesCount(_ count: Int, folder: String) -> LocalizedText {
            LocalizedText(
              "notes.count",
              count: count,
              one: "{count} note in “{folder}”",
              other: "{count} notes in “{folder}”",
              ["folder": folder])
          }

          /// Told after a note was dragged to another folder.
          public static func notesMoved(`in`: String, folder: String) -> LocalizedText {
            LocalizedText("notes.moved", "{in} is in \\"{folder}\\" now", ["in": `in`, "folder": folder])
          }

          /// “Notes”
          public static let notesTitle = LocalizedText("notes.title", "Notes")
        }

        extension TextTable {
          /// The texts of this folder in other languages.
          public static let notes: [TextTable] = [
            TextTable(
              language: "de",
              [
                "notes.count": .plural(one: "{count} Notiz in „{folder}“", other: "{count} Notizen in „{folder}“"),
                "notes.title": "Notizen",
              ]),
          ]
        }

        """)
  }

  @Test func `a language more is a table more, and changes no name`() throws {
    let french = Self.json.replacing(
      #""de" : { "stringUnit" : { "state" : "translated", "value" : "Notizen" } },"#,
      with: #"""
        "de" : { "stringUnit" : { "state" : "translated", "value" : "Notizen" } },
        "fr" : { "stringUnit" : { "state" : "translated", "value" : "Notes de texte" } },
        """#)
    func lines(_ json: String) throws -> [Substring] {
      TextAccessors(of: try TextCatalogue(Data(json.utf8), at: "Texts.xcstrings"), in: "Notes").text.split(
        separator: "\n")
    }
    let more = try lines(french).difference(from: try lines(Self.json))
    #expect(more.removals.isEmpty && more.insertions.count == 5)
    #expect(try lines(french).contains { $0.contains(#"language: "fr","#) })
  }

  @Test func `the options of a file are those of its first line`() throws {
    for options in [AccessorOptions(), AccessorOptions(access: .package, module: "EspalierViews")] {
      #expect(AccessorOptions(of: options.line + "\n// more") == options)
    }
    #expect(AccessorOptions(of: "import Espalier\n") == nil)
  }

  @Test func `what cannot be seen is written by its number`() throws {
    let json = """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "a" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "5\\u00a0%\\n\\\\" } } } } } }
      """
    let catalogue = try TextCatalogue(Data(json.utf8), at: "Texts.xcstrings")
    #expect(TextAccessors(of: catalogue, in: "A").text.contains(#"LocalizedText("a", "5\u{a0}%\n\\")"#))
  }

  @Test func `catalogues below a folder are written beside themselves, each with its own options`() throws {
    let folder = try TestFolder()
    try folder.write("Sources/Shop/Notes/Texts.xcstrings", Self.json)
    try folder.write("Sources/Shop/Old/Texts.xcstrings", Self.json)
    try folder.write("Sources/Shop/Old/Texts+Former.swift", "// espalier texts --access package\n")
    try folder.write(".build/Texts.xcstrings", "{")
    let catalogues = try TextCatalogues(below: folder.url)
    #expect(catalogues.stale.count == 3)
    try catalogues.write()
    let written = try TextCatalogues(below: folder.url)
    #expect(written.stale == [])
    let contents = try folder.contents()
    #expect(contents["Sources/Shop/Notes/Texts+Notes.swift"]?.hasPrefix("// espalier texts\n") == true)
    #expect(contents["Sources/Shop/Old/Texts+Old.swift"]?.hasPrefix("// espalier texts --access package\n") == true)
    #expect(contents["Sources/Shop/Old/Texts+Former.swift"] == nil)
    #expect(written.problems.count == 2, "\(written.problems)")
    try TextCatalogues(below: folder.url, access: .internal).write()
    #expect(try folder.contents()["Sources/Shop/Old/Texts+Old.swift"]?.hasPrefix("// espalier texts\n") == true)
  }

  @Test func `a file of that name that a person has written is left alone`() throws {
    let folder = try TestFolder()
    try folder.write("Notes/Texts.xcstrings", Self.json)
    try folder.write("Notes/Texts+Notes.swift", "import Espalier\n")
    #expect(throws: GeneratorError.exists(["Notes/Texts+Notes.swift"])) { try TextCatalogues(below: folder.url) }
  }

  @Test func `a folder without a catalogue is told`() throws {
    let folder = try TestFolder()
    #expect(throws: GeneratorError.noCatalogue(folder: folder.url.path)) { try TextCatalogues(below: folder.url) }
  }
}
