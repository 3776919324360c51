/// The language of the texts, and the notation of numbers, days and amounts, for one person.
///
/// Each window has its own localization, so that two windows of one process can show two languages. While a window
/// renders, its localization is ``current``, and the texts of its screens are in its language.
///
/// ```swift
/// let german = TextTable(language: "de", ["hello": "Hallo, {name}"])
/// let localization = Localization(locale: "de-CH", tables: [german])
/// localization.string(LocalizedText("hello", "Hello, {name}", ["name": "Ada"]))  // "Hallo, Ada"
/// ```
public struct Localization: Sendable {
  /// The person's language and region, a BCP 47 tag such as `de-CH`.
  public let locale: String
  /// The person's time zone, an IANA name.
  public let timeZone: String
  /// The language in which the app's texts are shown. It is the language of the table that fits the locale best, or the
  /// app's own language.
  public let language: String
  /// A Boolean value that indicates whether the language is written from right to left.
  public let isRightToLeft: Bool

  private let tables: [TextTable]
  private let rule: PluralRule
  private let appRule: PluralRule

  /// Creates a localization that uses the tables for a locale. A table for the language with its region precedes a
  /// table for the language alone.
  ///
  /// - Parameters:
  ///   - locale: The person's language and region, a BCP 47 tag such as `de-CH`.
  ///   - timeZone: The person's time zone, an IANA name.
  ///   - tables: The tables of translations; those in other languages than the locale's are not used.
  ///   - appLanguage: The language that the app is written in; texts without a translation are shown in it.
  public init(
    locale: String = "en-US", timeZone: String = "UTC", tables: [TextTable] = [], appLanguage: String = "en"
  ) {
    self.locale = locale
    self.timeZone = timeZone
    var fitting: [TextTable] = []
    var wanted = Self.parts(of: locale)
    while !wanted.isEmpty {
      fitting += tables.filter { Self.parts(of: $0.language) == wanted }
      wanted.removeLast()
    }
    self.tables = fitting
    // A locale of the app's own language (en-GB for an app in English) is itself the language of the texts.
    let isOwn = Self.parts(of: locale).first == Self.parts(of: appLanguage).first
    language = fitting.first?.language ?? (isOwn ? locale : appLanguage)
    isRightToLeft = Self.isRightToLeft(language)
    rule = PluralRule.of(language)
    appRule = PluralRule.of(appLanguage)
  }

  /// The localization of the window that is being rendered or handles an event; American English elsewhere.
  ///
  /// A test sets it for the duration of a closure: `Localization.$current.withValue(german) { … }`.
  @TaskLocal public static var current = Localization()

  /// Returns a text in the person's language, with its values filled in.
  public func string(_ text: LocalizedText) -> String {
    let translated = tables.lazy.compactMap { $0.texts[text.key] }.first
    guard let count = text.count else { return Self.fill((translated ?? text.form).text(for: .other), text.values) }
    // A text without a translation follows the plural rule of its own language.
    let rule = translated == nil ? appRule : rule
    var values = text.values
    values["count"] = values["count"] ?? number(count)
    return Self.fill((translated ?? text.form).text(for: rule.category(of: count)), values)
  }

  /// True if the app has a table of texts for the person's language, in addition to its declared texts.
  package var hasTables: Bool { !tables.isEmpty }

  /// Returns the text for a key in the app's tables, before the names in braces are replaced by values; nil if no table
  /// has the key.
  package func wording(of key: String) -> String? {
    tables.lazy.compactMap { $0.texts[key] }.first?.text(for: .other)
  }

  // MARK: Parts

  private static func isRightToLeft(_ language: String) -> Bool {
    let parts = Self.parts(of: language)
    if parts.contains(where: { ["arab", "hebr", "syrc", "thaa", "nkoo", "adlm", "rohg"].contains($0) }) { return true }
    if parts.contains("latn") || parts.contains("cyrl") { return false }
    return ["ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ku", "ps", "sd", "syr", "ug", "ur", "yi"]
      .contains(parts.first ?? "")
  }

  private static func parts(of tag: String) -> [String] {
    tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
  }

  /// Returns the text with each name in braces replaced by its value. A name without a value remains visible.
  static func fill(_ text: String, _ values: [String: String]) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      let after = rest[rest.index(after: open)...]
      guard let close = after.firstIndex(of: "}") else { break }
      result += rest[..<open]
      if let value = values[String(after[..<close])] {
        result += value
      } else {
        result += rest[open...close]
      }
      rest = rest[rest.index(after: close)...]
      if rest.isEmpty { return result }
    }
    return result + rest
  }

  /// Returns the names that a text contains in braces.
  static func names(in text: String) -> [String] {
    text.split(separator: "{").dropFirst(text.hasPrefix("{") ? 0 : 1).compactMap { part in
      part.firstIndex(of: "}").map { String(part[..<$0]) }
    }
  }
}
