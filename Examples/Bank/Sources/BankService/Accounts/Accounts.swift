import Foundation
import GRDB
import HTTPTypes

/// Accounts and their operations.
struct Accounts: Sendable {
  let store: BankStore

  var routes: [Route] {
    [
      Route(.get, "/v1/accounts") { try await list($0) },
      Route(.get, "/v1/accounts/*") { try await one($0) },
      Route(.get, "/v1/accounts/*/operations") { try await operations($0) },
    ]
  }

  /// The account, if it is this customer's.
  static func find(_ id: String, customer: Int64, _ database: Database) throws -> Row {
    let row = try Row.fetchOne(
      database, sql: "SELECT * FROM account WHERE id = ? AND customer = ?", arguments: [id, customer])
    guard let row else { throw Problem.notFound("account \(id)") }
    return row
  }

  private static func json(_ row: Row) -> JSON {
    [
      "id": .string(row["id"]), "name": .string(row["name"]), "iban": .string(row["iban"]),
      "currency": .string(row["currency"]), "balance": .integer(row["balance"]),
      "updated": HTTPDate.instant(Date(timeIntervalSince1970: row["updated"])),
    ]
  }

  private func list(_ exchange: Exchange) async throws -> Answer {
    let accounts = try await store.read { database in
      try Row.fetchAll(
        database, sql: "SELECT * FROM account WHERE customer = ? ORDER BY id", arguments: [exchange.customer]
      ).map(Self.json)
    }
    return try .validated(["accounts": .array(accounts)], for: exchange)
  }

  private func one(_ exchange: Exchange) async throws -> Answer {
    let account = try await store.read { database in
      Self.json(try Self.find(exchange.parameters[0], customer: exchange.customer, database))
    }
    return try .validated(account, for: exchange)
  }

  /// A place between two operations. New ones are always before it, so that none comes twice and none is left out.
  private struct Cursor {
    var day: String
    var id: Int64

    var text: String { Secret.base64URL(Data("\(day) \(id)".utf8)) }

    init(day: String, id: Int64) {
      self.day = day
      self.id = id
    }

    init?(_ text: String) {
      guard let data = Secret.data(base64URL: text) else { return nil }
      let parts = String(decoding: data, as: UTF8.self).split(separator: " ")
      guard parts.count == 2, Day(String(parts[0])) != nil, let id = Int64(parts[1]) else { return nil }
      self.init(day: String(parts[0]), id: id)
    }
  }

  private func operations(_ exchange: Exchange) async throws -> Answer {
    let period = try exchange.period()
    guard let limit = Int(exchange.value("limit") ?? "50"), (1...200).contains(limit) else {
      throw Problem(400, "invalid_query", "limit is a number from 1 to 200.", field: "limit")
    }
    let start = try exchange.value("cursor").map { text in
      guard let cursor = Cursor(text) else {
        throw Problem(400, "invalid_query", "cursor is none that this bank gave.", field: "cursor")
      }
      return (day: cursor.day, id: cursor.id)
    }
    let from = start ?? (day: "9999-12-31", id: Int64.max)
    return try await store.read { database in
      let account = try Self.find(exchange.parameters[0], customer: exchange.customer, database)
      let rows = try Row.fetchAll(
        database,
        sql: """
          SELECT operation.*, account.currency FROM operation JOIN account ON account.id = operation.account
          WHERE account = ? AND day BETWEEN ? AND ? AND (day, operation.id) < (?, ?)
          ORDER BY day DESC, operation.id DESC LIMIT ?
          """, arguments: [account["id"] as String, period.from, period.to, from.day, from.id, limit + 1])
      let last = rows.count > limit ? rows[limit - 1] : nil
      return try .json([
        "operations": .array(rows.prefix(limit).map(Self.operation)),
        "next": last.map { .string(Cursor(day: $0["day"], id: $0["id"]).text) } ?? .null,
      ])
    }
  }

  private static func operation(_ row: Row) -> JSON {
    var members: [String: JSON] = [
      "id": .string(String(row["id"] as Int64)), "day": .string(row["day"]), "amount": .integer(row["amount"]),
      "currency": .string(row["currency"]), "counterparty": .string(row["counterparty"]),
      "reference": .string(row["reference"]),
    ]
    members["iban"] = (row["iban"] as String?).map(JSON.string)
    members["memo"] = (row["memo"] as String?).map(JSON.string)
    return .object(members)
  }
}
