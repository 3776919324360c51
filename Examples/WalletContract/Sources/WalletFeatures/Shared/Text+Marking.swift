public import Espalier
import Foundation

extension Text {
  /// Creates a text in which the words of a search are bold, in whatever case and with whatever accents they are written.
  public init(_ string: String, marking search: String) {
    self.init()
    var found = RangeSet<String.Index>()
    for word in search.split(separator: " ") {
      var rest = string.startIndex..<string.endIndex
      while let range = string.range(of: word, options: [.caseInsensitive, .diacriticInsensitive], range: rest) {
        found.insert(contentsOf: range)
        rest = range.upperBound..<string.endIndex
      }
    }
    var position = string.startIndex
    for range in found.ranges {
      self += Text(String(string[position..<range.lowerBound])) + Text(String(string[range]), .bold)
      position = range.upperBound
    }
    self += Text(String(string[position...]))
  }
}
