import Statements

/// The text in which a search looks, and the words for which it looks.
package enum SearchText {
  /// Payee, memo and the amount without sign and separators of thousands, such as `1234.50`.
  static func stored(payee: FoldedText, memo: FoldedText, amount: Money) -> String {
    "\(payee.text)\n\(memo.text)\n\(decimal(amount))"
  }

  /// The words typed so far, each with the forms in which it may be stored; one of the forms of every word must be
  /// found.
  package static func forms(of typed: String) -> [[String]] {
    FoldedText(typed).text.split(whereSeparator: \.isWhitespace).map { word in
      let word = String(word)
      guard let number = number(word), number != word else { return [word] }
      return [word, number]
    }
  }

  /// An amount as people write it, `1,234.50`, `1.234,50`, `-12,5`, in the form in which it is stored; nil for other
  /// words.
  private static func number(_ word: String) -> String? {
    let unsigned = word.drop { "+-−".contains($0) }
    guard unsigned.contains(where: \.isNumber), unsigned.allSatisfy({ $0.isNumber || ".,'’".contains($0) }) else {
      return nil
    }
    let parts = unsigned.split(separator: /[.,'’]/, omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last, last.count < 3 else { return parts.joined() }
    return parts.dropLast().joined() + "." + last
  }

  private static func decimal(_ amount: Money) -> String {
    amount.decimalText.filter { $0 != "-" }
  }
}
