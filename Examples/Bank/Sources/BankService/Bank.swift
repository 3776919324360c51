public import Foundation
import GRDB
import Hummingbird
import NIOCore
public import ServiceLifecycle

/// A small real bank behind HTTP: a third party for programs that are clients of one.
///
/// Its README names the interface. In a test it runs in the same process:
///
/// ```swift
/// let bank = try Bank(BankConfiguration())
/// async let running: Void = bank.run()
/// let url = try await bank.url
/// bank.faults.set(.status(500), on: "/v1/payments", times: 2)
/// ```
///
/// The sample customer is `ada` with the password `analytical`. Cancel the task of ``run()``, or shut its service group
/// down, to end the bank.
public final class Bank: Service {
  /// The switches for faults.
  public let faults: Faults
  /// The log of the requests that arrived.
  public let log = BankLog()

  private let configuration: BankConfiguration
  private let store: BankStore
  private let listening = Listening()

  /// Opens the database, and puts the sample customer into an empty one.
  ///
  /// - Throws: The error of SQLite or the file system when the folder cannot be used.
  public init(_ configuration: BankConfiguration) throws {
    self.configuration = configuration
    faults = Faults(configuration.faults)
    store = try BankStore(folder: configuration.folder, now: configuration.now())
  }

  /// The address, as soon as the bank listens, for ten seconds at most.
  ///
  /// - Throws: ``BankNotRunning`` when it does not listen by then, could not, or has ended; `CancellationError` when the
  ///   task is cancelled.
  public var url: URL {
    get async throws { try await url(within: .seconds(10)) }
  }

  /// Returns the address, as soon as the bank listens.
  ///
  /// - Parameters:
  ///   - limit: The longest time to wait.
  ///   - clock: The clock that measures it.
  /// - Throws: ``BankNotRunning`` when it does not listen by then, could not, or has ended; `CancellationError` when the
  ///   task is cancelled.
  public func url(within limit: Duration, clock: any Clock<Duration> = ContinuousClock()) async throws -> URL {
    try await listening.url(within: limit, clock: clock)
  }

  /// Serves until the task is cancelled or the service group shuts down. A bank runs once.
  public func run() async throws {
    let responder = BankResponder(configuration: configuration, store: store, faults: faults, log: log)
    let host = configuration.host
    let application = Application(
      responder: responder,
      server: .http1(configuration: .init(additionalChannelHandlers: [ClientWatch()])),
      configuration: ApplicationConfiguration(address: .hostname(host, port: configuration.port)),
      onServerRunning: { [listening] channel in
        let name = host.contains(":") ? "[\(host)]" : host
        listening.settle(URL(string: "http://\(name):\(channel.localAddress?.port ?? 0)"))
      },
      logger: configuration.logger)
    defer { listening.settle(nil) }
    try await application.run()
  }

  /// The code of a payment, as the bank's own page shows it to the customer.
  ///
  /// - Returns: nil for a payment that is unknown or needs none.
  public func confirmationCode(ofPayment id: String) async throws -> String? {
    try await store.read { database in
      try String.fetchOne(database, sql: "SELECT code FROM payment WHERE id = ?", arguments: [id])
    }
  }
}
