import GRDB
import Statements

/// Sums of amounts that SQLite works out without overflowing.
///
/// SQLite's own `sum` of amounts fails when it leaves 64 bits, and its `+` turns into a binary fraction. So the upper
/// and the lower halves of the amounts are summed each by itself, which takes two thousand million of the largest to
/// overflow, and are put together in 128 bits.
enum StoredSum {
  /// The two columns of a sum, for a SELECT that groups; ``read(_:_:)`` puts them together.
  static let columns = "sum(amount >> 32) AS totalHigh, sum(amount & 4294967295) AS totalLow"

  /// Reads the sum of a row that has these columns. A row without any amounts is zero.
  static func read(_ row: Row, _ code: String) throws -> MoneySum {
    let currency = try StoredValue.money(0, code).currency
    return MoneySum(minorUnits: minorUnits(row), currency: currency)
  }

  static func minorUnits(_ row: Row) -> Int128 {
    let (high, low): (Int64?, Int64?) = (row["totalHigh"], row["totalLow"])
    return (Int128(high ?? 0) << 32) + Int128(low ?? 0)
  }
}
