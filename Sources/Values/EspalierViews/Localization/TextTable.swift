/// The texts of an app in one language, by key.
///
/// ```swift
/// let german = TextTable(
///   language: "de",
///   [
///     "accounts": "Konten",
///     "operations": .plural(one: "{count} Buchung", other: "{count} Buchungen"),
///   ])
/// ```
public struct TextTable: Sendable, Hashable {
  /// The language, as a BCP 47 tag such as `de`, or `de-CH` for texts that differ in that region.
  public let language: String
  /// The texts of the table, by key.
  public var texts: [String: TextForm]

  /// Creates a table of texts in one language, by key.
  public init(language: String, _ texts: [String: TextForm]) {
    self.language = language
    self.texts = texts
  }

  /// Joins the tables of several catalogues, and returns one table for each language.
  ///
  /// Each text is then found by one lookup, regardless of the number of catalogues. Of two texts with one key, the
  /// first one counts.
  ///
  /// ```swift
  /// let notes = [TextTable(language: "de", ["notes": "Notizen"])]
  /// let folders = [TextTable(language: "de", ["folders": "Ordner"])]
  /// let all = TextTable.join(notes, folders)
  /// ```
  public static func join(_ catalogues: [TextTable]...) -> [TextTable] {
    var joined: [TextTable] = []
    for table in catalogues.joined() {
      if let index = joined.firstIndex(where: { $0.language == table.language }) {
        joined[index].texts.merge(table.texts) { first, _ in first }
      } else {
        joined.append(table)
      }
    }
    return joined
  }

  /// Returns the problems of the table for an app with the given texts. A problem is a key that is missing or belongs
  /// to no text, a name in braces without a value, or a missing plural category.
  ///
  /// Call it in a test with all texts of the app, so that no translation is silently incomplete. Pass a text that
  /// states a number once, with any number.
  public func problems(for texts: [LocalizedText]) -> [String] {
    let known = Dictionary(texts.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var problems: [String] = []
    for (key, text) in known {
      guard let form = self.texts[key] else {
        problems.append("\(language): “\(key)” (\(text.form.texts.last ?? "")) has no translation.")
        continue
      }
      let given = Set(text.values.keys).union(text.count == nil ? [] : ["count"])
      for name in form.texts.flatMap(Localization.names) where !given.contains(name) {
        problems.append(
          "\(language): “\(key)” has {\(name)}, which the text does not give; it gives \(given.sorted()).")
      }
      guard case .counted(let forms, _) = form else {
        if text.count != nil { problems.append("\(language): “\(key)” counts something; give it as .plural(…).") }
        continue
      }
      let missing = PluralRule.of(language).categories.subtracting(forms.keys).subtracting([.other])
      for category in missing {
        problems.append("\(language): “\(key)” lacks the form for “\(category.rawValue)”.")
      }
    }
    for key in self.texts.keys where known[key] == nil {
      problems.append("\(language): “\(key)” belongs to no text of the app.")
    }
    return problems.sorted()
  }
}
