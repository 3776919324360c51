public import EspalierGateways
public import Statements
public import WalletStore

/// Brings the bank's exchange rates into the wallet's storage, again and again, so that totals need no bank.
///
/// ```swift
/// let work = BackgroundWork("rates") { try await RatesUpdating(gateway, database: database).run() }
/// ```
///
/// A bank that is away is asked again after a while; what was stored stays meanwhile.
public struct RatesUpdating: Sendable {
  private let gateway: any Gateway<Void, ExchangeRates>
  private let database: @Sendable () async throws -> WalletDatabase
  private let clock: any Clock<Duration>

  /// How long rates are taken for the newest: a bank has others once a day, and nobody knows when.
  static let interval = Duration.seconds(3600)
  /// How long a bank is left in peace that has not answered.
  static let pause = Duration.seconds(60)

  /// Prepares it; nothing is fetched before ``run()``.
  public init(
    _ gateway: any Gateway<Void, ExchangeRates>, database: @escaping @Sendable () async throws -> WalletDatabase,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.gateway = gateway
    self.database = database
    self.clock = clock
  }

  /// Fetches and stores until the task is cancelled.
  /// - Throws: `CancellationError`, and what the storage throws.
  public func run() async throws {
    while true {
      var wait = Self.interval
      do {
        let rates = try await gateway.fetch()
        try await database().storeExchangeRates(rates)
      } catch let error as WalletError {
        throw error
      } catch {
        try Task.checkCancellation()
        // The bank's affair: whoever looks at a total sees the day of the rates, or that there are none.
        wait = Self.pause
      }
      try await clock.sleep(for: wait)
    }
  }
}
