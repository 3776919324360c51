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
  func rewritten(_ source: String) -> String {
    var result = ""
    for token in Parser.parse(source: source).tokens(viewMode: .sourceAccurate) {
      result += rewritten(token.leadingTrivia)
      switch token.tokenKind {
      case .stringSegment(let text): result += replaced(text, as: .text)
      case .identifier(let text) where text.contains(" "): result += replaced(text, as: .prose)
      default: result += replaced(token.text, as: .identifier)
      }
      result += rewritten(token.trailingTrivia)
    }
    return result
  }

  /// Returns the name of a file with its names replaced.
  func rewritten(path: String) -> String { replaced(path, as: .identifier) }

  private func rewritten(_ trivia: Trivia) -> String {
    let text = trivia.description
    return text.contains("/") ? replaced(text, as: .prose) : text
  }

  private enum Piece { case identifier, text, prose }

  private func replaced(_ text: String, as piece: Piece) -> String {
    replacements.reduce(text) { text, replacement in
      switch replacement {
      case .type(let name, let own): replacing(name, in: text) { _ in own }
      case .word(let word, let name): replaced(text, word, name, piece)
      }
    }
  }

  private func replaced(_ text: String, _ word: String, _ name: GeneratedName, _ piece: Piece) -> String {
    let upper = replacing(word, in: text) { isPart in isPart || piece == .identifier ? name.upper : name.title }
    return replacing(word.prefix(1).lowercased() + word.dropFirst(), in: upper) { isPart in
      switch piece {
      case .identifier: name.lower
      case _ where isPart: name.lower
      case .text: name.kebab
      case .prose: name.title.prefix(1).lowercased() + name.title.dropFirst()
      }
    }
  }

  /// Replaces a word wherever it is one by itself, or one part of a name in camel case.
  private func replacing(_ word: String, in text: String, by form: (_ isPart: Bool) -> String) -> String {
    var result = ""
    var rest = text[...]
    while let range = rest.firstRange(of: word) {
      let before = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
      let after = range.upperBound < text.endIndex ? text[range.upperBound] : " "
      let begins = word.first?.isUppercase == true ? !before.isUppercase : !before.isLetter
      result += rest[..<range.lowerBound]
      result += begins && !after.isLowercase ? form(after.isUppercase || before.isLetter) : word
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
