import BankService
import Foundation
import Testing

/// Payments: once for each key, within limits, confirmed where that is needed.
@Suite struct PaymentTests {
  @Test func aPaymentIsBookedAndItsKeyGivesTheStoredAnswer() async throws {
    try await BankFixture.run { bank async throws in
      let before = try await bank.balance()
      let first = try await bank.pay(1234, key: "a")
      let again = try await bank.pay(1234, key: "a")
      #expect(first.status == 201 && first["Idempotency-Replayed"] == nil)
      #expect(again.status == 201 && again["Idempotency-Replayed"] == "true" && again.body == first.body)
      #expect(try await bank.balance() == before - 1234)
      let id = try #require(try first.json()["id"] as? String)
      #expect(try await bank.get("/v1/payments/\(id)").body == first.body)
      let found = try #require(try await bank.get("/v1/payments?key=a").json()["payments"] as? [[String: Any]])
      #expect(found.compactMap { $0["id"] as? String } == [id])
      let none = try #require(try await bank.get("/v1/payments?key=b").json()["payments"] as? [[String: Any]])
      #expect(none.isEmpty)
    }
  }

  @Test func aKeyIsNeededAndBelongsToOnePayment() async throws {
    try await BankFixture.run { bank async throws in
      let without = try await bank.send("POST", "/v1/payments", body: BankFixture.order(1))
      #expect(without.status == 400)
      #expect(try without.code() == "key_missing")
      _ = try await bank.pay(100, key: "a")
      let other = try await bank.pay(101, key: "a")
      #expect(other.status == 422)
      #expect(try other.code() == "key_reused")
    }
  }

  @Test func aSecondRequestWhileTheFirstIsCarriedOutIsToldToWait() async throws {
    try await BankFixture.run { bank async throws in
      bank.bank.faults.set(.slow(60_000), on: "/v1/payments", times: 1)
      let connection = try RawConnection(to: bank.url)
      try await connection.send(
        BankFixture.request(
          "POST", "/v1/payments", headers: bank.head(["Idempotency-Key": "a"]), body: BankFixture.order(100)))
      _ = try await bank.bank.log.first { $0.idempotencyKey == "a" }
      var second = try await bank.pay(100, key: "a")
      // The first is noted before it holds its key; until then others may carry the payment out.
      while second.status == 201 { second = try await bank.pay(100, key: "a") }
      #expect(second.status == 409 && second["Retry-After"] == "1")
      #expect(try second.code() == "key_underway")
    }
  }

  @Test func limitsAndFundsAreKept() async throws {
    try await BankFixture.run { bank async throws in
      for key in 1...4 { #expect(try await bank.pay(50_000 - 10, key: "\(key)").status == 201) }
      let above = try await bank.pay(41, key: "above")
      #expect(above.status == 422)
      #expect(try above.code() == "limit_exceeded")
      #expect(try above.json()["left"] as? Int == 40)
      bank.time.pass(86_400)
      let token = try #require(try await BankFixture.signIn(bank.url)["access"] as? String)
      let next = try await bank.send(
        "POST", "/v1/payments", headers: ["Idempotency-Key": "above", "Authorization": "Bearer \(token)"],
        body: BankFixture.order(41))
      #expect(next.status == 201, "A refusal is not stored, and tomorrow has its own limit.")
    }
  }

  @Test func aPaymentWithoutMoneyIsRefused() async throws {
    try await BankFixture.run {
      $0.tokenLifetime = 1e9
    } _: { bank async throws in
      for day in 0..<80 {
        let left = try await bank.balance()
        if left < 50_000 {
          let refused = try await bank.pay(left + 1, key: "last")
          #expect(refused.status == 422)
          #expect(try refused.code() == "insufficient_funds")
          return
        }
        for turn in 0..<4 { _ = try await bank.pay(50_000, key: "\(day)-\(turn)") }
        bank.time.pass(86_400)
      }
      Issue.record("The money never ended.")
    }
  }

  @Test func aWrongIBANIsRefusedWithItsField() async throws {
    try await BankFixture.run { bank async throws in
      let body = BankFixture.order(1, iban: "DE88370400440532013000")
      let answer = try await bank.send("POST", "/v1/payments", headers: ["Idempotency-Key": "a"], body: body)
      #expect(answer.status == 422)
      #expect(try answer.code() == "invalid_iban")
      #expect(try answer.json()["field"] as? String == "payee.iban")
    }
  }

  @Test func aLargePaymentWaitsForItsCode() async throws {
    try await BankFixture.run { bank async throws in
      let before = try await bank.balance()
      let answer = try await bank.pay(60_000, key: "a")
      #expect(answer.status == 202)
      let payment = try answer.json()
      let id = try #require(payment["id"] as? String)
      #expect(payment["state"] as? String == "needs_confirmation")
      #expect(try await bank.balance() == before)
      let code = try #require(try await bank.bank.confirmationCode(ofPayment: id))
      let path = "/v1/payments/\(id)/confirmation"
      let wrong = try await bank.send("POST", path, body: #"{"code":"no"}"#)
      #expect(wrong.status == 422)
      #expect(try wrong.json()["tries_left"] as? Int == 2)
      for _ in 0..<2 {
        let right = try await bank.send("POST", path, body: "{\"code\":\"\(code)\"}")
        #expect(right.status == 200)
        #expect(try right.json()["state"] as? String == "executed")
      }
      #expect(try await bank.balance() == before - 60_000)
    }
  }

  @Test func threeWrongCodesRejectAPayment() async throws {
    try await BankFixture.run { bank async throws in
      let id = try #require(try await bank.pay(60_000, key: "a").json()["id"] as? String)
      let path = "/v1/payments/\(id)/confirmation"
      for _ in 0..<3 { #expect(try await bank.send("POST", path, body: #"{"code":"no"}"#).status == 422) }
      let code = try #require(try await bank.bank.confirmationCode(ofPayment: id))
      #expect(try await bank.send("POST", path, body: "{\"code\":\"\(code)\"}").status == 409)
      #expect(try await bank.get("/v1/payments/\(id)").json()["state"] as? String == "rejected")
    }
  }

  @Test func aCodeExpires() async throws {
    try await BankFixture.run {
      $0.tokenLifetime = 3600
    } _: { bank async throws in
      let id = try #require(try await bank.pay(60_000, key: "a").json()["id"] as? String)
      let code = try #require(try await bank.bank.confirmationCode(ofPayment: id))
      bank.time.pass(601)
      let late = try await bank.send("POST", "/v1/payments/\(id)/confirmation", body: "{\"code\":\"\(code)\"}")
      #expect(try late.code() == "confirmation_expired")
    }
  }
}
