public import Foundation

/// A string catalogue: texts by key, in the language that an app is written in and in others.
///
/// It is a file in the format of Xcode, which the field's editors of translations read and write too.
public struct TextCatalogue: Sendable, Equatable {
  /// The name of the file.
  public static let fileName = "Texts.xcstrings"

  /// The wording of a text in one language.
  public struct Wording: Sendable, Equatable {
    /// The text, or what is said where no other form fits.
    public var other: String
    /// The forms for the other classes of numbers, where something is counted: `one`, `few` …; nil where nothing is.
    public var forms: [String: String]?
    /// True for words that nobody has given yet.
    public var isNew = false
    /// True for words that somebody is to look over.
    public var needsReview = false

    /// All forms, the one for all other numbers last.
    var texts: [String] { (forms ?? [:]).sorted { $0.key < $1.key }.map(\.value) + [other] }
    /// The names in braces, in the order in which a reader meets them.
    var names: [String] { PlaceholderNames.names(in: [other] + texts) }
  }

  /// One text.
  public struct Text: Sendable, Equatable {
    /// The key.
    public let key: String
    /// The remark for translators.
    public let comment: String?
    /// True for a text that is the same in each language, such as a name.
    public let isFixed: Bool
    /// The wording in the language that the app is written in.
    public let source: Wording
    /// The wordings in other languages.
    public let translations: [String: Wording]
  }

  /// The language that the app is written in.
  public let sourceLanguage: String
  /// The texts, in the order of their keys.
  public let texts: [Text]

  /// The languages that texts are translated to.
  public var languages: Set<String> { Set(texts.flatMap(\.translations.keys)) }

  /// Reads a catalogue.
  ///
  /// - Parameters:
  ///   - data: The file.
  ///   - path: Its path, for messages.
  /// - Throws: ``GeneratorError/catalogue(path:key:reason:)`` for what an app could not say at run time.
  public init(_ data: Data, at path: String) throws(GeneratorError) {
    let file: CatalogueFile
    do {
      file = try JSONDecoder().decode(CatalogueFile.self, from: data)
    } catch {
      throw .catalogue(path: path, key: nil, reason: CatalogueFile.reason(of: error))
    }
    guard file.version.hasPrefix("1.") else {
      throw .catalogue(
        path: path, key: nil,
        reason: "it has version \(file.version), and version 1.0 is read. Save it in that version")
    }
    sourceLanguage = file.sourceLanguage
    var texts: [Text] = []
    for (key, entry) in file.strings.sorted(by: { $0.key < $1.key }) where !key.isEmpty {
      do throws(CatalogueFault) {
        texts.append(try entry.text(key: key, sourceLanguage: file.sourceLanguage))
      } catch {
        throw .catalogue(path: path, key: key, reason: error.reason)
      }
    }
    self.texts = texts
    let names = Dictionary(grouping: texts, by: { AccessorName.of($0.key) })
    for (name, same) in names.sorted(by: { $0.key < $1.key }) where same.count > 1 || name.isEmpty {
      throw .catalogue(
        path: path, key: same[0].key,
        reason: name.isEmpty
          ? "its key has no letter, so that it has no name in Swift. Give it another key"
          : "“\(same.map(\.key).joined(separator: "” and “"))” would both be `.\(name)` in Swift. Give one of them another "
            + "key")
    }
  }

  /// Returns what is still to be translated.
  ///
  /// - Parameter languages: The languages that the app speaks beside its own.
  public func problems(in languages: Set<String>) -> [String] {
    texts.flatMap { text in
      languages.sorted().compactMap { language -> String? in
        guard !text.isFixed else { return nil }
        guard let wording = text.translations[language], !wording.isNew else {
          return "\(language): “\(text.key)” (\(text.source.other)) has no translation."
        }
        return wording.needsReview ? "\(language): “\(text.key)” (\(wording.other)) needs review." : nil
      }
    }
  }
}
