import EspalierBroadcast
import Foundation
import GRDB
public import Statements

extension WalletDatabase {
  /// Returns the newest exchange rates that a bank has given; nil before there are any.
  public func exchangeRates() async throws -> ExchangeRates? {
    try await translatingErrors {
      try await pool.read { database in
        let text = try String.fetchOne(database, sql: "SELECT rates FROM exchangeRates")
        // Rates that another version wrote are fetched anew before long, and never a reason not to show a wallet.
        return text.flatMap { try? JSONDecoder().decode(ExchangeRates.self, from: Data($0.utf8)) }
      }
    }
  }

  /// Keeps exchange rates in the place of older ones, and tells all listeners.
  /// - Returns: False if there are newer ones, or these.
  @discardableResult
  public func storeExchangeRates(_ rates: ExchangeRates) async throws -> Bool {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(rates), as: UTF8.self)
    let isNew = try await translatingErrors {
      try await pool.write { database in
        try database.execute(
          sql: """
            INSERT INTO exchangeRates (id, day, rates) VALUES (1, ?1, ?2)
            ON CONFLICT (id) DO UPDATE SET day = ?1, rates = ?2 WHERE ?1 >= day AND rates <> ?2
            """, arguments: [rates.day.iso, text])
        return database.changesCount > 0
      }
    }
    if isNew { broadcast.publish(WalletChanged(), to: .everyWallet) }
    return isNew
  }
}
