import Foundation

/// A text made plain for comparing: lower case, no accents, `ß` as `ss`, full-width letters as ordinary ones.
///
/// What is stored for searching and what is typed are folded alike, so only their likeness counts.
package struct FoldedText: Sendable {
  package let text: String

  package init(_ original: String) {
    if original.utf8.allSatisfy({ $0 < 0x80 }) {
      text = original.lowercased()
      return
    }
    var folded = String.UnicodeScalarView()
    for scalar in original.decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars {
      if scalar.properties.generalCategory == .nonspacingMark { continue }
      if let plain = Self.plain[scalar] {
        folded.append(contentsOf: plain.unicodeScalars)
      } else {
        folded.append(scalar)
      }
    }
    text = String(folded)
  }

  /// The runs of letters and digits.
  var words: [Substring] {
    text.split { !($0.isLetter || $0.isNumber) }
  }

  /// The letters that Unicode does not take apart, though people do.
  private static let plain: [Unicode.Scalar: String] = [
    "ß": "ss", "ø": "o", "ł": "l", "đ": "d", "æ": "ae", "œ": "oe", "ı": "i", "þ": "th", "ð": "d",
  ]
}
