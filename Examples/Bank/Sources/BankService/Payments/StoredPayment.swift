import Foundation
import GRDB

/// A payment's row.
enum StoredPayment {
  static func find(_ id: String, customer: Int64, _ database: Database) throws -> Row {
    let row = try Row.fetchOne(
      database,
      sql: """
        SELECT payment.*, account.currency FROM payment JOIN account ON account.id = payment.account
        WHERE payment.id = ? AND account.customer = ?
        """, arguments: [id, customer])
    guard let row else { throw Problem.notFound("payment \(id)") }
    return row
  }

  static func set(_ state: String, _ id: String, _ database: Database) throws {
    try database.execute(sql: "UPDATE payment SET state = ? WHERE id = ?", arguments: [state, id])
  }

  /// Books the payment: its operation, the balance and its state.
  static func execute(_ id: String, now: Date, _ database: Database) throws {
    try database.execute(
      sql: """
        INSERT INTO operation (account, day, amount, counterparty, iban, reference)
        SELECT account, ?, -amount, payee, iban, reference FROM payment WHERE id = ?
        """, arguments: [Day(now).description, id])
    let operation = database.lastInsertedRowID
    try database.execute(
      sql: "UPDATE payment SET state = 'executed', operation = ? WHERE id = ?", arguments: [operation, id])
    try database.execute(
      sql: """
        UPDATE account SET updated = ?1, balance = balance - payment.amount FROM payment
        WHERE payment.id = ?2 AND account.id = payment.account
        """, arguments: [now.timeIntervalSince1970, id])
  }

  /// - Parameter origin: The address of the bank, for the page with the code.
  static func json(_ row: Row, at origin: String?) -> JSON {
    let state: String = row["state"]
    var members: [String: JSON] = [
      "id": .string(row["id"]), "state": .string(state), "account": .string(row["account"]),
      "payee": ["name": .string(row["payee"]), "iban": .string(row["iban"])], "amount": .integer(row["amount"]),
      "currency": .string(row["currency"]), "reference": .string(row["reference"]),
      "created": HTTPDate.instant(Date(timeIntervalSince1970: row["created"])),
    ]
    members["operation"] = (row["operation"] as Int64?).map { .string(String($0)) }
    if state == "needs_confirmation" {
      var confirmation: [String: JSON] = [
        "code_length": 6, "expires": HTTPDate.instant(Date(timeIntervalSince1970: row["codeExpires"])),
      ]
      confirmation["page"] = origin.map { .string($0 + CodePage.path) }
      members["confirmation"] = .object(confirmation)
    }
    return .object(members)
  }
}
