import BankService
import Espalier
import EspalierGateways
import EspalierHTTP
import EspalierSecrets
import Foundation
import Logging
import WalletBanking
import WalletGateways
import WalletPayments
import WalletRates
import WalletStore
import WalletValues

/// The bank that Wallet is a client of: one elsewhere, or a small one of its own beside it.
struct WalletBank {
  /// The client that sends requests to the bank. Answers that the bank calls public are kept as long as it says.
  let client: NetworkClient
  /// The connections to the bank, one for each person.
  let banks: Banks
  /// The orders that people have given and the bank has not taken yet.
  let outbox: Outbox
  /// The work that runs beside Wallet for the bank.
  let connectors: [any Connector]

  /// Connects to a bank elsewhere.
  ///
  /// - Parameter isServing: True if this program sends waiting orders. A program that ends at once leaves that to the
  ///   one that is served: one outbox is run over a store.
  init(
    at address: String, secrets: any SecretStore, database: @escaping @Sendable () async throws -> WalletDatabase,
    telling broadcast: Broadcast, isServing: Bool
  ) {
    client = Self.client(address, [])
    banks = Banks(bank: client, secrets: secrets)
    outbox = Self.outbox(over: DatabaseOutboxStore(database), sendingBy: banks)
    connectors =
      isServing
      ? [
        Self.sending(outbox), OutboxNews(of: outbox, over: broadcast).connector,
        Self.updatingRates(Self.background(address), in: database),
      ] : []
  }

  /// Starts a bank beside Wallet, whose data are in the folder. It listens for this machine at a port that is free.
  ///
  /// - Throws: The errors of SQLite when the folder cannot be used.
  init(
    beside folder: URL, secrets: any SecretStore, database: @escaping @Sendable () async throws -> WalletDatabase,
    telling broadcast: Broadcast
  ) throws {
    var configuration = BankConfiguration()
    configuration.folder = folder
    // To its server it is an error to be stopped with Wallet.
    configuration.logger.logLevel = .critical
    let bank = try Bank(configuration)
    // One of several workers runs it; the others find it by this.
    let address = SharedAddress(of: "the bank", in: folder.appending(path: "address"))
    let place = Middleware.located(within: Self.patience) { try await address.current(within: Self.patience) }
    client = Self.client("http://bank", [place])
    banks = Banks(bank: client, secrets: secrets)
    outbox = Self.outbox(over: DatabaseOutboxStore(database), sendingBy: banks)
    connectors = [
      BackgroundWork("bank") { try await Self.run(bank, announcedAt: address) }, Self.sending(outbox),
      OutboxNews(of: outbox, over: broadcast).connector,
      Self.updatingRates(Self.background("http://bank", [place]), in: database),
    ]
  }

  /// The longest time that a request to the bank takes, with its retries. Rates that stream come as long as they come.
  private static let answerTime = Banks.answerTime
  /// The longest time that a request waits for the address of the bank beside Wallet.
  private static let patience = Duration.seconds(10)

  /// Runs the bank beside Wallet, and announces its address for as long as it runs.
  private static func run(_ bank: Bank, announcedAt address: SharedAddress) async throws {
    defer { address.withdraw() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      defer { group.cancelAll() }
      group.addTask { try await bank.run() }
      try address.announce(await bank.url(within: patience).absoluteString)
      try await group.next()
    }
  }

  /// Returns the store of the banks' tokens: encrypted, under systemd's credential `wallet-key` or a key in a file of
  /// its own.
  ///
  /// - Throws: `SecretError` when the key cannot be used; it says how to mend it.
  static func secrets(in folder: URL) throws -> any SecretStore {
    let key =
      try SecretKey.isCredential("wallet-key")
      ? SecretKey(credential: "wallet-key") : SecretKey(file: folder.appending(path: "secrets.key"))
    return SecretFile(folder.appending(path: "secrets"), key: key)
  }

  private static func outbox(over orders: any OutboxStore, sendingBy banks: Banks) -> Outbox {
    Outbox(
      orders, delivery: OutboxDelivery { $0.handlePayments(by: banks) },
      backoff: .exponential(from: .seconds(1), upTo: .seconds(60)), quota: PaymentOrder.quota)
  }

  /// Sends the waiting orders, beside Wallet. A database that fails for a while ends the sending for a while only.
  private static func sending(_ outbox: Outbox) -> any Connector {
    BackgroundWork("outbox") { try await outbox.run() }.restarting(.upTo(10, within: .seconds(600)))
  }

  /// Keeps the rates for totals, which are shown without the bank, too. All cross rates follow from those of one
  /// currency.
  private static func updatingRates(
    _ client: NetworkClient, in database: @escaping @Sendable () async throws -> WalletDatabase
  ) -> any Connector {
    let updating = RatesUpdating(EuroRatesGateway(rates: RatesNetworkGateway(bank: client)), database: database)
    return BackgroundWork("rates") { try await updating.run() }.restarting(.upTo(10, within: .seconds(600)))
  }

  /// Returns a client for work that nobody waits for. It asks once, and its failures close no circuit to people who
  /// wait.
  private static func background(_ base: String, _ last: [Middleware] = []) -> NetworkClient {
    NetworkClient(base, over: HTTPTransport(), middleware: [.traced()] + last, coding: .snakeCase, within: answerTime)
  }

  private static func client(_ base: String, _ last: [Middleware]) -> NetworkClient {
    NetworkClient(
      base, over: HTTPTransport(),
      middleware: [
        .cached(in: ResponseCache(maximumBytes: 4_000_000)),
        .retrying(
          attempts: 3, backoff: .exponential(from: .milliseconds(200), upTo: .seconds(2)), longestWait: .seconds(5)),
        .circuitBreaking(after: 5, for: .seconds(10)), .traced(),
      ] + last,
      coding: .snakeCase, within: answerTime)
  }
}
