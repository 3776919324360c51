import BankService
import EspalierBase
import EspalierGateways
import EspalierHTTP
import Foundation
import Testing

/// A client of a running bank, signed in as its sample customer.
struct BankClient: Sendable {
  struct Tokens: Decodable, Sendable {
    let access: String
    let refresh: String
    let expiresIn: Int
  }

  struct Account: Decodable, Sendable, Equatable {
    let id: String
    let balance: Int
  }

  struct Payment: Decodable, Sendable, Equatable {
    let id: String
    let state: String
  }

  struct Payments: Decodable, Sendable { let payments: [Payment] }

  struct Order: Encodable, Sendable {
    struct Payee: Encodable, Sendable {
      let name = "Grace Hopper"
      let iban = "DE89370400440532013000"
    }
    let account = "1001"
    let payee = Payee()
    let amount = 1_250
    let currency = "EUR"
    let reference = "lunch"
  }

  let bank: Bank
  let client: NetworkClient

  /// Runs a bank for as long as `body` does.
  static func run(
    lifetime: TimeInterval = 300, retries: Int = 1, _ middleware: [Middleware] = [],
    _ body: @escaping @Sendable (BankClient) async throws -> Void
  ) async throws {
    var configuration = BankConfiguration()
    configuration.tokenLifetime = lifetime
    let bank = try Bank(configuration)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await bank.run() }
      let address = try await bank.url.absoluteString
      let transport = HTTPTransport()
      let open = NetworkClient(address, over: transport, coding: .snakeCase)
      let tokens = AccessTokens(margin: .zero) { _ in
        let tokens: Tokens = try await open.value(
          .post("/v1/tokens").json(["name": "ada", "password": "analytical"]))
        return AccessToken(tokens.access)
      }
      let client = NetworkClient(
        address, over: transport,
        middleware: middleware + [.authorized(by: tokens), .retrying(attempts: retries, backoff: .none)],
        coding: .snakeCase)
      try await body(BankClient(bank: bank, client: client))
      try await transport.close()
      group.cancelAll()
      do { try await group.waitForAll() } catch is CancellationError {}
    }
  }

  func accounts() async throws -> [Account] {
    struct Accounts: Decodable { let accounts: [Account] }
    return try await client.value(.get("/v1/accounts"), as: Accounts.self).accounts
  }
}
