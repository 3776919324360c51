import GRDB

/// The eighth step of the tables: the bank's exchange rates, which are the same for everybody.
enum RatesSchema {
  static let name = "8: exchange rates"

  /// The table has one row: totals are shown at the newest rates that there are.
  static func migrate(_ database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE exchangeRates (
          id INTEGER PRIMARY KEY CHECK (id = 1),
          day TEXT NOT NULL,
          rates TEXT NOT NULL
        ) STRICT;
        """)
  }
}
