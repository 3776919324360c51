import Foundation
import GRDB
import HTTPTypes

/// Cards: seen, frozen and limited.
struct Cards: Sendable {
  let store: BankStore

  var routes: [Route] {
    [
      Route(.get, "/v1/cards") { try await list($0) },
      Route(.get, "/v1/cards/*") { try await one($0) },
      Route(.patch, "/v1/cards/*", bodyLimit: 4096) { try await change($0) },
    ]
  }

  private static let query = """
    SELECT card.*,
      (SELECT ifnull(-sum(amount), 0) FROM operation WHERE card = card.id AND day = ?1) AS today,
      (SELECT ifnull(-sum(amount), 0) FROM operation WHERE card = card.id AND day >= ?2 AND day <= ?1) AS month
    FROM card JOIN account ON account.id = card.account WHERE account.customer = ?3 AND (?4 IS NULL OR card.id = ?4)
    ORDER BY card.id
    """

  private static func fetch(_ id: String?, for exchange: Exchange, _ database: Database) throws -> [JSON] {
    let today = Day(exchange.now).description
    let rows = try Row.fetchAll(
      database, sql: query, arguments: [today, today.prefix(8) + "01", exchange.customer, id])
    return rows.map { row in
      [
        "id": .string(row["id"]), "account": .string(row["account"]), "name": .string(row["name"]),
        "last4": .string(row["last4"]), "expires": .string(row["expires"]), "frozen": .bool(row["frozen"]),
        "limits": ["daily": .integer(row["dailyLimit"]), "monthly": .integer(row["monthlyLimit"])],
        "spent": ["today": .integer(row["today"]), "month": .integer(row["month"])],
      ]
    }
  }

  private static func find(_ exchange: Exchange, _ database: Database) throws -> JSON {
    guard let card = try fetch(exchange.parameters[0], for: exchange, database).first else {
      throw Problem.notFound("card \(exchange.parameters[0])")
    }
    return card
  }

  private func list(_ exchange: Exchange) async throws -> Answer {
    let cards = try await store.read { try Self.fetch(nil, for: exchange, $0) }
    return try .validated(["cards": .array(cards)], for: exchange)
  }

  private func one(_ exchange: Exchange) async throws -> Answer {
    try .validated(try await store.read { try Self.find(exchange, $0) }, for: exchange)
  }

  private struct Change: Decodable {
    struct Limits: Decodable {
      var daily: Int?
      var monthly: Int?
    }
    var frozen: Bool?
    var limits: Limits?
  }

  private func change(_ exchange: Exchange) async throws -> Answer {
    let change = try exchange.decode(Change.self)
    guard let condition = exchange.headers[.ifMatch] else {
      throw Problem(428, "condition_missing", "Send If-Match with the ETag of the card that was read.")
    }
    for (name, limit) in [("daily", change.limits?.daily), ("monthly", change.limits?.monthly)] {
      guard let limit else { continue }
      guard (0...100_000_000).contains(limit) else {
        throw Problem(422, "invalid_limit", "A limit is from 0 to 100000000.", field: "limits.\(name)")
      }
    }
    let card = try await store.write { database in
      let before = try Self.find(exchange, database)
      guard Exchange.lists(condition, Answer.tag(of: try before.data()), weakly: false) else {
        throw Problem(412, "changed_meanwhile", "The card has changed since it was read. Read it again.")
      }
      try database.execute(
        sql: """
          UPDATE card SET frozen = ifnull(?, frozen), dailyLimit = ifnull(?, dailyLimit),
            monthlyLimit = ifnull(?, monthlyLimit) WHERE id = ?
          """, arguments: [change.frozen, change.limits?.daily, change.limits?.monthly, exchange.parameters[0]])
      return try Self.find(exchange, database)
    }
    return try .json(card, headers: [.eTag: Answer.tag(of: try card.data())])
  }
}
