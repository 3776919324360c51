/// A line that is being redacted. Each pass reads a character a bounded number of times, because the line may come from
/// an attacker.
struct RedactedLine {
  private static let schemes: Set<String> = ["bearer", "basic", "digest"]
  private static let longestWord = 24

  private var characters: [Character]

  init(_ line: some StringProtocol) { characters = Array(line) }

  var text: String { String(characters) }

  // MARK: Quotes

  /// Replaces the text between quotes. An unclosed quote extends to the end of the line.
  ///
  /// - Parameters:
  ///   - escape: The character that escapes the one after it.
  ///   - opens: A closure that returns true if a quote after this character opens a quotation; the character is nil at
  ///     the beginning of the line.
  mutating func takeOutQuoted(
    _ opening: Character, _ closing: Character, escape: Character? = nil,
    opens: (_ before: Character?) -> Bool = { _ in true }
  ) {
    var kept: [Character] = []
    var position = 0
    while position < characters.count {
      guard characters[position] == opening, opens(position == 0 ? nil : characters[position - 1]) else {
        kept.append(characters[position])
        position += 1
        continue
      }
      position += 1
      while position < characters.count, characters[position] != closing {
        position += characters[position] == escape ? 2 : 1
      }
      kept += [opening, "…", closing]
      position += 1
    }
    characters = kept
  }

  // MARK: Words

  /// Replaces the text after a `?` up to the next space.
  mutating func takeOutQueries() {
    replaceRuns(of: { !$0.isWhitespace }) { run in
      guard let mark = run.firstIndex(of: "?"), mark < run.endIndex - 1 else { return nil }
      return run[...mark] + ["…"]
    }
  }

  /// Replaces each word that contains an `@`.
  mutating func takeOutMailAddresses() {
    replaceRuns(of: { !$0.isWhitespace }) { $0.dropFirst().dropLast().contains("@") ? ["…"] : nil }
  }

  /// Replaces words in which a digit is next to a letter.
  mutating func takeOutMixedWords() {
    replaceRuns(of: { $0.isWord || $0.isJoining }) { run in
      zip(run, run.dropFirst()).contains { first, second in
        first.isNumber && second.isLetterOfCode || first.isLetterOfCode && second.isNumber
      } ? ["…"] : nil
    }
  }

  /// Replaces words that are longer than the longest plausible word.
  mutating func takeOutLongWords() {
    replaceRuns(of: \.isLetterOfCode) { $0.count > Self.longestWord ? ["…"] : nil }
  }

  /// Replaces numbers of four or more digits, also in groups, such as an account or a telephone number.
  mutating func takeOutNumbers() {
    var kept: [Character] = []
    var position = 0
    while position < characters.count {
      guard characters[position].isNumber else {
        kept.append(characters[position])
        position += 1
        continue
      }
      var (end, digits) = (position + 1, 1)
      while end < characters.count {
        if characters[end].isNumber {
          end += 1
        } else if characters[end].isGrouping, end + 1 < characters.count, characters[end + 1].isNumber {
          end += 2
        } else {
          break
        }
        digits += 1
      }
      if digits < 4 { kept += characters[position..<end] } else { kept.append("…") }
      position = end
    }
    characters = kept
  }

  // MARK: Values

  /// Finds the first `:` or `=` after a word that announces a secret, and replaces the rest of the line with `…`.
  mutating func cut(after isSecret: (String) -> Bool) {
    for mark in characters.indices where characters[mark] == ":" || characters[mark] == "=" {
      guard let value = characters[(mark + 1)...].firstIndex(where: { !$0.isWhitespace }) else { return }
      let before = characters[..<mark]
      guard let last = before.lastIndex(where: { !$0.isWhitespace }) else { continue }
      let first = before[...last].lastIndex { !($0.isWord || $0 == "-") }.map { $0 + 1 } ?? 0
      guard first <= last, isSecret(String(before[first...last]).lowercased()) else { continue }
      characters = characters[..<value] + ["…"]
      return
    }
  }

  /// Replaces the name of an authentication scheme and the word after it.
  mutating func takeOutCredentials() {
    var kept: [Character] = []
    var rest = characters[...]
    while let first = rest.firstIndex(where: \.isWord) {
      kept += rest[..<first]
      let word = rest[first...].prefix(while: \.isWord)
      rest = rest[word.endIndex...]
      let blank = rest.prefix(while: \.isWhitespace)
      guard !blank.isEmpty, blank.endIndex < rest.endIndex, Self.schemes.contains(String(word).lowercased()) else {
        kept += word
        continue
      }
      kept.append("…")
      rest = rest[blank.endIndex...].drop { !$0.isWhitespace }
    }
    characters = kept + rest
  }

  // MARK: Runs

  /// Replaces runs of matching characters. A run stays unchanged if the closure returns nil for it.
  private mutating func replaceRuns(
    of belongs: (Character) -> Bool, by replacement: (ArraySlice<Character>) -> ArraySlice<Character>?
  ) {
    var kept: [Character] = []
    var rest = characters[...]
    while let first = rest.firstIndex(where: belongs) {
      kept += rest[..<first]
      let run = rest[first...].prefix(while: belongs)
      kept += replacement(run) ?? run
      rest = rest[run.endIndex...]
    }
    characters = kept + rest
  }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber || self == "_" }
  /// True if the character joins the parts of a token, as in the text of a key.
  fileprivate var isJoining: Bool { "+/=-".contains(self) }
  fileprivate var isLetterOfCode: Bool { isASCII && isLetter || self == "_" || isJoining }
  /// True if the character may separate the groups of a number.
  fileprivate var isGrouping: Bool { " .-/".contains(self) }
}
