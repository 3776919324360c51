import EspalierGateways
import WalletValues

/// An operation at the bank, in the bank's own words.
struct BankOperation: Hashable, Sendable, Codable {
  let id: String
  let day: CalendarDate
  let amount: Int
  let currency: String
  let counterparty: String
  let reference: String
  var memo: String?
}

/// A query for a page of an account's operations.
struct BankOperationsQuery: Hashable, Sendable {
  let account: String
  /// The mark at which the page begins, as the page before says; nil for the newest operations.
  var cursor: String?
}

/// A page of operations, the newest first.
struct BankOperationsPage: Hashable, Sendable, Codable {
  let operations: [BankOperation]
  /// The mark at which the next page begins; nil at the end.
  var next: String?
}

/// Fetches a page of an account's operations.
struct BankOperationsGateway: Gateway {
  let client: NetworkClient

  func fetch(_ query: BankOperationsQuery) async throws -> BankOperationsPage {
    var request = Request.get("/v1/accounts/\(query.account)/operations").query("limit", 200)
    if let cursor = query.cursor { request = request.query("cursor", cursor) }
    return try await client.value(request)
  }
}
