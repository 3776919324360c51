/// A value in a row.
enum SQLiteValue: Sendable, Equatable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)

  static func optional(_ text: String?) -> SQLiteValue { text.map { .text($0) } ?? .null }

  /// As it stands in an export; nothing for null.
  var text: String {
    switch self {
    case .null: ""
    case .integer(let value): "\(value)"
    case .real(let value): "\(value)"
    case .text(let value): value
    }
  }
}
