import Foundation

/// A text made plain for comparing: lower case, no accents, `ß` as `ss`, full-width letters as ordinary ones.
///
/// What is stored for searching and what is typed are folded alike, so only their likeness counts. A letter may become many
/// (U+FDFA becomes 18), so a text that is not plain is folded up to a length and no further; banks write less.
package struct FoldedText: Sendable {
  /// The most scalars that a text has when it is folded, unless it is ASCII alone, which folding does not lengthen.
  static let most = 2_000
  /// The number of scalars that are folded at once.
  private static let piece = 64

  package let text: String

  package init(_ original: String) {
    if original.utf8.allSatisfy({ $0 < 0x80 }) {
      text = original.lowercased()
      return
    }
    guard original.utf8.count > Self.piece else {
      text = String(Self.folded(original))
      return
    }
    var folded = String.UnicodeScalarView()
    var count = 0
    var rest = original[...]
    // By whole characters, so that what belongs together is taken apart together.
    while !rest.isEmpty, count < Self.most {
      let piece = rest.prefix(Self.piece)
      rest = rest[piece.endIndex...]
      for scalar in Self.folded(piece.unicodeScalars.count <= Self.most ? String(piece) : Self.shortened(piece)) {
        guard count < Self.most else { break }
        folded.append(scalar)
        count += 1
      }
    }
    text = String(folded)
  }

  /// Returns the beginning of a piece that is long for its characters: one may have any number of marks.
  private static func shortened(_ piece: Substring) -> String {
    String(String.UnicodeScalarView(piece.unicodeScalars.prefix(most)))
  }

  private static func folded(_ original: String) -> String.UnicodeScalarView {
    var folded = String.UnicodeScalarView()
    for scalar in original.decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars {
      if scalar.properties.generalCategory == .nonspacingMark { continue }
      if let plain = Self.plain[scalar] {
        folded.append(contentsOf: plain.unicodeScalars)
      } else {
        folded.append(scalar)
      }
    }
    return folded
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
