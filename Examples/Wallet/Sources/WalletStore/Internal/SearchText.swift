import Statements

/// The text in which a search looks, and the words for which it looks.
package enum SearchText {
  /// Returns payee, memo and the amount without sign and separators of thousands, such as `1234.50`.
  static func stored(payee: FoldedText, memo: FoldedText, amount: Money) -> String {
    "\(payee.text)\n\(memo.text)\n\(amount.decimalText.filter { $0 != "-" })"
  }

  /// Returns the words typed so far, each with the forms in which it may be stored; one of the forms of every word must
  /// be found.
  package static func forms(of typed: String) -> [[String]] { words(of: typed).map(\.forms) }

  /// The most words that are looked for.
  static let maximumWords = 24

  /// Returns the words typed so far. A month with its year, and a day of it, is one word.
  static func words(of typed: String) -> [SearchWord] {
    var words = FoldedText(joiningThousands(withoutMarks(typed))).text.split(whereSeparator: \.isWhitespace)[...]
    var found: [SearchWord] = []
    // More words find nothing that these do not, and each is a part of the database's own question.
    while found.count < maximumWords, let first = words.first {
      if let (date, count) = WrittenDate.leading(words) {
        found.append(SearchWord(words.prefix(count).joined(separator: " "), date: date))
        words = words.dropFirst(count)
      } else {
        found.append(SearchWord(String(first)))
        words = words.dropFirst()
      }
    }
    return found
  }

  /// Returns the text without the invisible marks of the direction of writing, which are around amounts.
  private static func withoutMarks(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.properties.generalCategory != .format }))
  }

  /// Returns the text with numbers whose thousands are set apart, `1 234,56`, as one word. A blank that cannot break
  /// belongs to its number, any other only if cents follow.
  private static func joiningThousands(_ text: String) -> String {
    text.replacing(/(\d)[\u{A0}\u{202F}\u{2009}'’](?=\d)/) { String($0.output.1) }
      .replacing(/\b\d{1,3}(?: \d{3})+[.,]\d{1,3}\b/) { String($0.output).filter { $0 != " " } }
  }
}
