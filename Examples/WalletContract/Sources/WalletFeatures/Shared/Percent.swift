public import Espalier

/// A percentage in thousandths, as plain decimal text: `3.25` is 3250.
public struct Percent: Hashable, Sendable, PathValue {
  /// The number of thousandths of a percent.
  public let thousandths: Int64

  /// A percentage of thousandths.
  public init(_ thousandths: Int64) { self.thousandths = thousandths }

  /// Reads digits with at most one point and three digits behind it.
  public init?(pathText text: String) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, (1...6).contains(whole.utf8.count), whole.utf8.allSatisfy(Self.isDigit) else {
      return nil
    }
    let rest = parts.count == 2 ? parts[1] : "0"
    guard (1...3).contains(rest.utf8.count), rest.utf8.allSatisfy(Self.isDigit) else { return nil }
    let padded = rest + String(repeating: "0", count: 3 - rest.utf8.count)
    guard let units = Int64(whole), let behind = Int64(padded) else { return nil }
    thousandths = units * 1000 + behind
  }

  /// The digits, without zeros at the end.
  public var pathText: String {
    let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1000)
    guard rest > 0 else { return "\(whole)" }
    var figures = String(repeating: "0", count: 3 - "\(rest)".utf8.count) + "\(rest)"
    while figures.hasSuffix("0") { figures.removeLast() }
    return "\(whole).\(figures)"
  }

  /// Two percentages.
  public static let pathSamples = [Percent(3250), Percent(500)]

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
