import Statements

/// Reads back the values that the database holds as plain numbers and text. A value that cannot be read means a damaged
/// file, and throws.
enum StoredValue {
  static func money(_ minorUnits: Int64, _ code: String) throws -> Money {
    guard let currency = Currency(code: code) else {
      throw WalletError.storage(reason: "it holds “\(code)” where a currency should be")
    }
    return Money(minorUnits: minorUnits, currency: currency)
  }

  static func date(_ text: String) throws -> CalendarDate {
    guard let date = CalendarDate(iso: text) else {
      throw WalletError.storage(reason: "it holds “\(text)” where a date should be")
    }
    return date
  }
}
