/// The words by which banks head their columns, folded, with their meanings.
enum HeaderDictionary {
  /// The number of known phrases.
  static var count: Int { meanings.count }

  /// Returns the meaning of a header: by all its words, else by the longest run of its words that is known.
  static func meaning(of header: String) -> HeaderMeaning? {
    guard header.utf8.count <= 100 else { return nil }
    let words = TextFolding.words(header)
    guard !words.isEmpty, words.count <= 12 else { return nil }
    if let known = longest(words) { return known }
    let plain = words.map(TextFolding.withoutUmlautSpelling)
    if plain != words, let known = longest(plain) { return known }
    // `CAD$` heads the amounts in Canadian dollars.
    guard words.count == 1, words[0].count == 3, header.hasPrefix(words[0].uppercased()),
      Currency(code: words[0]) != nil
    else { return nil }
    return HeaderMeaning(role: .amount, rank: 4)
  }

  private static func longest(_ words: [String]) -> HeaderMeaning? {
    // Most words begin no phrase; only the others are worth putting together.
    let starts = words.map { firstWords[$0] ?? 0 }
    guard let most = starts.max(), most > 0 else { return nil }
    for length in stride(from: min(most, words.count), through: 1, by: -1) {
      for start in 0...(words.count - length) where starts[start] >= length {
        let phrase = words[start..<(start + length)].joined(separator: " ")
        guard var meaning = meanings[phrase] else { continue }
        if length < words.count, !isTrusted(phrase, as: meaning.role, besides: words) { continue }
        // A header that has more than its known words ranks behind one that has only them.
        if length < words.count { meaning.rank = meaning.rank * 2 + 1 } else { meaning.rank *= 2 }
        return meaning
      }
    }
    return nil
  }

  /// Returns true if a phrase keeps its sense within a longer header: `Debit (EUR)` is still a debit, `Debit card` is
  /// none.
  private static func isTrusted(_ phrase: String, as role: ColumnRole, besides words: [String]) -> Bool {
    guard phrase.count >= 4 else { return false }
    guard role == .debit || role == .credit else { return true }
    let parts = phrase.split(separator: " ")
    return words.allSatisfy { word in
      parts.contains { $0 == word } || neutral.contains(word) || CurrencyMention(word) != nil
    }
  }

  private static let neutral: Set<String> = [
    "in", "en", "w", "v", "i", "amount", "amt", "betrag", "montant", "lcy", "local",
  ]

  /// The number of words in the longest phrase that begins with each word.
  private static let firstWords: [String: Int] = {
    var longest: [String: Int] = [:]
    for phrase in meanings.keys {
      let words = phrase.split(separator: " ")
      if let first = words.first { longest[String(first)] = max(longest[String(first)] ?? 0, words.count) }
    }
    return longest
  }()

  private static let meanings: [String: HeaderMeaning] = {
    var table: [String: HeaderMeaning] = [:]
    for (role, ranks) in HeaderWords.all {
      for (rank, text) in ranks.enumerated() {
        for phrase in text.split(whereSeparator: { $0 == "|" || $0.isNewline }) {
          let folded = TextFolding.folded(phrase)
          if !folded.isEmpty, table[folded] == nil { table[folded] = HeaderMeaning(role: role, rank: rank) }
        }
      }
    }
    return table
  }()
}
