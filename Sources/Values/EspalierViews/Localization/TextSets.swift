/// The sets of the framework's own words, one for each language of a catalogue.
///
/// Each set is created once, at the first use of the words.
package struct TextSets<Words: Sendable>: Sendable {
  /// The texts of one language; a missing text has its declared wording.
  package struct Texts: Sendable {
    fileprivate let table: TextTable?

    /// The wording of a text in this language, before the names in braces are replaced by values.
    package subscript(text: LocalizedText) -> String {
      table?.texts[text.key]?.text(for: .other) ?? text.wording
    }
  }

  private var sets: [String: (words: Words, texts: Texts)] = [:]

  /// Creates the sets from the tables of a catalogue.
  package init(of tables: [TextTable], _ words: (Texts) -> Words) {
    for table in tables {
      let texts = Texts(table: table)
      sets[table.language.lowercased()] = (words(texts), texts)
    }
  }

  /// Returns the words for a language by its BCP 47 tag, or by the tag without its region; nil if the catalogue lacks
  /// the language.
  package func language(_ tag: String) -> Words? { found(tag)?.words }

  /// Returns the texts for a language. If the catalogue lacks the language, it returns the texts as they are declared.
  package func texts(_ tag: String) -> Texts { found(tag)?.texts ?? Texts(table: nil) }

  private func found(_ tag: String) -> (words: Words, texts: Texts)? {
    var parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
    while !parts.isEmpty {
      if let set = sets[parts.joined(separator: "-")] { return set }
      parts.removeLast()
    }
    return nil
  }
}
