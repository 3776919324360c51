package import EspalierGateways
package import Statements
package import WalletStore

/// Brings the bank's exchange rates into the wallet's storage, again and again, so that totals need no bank.
///
/// ```swift
/// let work = BackgroundWork("rates") { try await RatesUpdating(gateway, database: database).run() }
/// ```
///
/// A bank that cannot be reached is asked again after a while; the stored rates stay meanwhile.
package struct RatesUpdating: Sendable {
  private let gateway: any Gateway<Void, ExchangeRates>
  private let database: @Sendable () async throws -> WalletDatabase
  private let clock: any Clock<Duration>

  /// The time for which rates count as the newest: a bank has new ones once a day, and nobody knows when.
  static let interval = Duration.seconds(3600)
  /// The time before a bank that has not answered is asked again.
  static let pause = Duration.seconds(60)

  /// Prepares the updating; nothing is fetched before ``run()``.
  package init(
    _ gateway: any Gateway<Void, ExchangeRates>, database: @escaping @Sendable () async throws -> WalletDatabase,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.gateway = gateway
    self.database = database
    self.clock = clock
  }

  /// Fetches and stores until the task is cancelled.
  /// - Throws: `CancellationError`, and the errors of the storage.
  package func run() async throws {
    while true {
      var wait = Self.interval
      do {
        let rates = try await gateway.fetch()
        try await database().storeExchangeRates(rates)
      } catch let error as WalletError {
        throw error
      } catch {
        try Task.checkCancellation()
        // The bank is responsible for this: a total shows the day of its rates, or that there are none.
        wait = Self.pause
      }
      try await clock.sleep(for: wait)
    }
  }
}
