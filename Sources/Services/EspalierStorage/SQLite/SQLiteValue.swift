/// A value in a row of an SQLite table.
package enum SQLiteValue: Sendable, Equatable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case bytes([UInt8])

  package static func optional(_ text: String?) -> SQLiteValue { text.map { .text($0) } ?? .null }

  /// The text of the value in an export; empty for null.
  package var text: String {
    switch self {
    case .null: ""
    case .integer(let value): "\(value)"
    case .real(let value): "\(value)"
    case .text(let value): value
    case .bytes(let value): "\(value.count) bytes"
    }
  }
}
