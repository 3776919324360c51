internal import EspalierLivePage
internal import EspalierNavigation
internal import Foundation
internal import HTTPTypes

extension Visitor {
  /// Creates the visitor of a request: with the identity of the session, and the language and time zone of the browser.
  init(_ session: Session, facts: RequestContext) {
    self.init(identity: session.identity, identifier: session.visit)
    read(facts)
  }

  /// Creates a visitor with only a language and a time zone.
  init(facts: RequestContext) {
    self.init()
    read(facts)
  }

  private mutating func read(_ facts: RequestContext) {
    if let tag = Self.locale(acceptLanguage: facts.fields[.acceptLanguage] ?? "") { locale = tag }
    if let zone = facts.cookie("espalier-zone").flatMap({ $0.removingPercentEncoding }).flatMap(Self.knownZone) {
      timeZone = zone
    }
  }

  /// Returns the language tag that the browser prefers; nil if it names none.
  static func locale(acceptLanguage: String) -> String? {
    let tags = Preference.list(acceptLanguage).compactMap { preference in
      languageTag(preference.value).map { (tag: $0, quality: preference.quality) }
    }
    guard let best = tags.map(\.quality).max(), best > 0 else { return nil }
    return tags.first { $0.quality == best }?.tag
  }

  /// Returns a BCP 47 tag in its usual spelling (`de-DE`, `zh-Hant-TW`); nil if the text is not a tag.
  static func languageTag(_ text: String) -> String? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard text.utf8.count <= 35, let language = parts.first, (2...8).contains(language.utf8.count),
      language.utf8.allSatisfy({ isLetter($0) }),
      parts.dropFirst().allSatisfy({
        (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy { isLetter($0) || isDigit($0) }
      })
    else { return nil }
    let rest = parts.dropFirst().map { part in
      switch part.count {
      case 2: part.uppercased()
      case 4 where part.utf8.allSatisfy { isLetter($0) }: part.prefix(1).uppercased() + part.dropFirst().lowercased()
      default: part.lowercased()
      }
    }
    return ([language.lowercased()] + rest).joined(separator: "-")
  }

  /// Returns a name if the system knows a time zone with that name; otherwise nil. The name is looked up in a
  /// directory, so it must not contain dots.
  static func knownZone(_ name: String) -> String? {
    guard (1...64).contains(name.utf8.count), let first = name.utf8.first, isLetter(first),
      name.utf8.allSatisfy({ isLetter($0) || isDigit($0) || "/_+-".utf8.contains($0) }),
      TimeZone(identifier: name) != nil
    else { return nil }
    return name
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
