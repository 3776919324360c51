import EspalierCryptography
import GRDB

/// The customers, by name and password.
struct Customers: Sendable {
  let store: BankStore

  /// Returns the number of the customer with a name and password; nil if nobody has them.
  func find(name: String, password: String) async throws -> Int64? {
    let customer: (id: Int64, password: PasswordHash)? = try await store.read { database in
      try Row.fetchOne(database, sql: "SELECT id, salt, hash FROM customer WHERE name = ?", arguments: [name])
        .map { ($0["id"], PasswordHash(salt: $0["salt"], hash: $0["hash"], cost: Secret.cost)) }
    }
    // The same work is done for a name that nobody has, so that the time does not tell which names exist.
    let stored = customer?.password ?? .decoy(cost: Secret.cost)
    guard try await stored.matches(password) else { return nil }
    return customer?.id
  }
}
