#if canImport(FoundationEssentials)
  internal import FoundationEssentials
  internal import FoundationInternationalization
#else
  internal import Foundation
#endif
internal import Synchronization

/// The notation of numbers in one locale: the decimal mark, the marks between groups, and the digits.
///
/// ```swift
/// let german = NumberNotation(locale: "de")
/// german.text(1234.5)  // "1234,5"
/// german.reading("1.234,50 €")  // .number(1234.5)
/// ```
///
/// - Cost: The marks of a locale are determined once and kept.
public struct NumberNotation: Hashable, Sendable {
  /// The locale, a BCP 47 tag.
  public let locale: String
  /// The decimal mark.
  public let decimalMark: Character
  /// The mark between groups of digits in the locale's own texts; nil if there is none.
  public let groupMark: Character?
  /// The digit zero of the locale. The other digits are the nine characters after it.
  public let zero: Unicode.Scalar
  /// True if groups above the lowest have two digits, as in India.
  let hasPairs: Bool

  private static let known = Mutex<[String: NumberNotation]>([:])

  /// Creates the notation of a locale.
  public init(locale: String) {
    self = Self.known.withLock { known in
      if let notation = known[locale] { return notation }
      // The tag may come from a browser, so the number of kept notations is limited.
      if known.count > 1_000 { known = [:] }
      let notation = Self(finding: locale)
      known[locale] = notation
      return notation
    }
  }

  /// Creates the notation of a locale from the marks in a sample number that the locale formats.
  private init(finding locale: String) {
    let style = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: locale))
    let text = 12_345_678.5.formatted(style.grouping(.automatic).precision(.fractionLength(1)))
    let marks = text.enumerated().filter { !$0.element.isWholeNumber && !NumberText.isInvisible($0.element) }
    let scalar = text.unicodeScalars.first { $0.properties.numericType == .decimal }
    let one = scalar?.properties.numericValue == 1 ? scalar : nil
    self.locale = locale
    decimalMark = marks.last?.element ?? "."
    groupMark = marks.count > 1 ? marks.first?.element : nil
    zero = one.flatMap { Unicode.Scalar($0.value - 1) } ?? "0"
    hasPairs = marks.count == 4
  }

  /// Returns a number as a person types it in the locale. It has no marks between groups, and only as many decimals as
  /// it needs.
  ///
  /// - Parameters:
  ///   - number: The number to write.
  ///   - step: The distance between two numbers. A number that is not whole has at least as many decimals as a step
  ///     below 1.
  public func text(_ number: Double, step: Double? = nil) -> String {
    var text = NumberText.text(number)
    if let step, step > 0, step < 1, let point = text.firstIndex(of: "."), !text.contains("e") {
      let wanted = NumberText.text(step).split(separator: ".").last?.count ?? 0
      let there = text.distance(from: point, to: text.endIndex) - 1
      text += String(repeating: "0", count: max(0, wanted - there))
    }
    return String(
      text.map { character in
        guard let digit = character.wholeNumberValue else { return character == "." ? decimalMark : character }
        return Unicode.Scalar(zero.value + UInt32(digit)).map(Character.init) ?? character
      })
  }
}
