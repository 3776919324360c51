import EspalierGateways
import Foundation
import WalletBanking
import WalletFeatures
import WalletGateways
import WalletOnlineProgram
import WalletPayments
import WalletStore

/// Orders payments and looks at what waits, over the files of a wallet whose program may run or be dead meanwhile.
struct OutboxDriver: Sendable {
  let directory: URL
  let person: PersonID
  let store: DatabaseOutboxStore

  private static let kind = OutboxKind<PaymentOrder>("payment")

  /// Makes a wallet with one person in it.
  init(_ directory: URL) async throws {
    self.directory = directory
    let database = try WalletDatabase(directory: directory)
    let user = try await database.signUp(name: "grace", password: "correct horse")
    person = PersonID("\(user.rawValue)")
    store = DatabaseOutboxStore { database }
  }

  /// Orders a payment of a cent.
  /// - Returns: The key under which the bank knows it.
  @discardableResult
  func order(_ payee: String) async throws -> String {
    let order = PaymentOrder(
      person: person, account: "1001", payee: .init(name: payee, iban: "DE89370400440532013000"), amount: 1,
      currency: "EUR", reference: payee)
    let entry = try OutboxEntry(order, of: Self.kind, orderKey: "\(person) 1001", owner: person.description)
    _ = try await store.insert(entry, within: nil)
    return entry.idempotencyKey
  }

  /// Returns the entries that wait, or that are with the person.
  func entries() async throws -> [OutboxEntry] { try await store.entries(of: person.description) }

  /// Has all that is with the person sent again, as they do on the page; the program need not run.
  func retryConflicts() async throws -> Int {
    let outbox = Outbox(store, delivery: OutboxDelivery { _ in })
    let conflicts = try await entries().filter { if case .conflict = $0.state { true } else { false } }
    for entry in conflicts { try await outbox.retry(entry.id) }
    return conflicts.count
  }
}

/// A payment, as far as these tests look at it.
struct PaymentAtBank: Decodable, Sendable {
  struct Payee: Decodable, Sendable { let name: String }
  let payee: Payee
  let state: String

  private struct Answer: Decodable, Sendable { let payments: [PaymentAtBank] }

  /// All that the bank lists; with a key, those that were made under it.
  static func list(at client: NetworkClient, key: String? = nil) async throws -> [PaymentAtBank] {
    var request = Request.get("/v1/payments")
    if let key { request = request.query("key", key) }
    return try await client.value(request, as: Answer.self).payments
  }
}
