/// A currency of ISO 4217, by its three-letter code.
///
/// Only known codes make a currency, so an amount can never carry a misspelt one. Currencies that the euro replaced are
/// known too, because statements are kept for decades.
///
/// ```swift
/// Currency(code: "eur")?.minorUnitDigits  // 2
/// Currency(code: "JPY")?.minorUnitDigits  // 0
/// Currency(code: "ABC")                   // nil
/// ```
public struct Currency: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The three letters in one number: a currency stands beside each of many amounts.
  private let letters: CurrencyLetters

  /// The code, in capitals.
  public var code: String { letters.text }

  /// A currency by its code, in capitals or not; `nil` when ISO 4217 has no such code.
  public init?(code: String) {
    guard let letters = CurrencyLetters(code), CurrencyTable.minorUnitDigits[letters] != nil else { return nil }
    self.letters = letters
  }

  /// The number of decimal digits of the smallest unit: 2 for a cent, 0 for the yen, 3 for the Kuwaiti fils.
  public var minorUnitDigits: Int { CurrencyTable.minorUnitDigits[letters] ?? 2 }

  /// The code.
  public var description: String { code }

  /// Reads the code as a plain string.
  ///
  /// - Throws: `DecodingError.dataCorrupted` when the code is not known.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let code = try container.decode(String.self)
    guard let currency = Currency(code: code) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(code)” is no currency of ISO 4217")
    }
    self = currency
  }

  /// Writes the code as a plain string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(code)
  }
}
