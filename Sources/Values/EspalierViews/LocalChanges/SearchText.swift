internal import Foundation

/// A text as it is searched: without case and diacritics, so that `cafe` finds `Café`.
///
/// Pages do the same with what a person types; see `acts.js`.
package enum SearchText {
  /// Returns a text in small letters, without diacritics.
  package static func folded(_ text: String) -> String {
    // Most texts are ASCII, and need no tables.
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text.lowercased() }
    var scalars = String.UnicodeScalarView()
    for scalar in text.decomposedStringWithCanonicalMapping.lowercased().unicodeScalars where !isMark(scalar) {
      // A sigma has another form at the end of a word.
      scalars.append(scalar == "ς" ? "σ" : scalar)
    }
    return String(scalars)
  }

  /// Returns true if a folded text contains each of the words. Characters are not compared, but their parts, as by a page.
  package static func contains(_ words: [String], in text: String) -> Bool {
    words.allSatisfy { word in text.utf8.firstRange(of: word.utf8) != nil }
  }

  /// The greatest number of words that count. A field may hold thousands, each of which is searched in each row.
  private static let mostWords = 32

  /// Returns the folded words of a query, without those behind the greatest number.
  package static func words(of query: String) -> [String] {
    folded(query).split(whereSeparator: \.isWhitespace).prefix(mostWords).map(String.init)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
