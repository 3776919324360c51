public import Espalier
public import Statements

/// An amount as plain decimal text; how many decimals it can have is said by the currency beside it.
struct AmountText: PathValue {
  let pathText: String

  init(_ money: Money) { pathText = money.decimalText }

  init(pathText: String) { self.pathText = pathText }

  static let pathSamples = [AmountText(pathText: "200000.50"), AmountText(pathText: "1.25")]
}

extension Percent: PathValue {
  var pathText: String { text }

  init?(pathText: String) { self.init(pathText) }

  static let pathSamples = [Percent(3250), Percent(500)]
}

extension Currency: PathValue {
  /// The code.
  public var pathText: String { code }

  /// Reads the code; nil when there is no such currency.
  public init?(pathText: String) { self.init(code: pathText) }

  /// Two currencies with cents.
  public static var pathSamples: [Currency] { ["EUR", "USD"].compactMap(Currency.init(code:)) }
}
