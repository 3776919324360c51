import EspalierCryptography
import Foundation
import GRDB
import HTTPTypes

/// Payments: each carried out once for its key, with what it changes in one transaction.
struct Payments: Sendable {
  let store: BankStore
  private let underway = KeysUnderway()

  init(store: BankStore) { self.store = store }

  var routes: [Route] {
    [
      Route(.post, "/v1/payments", pausesItself: true) { try await order($0) },
      Route(.get, "/v1/payments") { try await list($0) },
      Route(.get, "/v1/payments/*") { try await one($0) },
      Route(.delete, "/v1/payments/*") { try await withdraw($0) },
      Route(.post, "/v1/payments/*/confirmation", bodyLimit: 4096) { try await confirm($0) },
    ]
  }

  private func order(_ exchange: Exchange) async throws -> Answer {
    guard let key = exchange.headers[.idempotencyKey], (1...255).contains(key.utf8.count) else {
      throw Problem(400, "key_missing", "Send an Idempotency-Key of 1 to 255 characters.", field: "Idempotency-Key")
    }
    let order = try exchange.decode(PaymentOrder.self).checked()
    let owned = KeysUnderway.Key(customer: exchange.customer, key: key)
    guard underway.begin(owned) else {
      var problem = Problem(409, "key_underway", "The first request with this key is being carried out.")
      problem.headers[.retryAfter] = "1"
      throw problem
    }
    defer { underway.end(owned) }
    try await exchange.pause()
    return try await store.write { database in
      try Self.carryOut(order, key: key, for: exchange, database)
    }
  }

  private static func carryOut(
    _ order: PaymentOrder, key: String, for exchange: Exchange, _ database: Database
  ) throws -> Answer {
    let request = Data(Digest(try order.data()).bytes)
    let stored = try Row.fetchOne(
      database, sql: "SELECT * FROM idempotency WHERE customer = ? AND key = ?", arguments: [exchange.customer, key])
    if let stored {
      guard stored["request"] == request else {
        throw Problem(422, "key_reused", "This key belongs to another payment.", field: "Idempotency-Key")
      }
      let headers: HTTPFields = [.contentType: "application/json", .idempotencyReplayed: "true"]
      return Answer(status: stored["status"], headers: headers, content: .data(stored["answer"]))
    }
    let account = try Accounts.find(order.account, customer: exchange.customer, database)
    try PaymentRules.check(order, account: account, today: Day(exchange.now), database)
    let id = "pay_" + Secret.random(12)
    let needsCode = order.amount > account["confirmationLimit"]
    let code = needsCode ? String(format: "%06d", Int.random(in: 0..<1_000_000)) : nil
    try database.execute(
      sql: """
        INSERT INTO payment (id, account, payee, iban, amount, reference, day, created, state, code, codeExpires)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'needs_confirmation', ?, ?)
        """,
      arguments: [
        id, order.account, order.payee.name, order.payee.iban, order.amount, order.reference,
        Day(exchange.now).description, exchange.now.timeIntervalSince1970, code,
        exchange.now.timeIntervalSince1970 + 600,
      ])
    if !needsCode { try StoredPayment.execute(id, now: exchange.now, database) }
    let status = needsCode ? 202 : 201
    let body = try StoredPayment.json(
      StoredPayment.find(id, customer: exchange.customer, database), at: exchange.origin)
    let answer = try Answer.json(body, status: status, headers: [.location: "/v1/payments/\(id)"])
    try database.execute(
      sql: "INSERT INTO idempotency VALUES (?, ?, ?, ?, ?, ?)",
      arguments: [exchange.customer, key, request, status, try body.data(), id])
    return answer
  }

  private func list(_ exchange: Exchange) async throws -> Answer {
    let key = exchange.value("key")
    let payments = try await store.read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT payment.*, account.currency FROM payment
          JOIN account ON account.id = payment.account
          JOIN idempotency ON idempotency.payment = payment.id
          WHERE account.customer = ?1 AND (?2 IS NULL OR idempotency.key = ?2)
          ORDER BY payment.created DESC, payment.id LIMIT 100
          """, arguments: [exchange.customer, key]
      ).map { StoredPayment.json($0, at: exchange.origin) }
    }
    return try .json(["payments": .array(payments)])
  }

  private func one(_ exchange: Exchange) async throws -> Answer {
    let payment = try await store.read { database in
      StoredPayment.json(
        try StoredPayment.find(exchange.parameters[0], customer: exchange.customer, database), at: exchange.origin)
    }
    return try .validated(payment, for: exchange)
  }

  /// Takes a payment back that was not confirmed; again, it says the same.
  private func withdraw(_ exchange: Exchange) async throws -> Answer {
    try await store.write { database in
      let id = exchange.parameters[0]
      let payment = try StoredPayment.find(id, customer: exchange.customer, database)
      let state: String = payment["state"]
      guard state == "needs_confirmation" || state == "withdrawn" else {
        throw Problem(409, "not_waiting", "This payment can no longer be withdrawn: it is \(state).")
      }
      try StoredPayment.set("withdrawn", id, database)
      return try .json(
        StoredPayment.json(StoredPayment.find(id, customer: exchange.customer, database), at: exchange.origin))
    }
  }

  private struct Confirmation: Decodable {
    var code: String
  }

  private enum Confirming: Sendable {
    case answer(Answer)
    case refused(Problem)
  }

  private func confirm(_ exchange: Exchange) async throws -> Answer {
    let code = try exchange.decode(Confirmation.self).code
    // A refusal is a value here: the wrong try that it counts has to be committed.
    let result: Confirming = try await store.write { database in
      let id = exchange.parameters[0]
      let payment = try StoredPayment.find(id, customer: exchange.customer, database)
      let isRight = (payment["code"] as String?).map { Digest($0) == Digest(code) }
      if payment["state"] == "executed", isRight == true {
        return .answer(try .json(StoredPayment.json(payment, at: exchange.origin)))
      }
      guard payment["state"] == "needs_confirmation", let isRight else {
        return .refused(
          Problem(409, "not_waiting", "This payment waits for no code: it is \(payment["state"] as String)."))
      }
      guard exchange.now.timeIntervalSince1970 < payment["codeExpires"] else {
        try StoredPayment.set("expired", id, database)
        return .refused(Problem(422, "confirmation_expired", "The code has expired. Order the payment anew."))
      }
      guard isRight else {
        let left = (payment["triesLeft"] as Int) - 1
        try database.execute(sql: "UPDATE payment SET triesLeft = ? WHERE id = ?", arguments: [left, id])
        if left <= 0 { try StoredPayment.set("rejected", id, database) }
        return .refused(
          Problem(
            422, "wrong_code",
            left > 0 ? "The code is wrong." : "The code was wrong too often: the payment is rejected.",
            field: "code", members: ["tries_left": .integer(left)]))
      }
      let account = try Accounts.find(payment["account"], customer: exchange.customer, database)
      try PaymentRules.checkFunds(payment["amount"], account: account)
      try StoredPayment.execute(id, now: exchange.now, database)
      return .answer(
        try .json(
          StoredPayment.json(StoredPayment.find(id, customer: exchange.customer, database), at: exchange.origin)))
    }
    switch result {
    case .answer(let answer): return answer
    case .refused(let problem): throw problem
    }
  }
}
