#if canImport(FoundationInternationalization)
  internal import FoundationEssentials
  internal import FoundationInternationalization
#else
  internal import Foundation
#endif

extension ChartUnit {
  /// Returns the text of a value at a point of the chart.
  package func text(of value: Double, locale: String) -> String {
    let digits: ClosedRange<Int> =
      switch self {
      case .number: 0...2
      case .percent: 0...1
      case .money: 0...2
      }
    return text(of: value, locale: locale, fractionDigits: digits, isWhole: false)
  }

  /// Returns the texts of all ticks of an axis. If one of the ticks is large, all of them are written in the shortened
  /// notation.
  package func texts(of scale: ChartScale, locale: String) -> [String] {
    let digits = scale.fractionDigits - (self == .percent ? 2 : 0)
    let shown = max(0, digits)
    let isLarge = scale.ticks.contains { $0.magnitude >= 100_000 }
    return scale.ticks.map {
      text(
        of: $0, locale: locale, fractionDigits: shown...shown, isWhole: shown == 0, shortensFrom: isLarge ? 0 : 1e15)
    }
  }

  private func text(
    of value: Double, locale name: String, fractionDigits digits: ClosedRange<Int>, isWhole: Bool,
    shortensFrom limit: Double = 1e15
  ) -> String {
    // Negative zero would be written as “-0”.
    let value = value == 0 ? 0 : value
    let locale = Locale(identifier: name)
    let isOutOfReach = value.magnitude >= 1e15 || digits.upperBound > 9
    let number = FloatingPointFormatStyle<Double>.number.locale(locale)
    let text: String
    switch self {
    // Anything but a currency code is a unit of the app's own, and is written after the number.
    case .money(let code) where code.utf8.count != 3 || !code.utf8.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }):
      let number = ChartUnit.number.text(
        of: value, locale: name, fractionDigits: digits, isWhole: isWhole, shortensFrom: limit)
      text = code.isEmpty ? number : "\(number)\u{A0}\(code)"
    case .percent where !isOutOfReach:
      text = value.formatted(.percent.locale(locale).precision(.fractionLength(digits)))
    case .money(let code) where !isOutOfReach && value.magnitude < limit:
      let style = FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale)
      text =
        isWhole
        ? value.formatted(style.precision(.fractionLength(0)))
        : value.formatted(digits.lowerBound > 2 ? style.precision(.fractionLength(digits)) : style)
    case .money(let code):
      // The currency is written where the language puts it: the number replaces the zero in a formatted zero.
      let nought = 0.0.formatted(
        FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale).precision(.fractionLength(0)))
      let short = Self.short(value.magnitude, number, isOutOfReach)
      text = (value < 0 ? "-" : "") + nought.replacing(0.0.formatted(number), with: short)
    case .number where !isOutOfReach && value.magnitude < limit:
      text = value.formatted(number.precision(.fractionLength(digits)))
    case .number where !isOutOfReach: text = Self.short(value, number, false)
    case .number, .percent:
      text = (self == .percent ? min(max(value, -1e306), 1e306) * 100 : value).formatted(number.notation(.scientific))
    }
    return text.replacing("-", with: "\u{2212}")
  }

  private static func short(
    _ value: Double, _ style: FloatingPointFormatStyle<Double>, _ isOutOfReach: Bool
  ) -> String {
    value.formatted(style.notation(isOutOfReach ? .scientific : .compactName))
  }
}
