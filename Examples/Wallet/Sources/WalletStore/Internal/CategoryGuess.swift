/// Finds a category for an operation that nobody has sorted yet.
enum CategoryGuess {
  /// Returns the category of an operation of a statement: the statement's own word for it if that is known, else the
  /// one that the payee's and the memo's words suggest, else ``CategoryKey/other``.
  static func category(named name: String?, payee: FoldedText, memo: FoldedText, isCredit: Bool) -> CategoryKey {
    if let name, let named = category(named: name) { return named }
    return suggestion(from: payee.words, isCredit: isCredit)
      ?? suggestion(from: memo.words, isCredit: isCredit) ?? .other
  }

  /// Returns the category with this key or name, or the one whose keyword this is.
  private static func category(named name: String) -> CategoryKey? {
    let folded = FoldedText(name)
    return names[folded.text] ?? suggestion(from: folded.words, isCredit: true)
  }

  private static func suggestion(from words: [Substring], isCredit: Bool) -> CategoryKey? {
    let pairs = zip(words, words.dropFirst()).map { "\($0) \($1)" }
    return (pairs + words.map(String.init)).lazy.compactMap { keywords[$0] }.first { $0 != .income || isCredit }
  }

  private static let names: [String: CategoryKey] = Dictionary(
    WalletCategory.starters.flatMap { [($0.key.rawValue, $0.key), (FoldedText($0.name).text, $0.key)] },
    uniquingKeysWith: { first, _ in first })

  private static let keywords: [String: CategoryKey] = Dictionary(
    CategoryKeywords.rows.flatMap { key, words in
      words.split(separator: ",").map { (FoldedText(String($0)).words.joined(separator: " "), key) }
    },
    uniquingKeysWith: { first, _ in first })
}
