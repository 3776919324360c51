internal import Foundation

/// The name of a thing that is generated, in every form in which Swift and addresses write it.
///
/// ```swift
/// let name = try GeneratedName("credit cards")
/// name.upper  // CreditCards
/// name.lower  // creditCards
/// name.kebab  // credit-cards
/// name.title  // Credit cards
/// ```
public struct GeneratedName: Hashable, Sendable, CustomStringConvertible {
  /// The words, each as it was written.
  private let words: [String]

  /// Reads a name in any of its forms: `CreditCards`, `creditCards`, `credit-cards`, `credit_cards`, `Credit cards`.
  ///
  /// Letters of every script are allowed. They are stored in the composed form, so that two names that look the same are
  /// the same.
  ///
  /// - Parameter suffix: A word that the kind adds itself, such as `Feature`, and that is left out where the name ends
  ///   with it: `CardsFeature` and `Cards` are one name.
  /// - Throws: ``GeneratorError/name(_:reason:)`` if no Swift type can have the name.
  public init(_ text: String, droppingSuffix suffix: String = "") throws(GeneratorError) {
    let text = text.precomposedStringWithCanonicalMapping
    var words = Self.words(of: text)
    if words.count > 1, !suffix.isEmpty {
      let last = Self.words(of: suffix)
      if words.count > last.count, words.suffix(last.count).map({ $0.lowercased() }) == last.map({ $0.lowercased() }) {
        words.removeLast(last.count)
      }
    }
    guard let first = words.first?.first else {
      throw .name(text, reason: "it has no letter. Write a name such as Cards")
    }
    if let stranger = text.first(where: { !$0.isLetter && !$0.isNumber && !Self.separators.contains($0) }) {
      throw .name(text, reason: "“\(stranger)” is neither a letter nor a digit")
    }
    guard first.isLetter else { throw .name(text, reason: "it begins with a digit. Begin with a letter") }
    guard text.count <= 60 else { throw .name(text, reason: "it has more than 60 characters") }
    self.words = words
    // The word is named as it was written, where that is one: `self` and `Self` both are.
    if let word = [text, lower, upper].first(where: { Keywords.all.contains($0) }) {
      throw .name(text, reason: "`\(word)` is a word of Swift's own. Choose another one")
    }
  }

  private static let separators: Set<Character> = [" ", "-", "_"]

  /// As a type is written.
  public var upper: String { words.map(Self.capitalized).joined() }
  /// As a property or an enum case is written.
  public var lower: String { words[0].lowercased() + words.dropFirst().map(Self.capitalized).joined() }
  /// As a path is written.
  public var kebab: String { words.map { $0.lowercased() }.joined(separator: "-") }
  /// As a title is written.
  public var title: String {
    ([Self.capitalized(words[0])] + words.dropFirst().map(Self.lowercasedUnlessShort)).joined(separator: " ")
  }

  /// The name as a type is written.
  public var description: String { upper }

  /// Splits at separators, and before each upper-case letter that begins a word: `HTTPServer` is `HTTP` and `Server`.
  private static func words(of text: String) -> [String] {
    text.split { separators.contains($0) }.flatMap { part -> [String] in
      var words: [String] = []
      var word = ""
      let characters = Array(part)
      for (place, character) in characters.enumerated() {
        let before = place > 0 ? characters[place - 1] : nil
        let after = place + 1 < characters.count ? characters[place + 1] : nil
        let begins = character.isUppercase && (before?.isUppercase != true || after?.isLowercase == true)
        if begins, !word.isEmpty {
          words.append(word)
          word = ""
        }
        word.append(character)
      }
      return words + [word]
    }
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// An abbreviation keeps its capitals: `HTTP cache`.
  private static func lowercasedUnlessShort(_ word: String) -> String {
    word.count > 1 && word.allSatisfy(\.isUppercase) ? word : word.lowercased()
  }
}
