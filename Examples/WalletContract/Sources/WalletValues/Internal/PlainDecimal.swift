/// A plain decimal number: digits, at most one point, at most one sign in front.
struct PlainDecimal {
  private let text: String
  private let isNegative: Bool
  private let whole: Substring.UTF8View
  /// The digits behind the point, without zeros that say nothing.
  private let fraction: Substring.UTF8View

  /// Reads a number; nil when the text is another thing.
  init?(_ text: String) {
    var rest = text[...].utf8
    isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    let parts = rest.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    whole = parts.first ?? rest
    var fraction = parts.count == 2 ? parts[1] : rest.suffix(0)
    let areDigits = { (digits: Substring.UTF8View) in digits.allSatisfy { (0x30...0x39).contains($0) } }
    guard areDigits(whole), areDigits(fraction), !whole.isEmpty || !fraction.isEmpty else { return nil }
    while fraction.last == UInt8(ascii: "0") { fraction = fraction.dropLast() }
    self.fraction = fraction
    self.text = text
  }

  /// The number in smallest units.
  func minorUnits(in currency: Currency) throws(MoneyError) -> Int64 {
    let wanted = currency.minorUnitDigits
    guard fraction.count <= wanted else { throw .tooManyDigits(text, currency) }
    var value: Int64 = 0
    let zeros = repeatElement(UInt8(ascii: "0"), count: wanted - fraction.count)
    for digits in [Array(whole), Array(fraction), Array(zeros)] {
      for digit in digits {
        let (tenfold, first) = value.multipliedReportingOverflow(by: 10)
        let (sum, second) = tenfold.addingReportingOverflow(Int64(digit) - 0x30)
        guard !first, !second else { throw .overflow }
        value = sum
      }
    }
    return isNegative ? -value : value
  }
}
