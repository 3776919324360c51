/// The value of one unit of a currency in another: an exact decimal above nothing, such as `1.0830`.
///
/// ```swift
/// ExchangeRate(decimal: "162.05")  // 162.05 yen to a euro
/// ExchangeRate(decimal: "0")       // nil
/// ```
public struct ExchangeRate: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The number without its point.
  let digits: UInt64
  /// The number of digits behind the point.
  let decimals: Int

  /// One to one.
  static let one = ExchangeRate(digits: 1, decimals: 0)

  private init(digits: UInt64, decimals: Int) {
    self.digits = digits
    self.decimals = decimals
  }

  /// Reads digits with at most one point; nil for anything else, for nothing at all, and for more digits than a rate has: 12, of which
  /// 10 behind the point.
  public init?(decimal text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, !whole.isEmpty, parts.count == 1 || !parts[1].isEmpty else { return nil }
    let fraction = parts.count == 2 ? Array(parts[1]) : []
    let all = Array(whole) + fraction
    guard all.allSatisfy({ (0x30...0x39).contains($0) }), fraction.count <= 10 else { return nil }
    let counting = all.drop { $0 == 0x30 }
    guard (1...12).contains(counting.count) else { return nil }
    self.init(digits: counting.reduce(0) { $0 * 10 + UInt64($1 - 0x30) }, decimals: fraction.count)
  }

  /// The number, as it was read but for zeros in front.
  public var description: String { DecimalText.text(digits, digits: decimals) }

  /// Reads `description`.
  ///
  /// - Throws: `DecodingError.dataCorrupted` when it is no rate.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let rate = ExchangeRate(decimal: text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(text)” is no exchange rate")
    }
    self = rate
  }

  /// Writes `description`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
