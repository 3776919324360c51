/// The classes into which languages sort whole numbers of things, as Espalier counts with them: `PluralRule` says which
/// number is in which. A test holds both to each other.
enum PluralCategories {
  /// All of them.
  static let all = ["zero", "one", "two", "few", "many", "other"]

  /// Returns the classes that a text in a language needs a form for; `other` is one of them in each.
  static func of(_ language: String) -> Set<String> {
    let code = language.lowercased().prefix { $0 != "-" && $0 != "_" }
    return languages[String(code)] ?? ["one", "other"]
  }

  /// The languages that do not count as English does.
  static let languages: [String: Set<String>] = {
    let groups = [
      "other": "ja ko zh yue th vi id ms lo my km jv dz bo ii ig to wo yo",
      "one many other": "es it ca fr pt",
      "one few other": "cs sk hr sr bs sh ro mo lt",
      "one few many other": "pl ru uk be",
      "zero one other": "lv",
      "one two few other": "sl",
      "zero one two few many other": "ar cy",
      "one two other": "he iw",
      "one two few many other": "ga",
    ]
    var languages: [String: Set<String>] = [:]
    for (categories, codes) in groups {
      for code in codes.split(separator: " ") {
        languages[String(code)] = Set(categories.split(separator: " ").map(String.init))
      }
    }
    return languages
  }()
}
