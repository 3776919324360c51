public import Espalier
public import WalletValues

/// An amount as plain decimal text in a path; how many decimals it can have is said by the currency beside it.
public struct AmountText: PathValue {
  /// The text.
  public let pathText: String

  /// An amount's text.
  public init(_ money: Money) { pathText = money.decimalText }

  /// Any text; whether it is an amount is known only with its currency.
  public init(pathText: String) { self.pathText = pathText }

  /// Two amounts.
  public static let pathSamples = [AmountText(pathText: "200000.50"), AmountText(pathText: "1.25")]
}

extension Currency: PathValue {
  /// The code.
  public var pathText: String { code }

  /// Reads the code; nil when there is no such currency.
  public init?(pathText: String) { self.init(code: pathText) }

  /// Two currencies with cents.
  public static var pathSamples: [Currency] { ["EUR", "USD"].compactMap(Currency.init(code:)) }
}

extension CalendarDate: PathValue {
  /// `2026-03-15`.
  public var pathText: String { iso }

  /// Reads `2026-03-15`.
  public init?(pathText: String) { self.init(iso: pathText) }

  /// Two days.
  public static var pathSamples: [CalendarDate] {
    [(2026, 3, 15), (1999, 12, 31)].compactMap { CalendarDate(year: $0, month: $1, day: $2) }
  }
}

extension Month: PathValue {
  /// `2026-03`.
  public var pathText: String { iso }

  /// Reads `2026-03`.
  public init?(pathText: String) { self.init(iso: pathText) }

  /// Two months.
  public static var pathSamples: [Month] { [2026, 1999].compactMap { Month(year: $0, month: $0 % 12 + 1) } }
}
