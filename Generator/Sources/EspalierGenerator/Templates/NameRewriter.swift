internal import SwiftParser
internal import SwiftSyntax

/// Turns the names of a template into one's own, by what each piece of the source is.
///
/// In identifiers `Sample` is a type's name and `sample` a property's; in a text the first is a title and the second a
/// part of an address; in prose, which is comments and names of tests, both are words.
struct NameRewriter {
  /// A word of a template and what takes its place.
  enum Replacement {
    /// A word in all its forms.
    case word(String, GeneratedName)
    /// The name of a type that the app has already.
    case type(String, String)
  }

  let replacements: [Replacement]

  /// Returns the source with its names replaced; nothing else changes.
  func rewritten(_ source: String) -> String { rewritten(Parser.parse(source: source)) }

  /// Parses sources all at once, and returns each with its names replaced, in their order.
  func rewritten(_ sources: [String]) async -> [(template: SourceFileSyntax, content: String)] {
    await withTaskGroup(of: (number: Int, template: SourceFileSyntax, content: String).self) { group in
      for (number, source) in sources.enumerated() {
        group.addTask {
          let template = Parser.parse(source: source)
          return (number, template, rewritten(template))
        }
      }
      let results = await group.reduce(into: []) { $0.append($1) }
      return results.sorted { $0.number < $1.number }.map { ($0.template, $0.content) }
    }
  }

  /// Returns the text of a source that is parsed already, with its names replaced.
  func rewritten(_ source: SourceFileSyntax) -> String {
    var result = ""
    for token in source.tokens(viewMode: .sourceAccurate) {
      result += rewritten(token.leadingTrivia)
      switch token.tokenKind {
      case .stringSegment(let text): result += replaced(text, as: .text)
      default: result += rewritten(name: token.text)
      }
      result += rewritten(token.trailingTrivia)
    }
    return result
  }

  /// Returns the name of a declaration as ``rewritten(_:)`` writes it; one with spaces is prose.
  func rewritten(name: String) -> String { replaced(name, as: name.contains(" ") ? .prose : .identifier) }

  /// Returns the name of a file with its names replaced.
  func rewritten(path: String) -> String { replaced(path, as: .identifier) }

  private func rewritten(_ trivia: Trivia) -> String {
    let text = trivia.description
    return text.contains("/") ? replaced(text, as: .prose) : text
  }

  private enum Piece { case identifier, text, prose }

  /// Replaces all words in one pass, the longest first, so that what takes the place of one is never taken for another.
  private func replaced(_ text: String, as piece: Piece) -> String {
    let words = words(in: piece).filter { text.contains($0.word) }
    guard !words.isEmpty else { return text }
    var result = ""
    var place = text.startIndex
    while place < text.endIndex {
      if let (word, form) = words.first(where: { self.stands($0.word, in: text, at: place) }) {
        let end = text.index(place, offsetBy: word.count)
        result += form(isPart(of: text, from: place, to: end))
        place = end
      } else {
        result.append(text[place])
        place = text.index(after: place)
      }
    }
    return result
  }

  private typealias Form = (_ isPart: Bool) -> String

  private func words(in piece: Piece) -> [(word: String, form: Form)] {
    replacements.flatMap { replacement -> [(word: String, form: Form)] in
      switch replacement {
      case .type(let name, let own): return [(name, { _ in own })]
      case .word(let word, let name):
        let lower = word.prefix(1).lowercased() + word.dropFirst()
        return [
          (word, { $0 || piece == .identifier ? name.upper : name.title }),
          (lower, { Self.lower(name, piece, isPart: $0) }),
        ]
      }
    }.sorted { $0.word.count > $1.word.count }
  }

  private static func lower(_ name: GeneratedName, _ piece: Piece, isPart: Bool) -> String {
    switch piece {
    case .identifier: name.lower
    case _ where isPart: name.lower
    case .text: name.kebab
    case .prose: name.title.prefix(1).lowercased() + name.title.dropFirst()
    }
  }

  /// Returns true if a word stands at a place by itself, or as one part of a name in camel case.
  private func stands(_ word: String, in text: String, at place: String.Index) -> Bool {
    guard text[place...].hasPrefix(word) else { return false }
    let before = place > text.startIndex ? text[text.index(before: place)] : " "
    let end = text.index(place, offsetBy: word.count)
    let after = end < text.endIndex ? text[end] : " "
    let begins = word.first?.isUppercase == true ? !before.isUppercase : !before.isLetter
    return begins && !after.isLowercase
  }

  private func isPart(of text: String, from start: String.Index, to end: String.Index) -> Bool {
    let before = start > text.startIndex ? text[text.index(before: start)] : " "
    let after = end < text.endIndex ? text[end] : " "
    return after.isUppercase || before.isLetter
  }
}
