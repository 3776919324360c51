import BankService
import Foundation
import Testing

/// The page with the codes, and payments that are taken back.
@Suite struct CodePageTests {
  private static let signedIn = "name=ada&password=analytical"

  private func codes(_ bank: BankFixture, _ form: String = signedIn) async throws -> RawAnswer {
    try await BankFixture.send(
      bank.url, "POST", "/codes", headers: ["Content-Type": "application/x-www-form-urlencoded"], body: form)
  }

  @Test func aPaymentNamesThePageWhereItsCodeStandsBesideWhatIsPaid() async throws {
    try await BankFixture.run { bank async throws in
      let payment = try await bank.pay(60_000, key: "a", reference: "<b>Rent & 'more'</b>").json()
      let id = try #require(payment["id"] as? String)
      let confirmation = try #require(payment["confirmation"] as? [String: Any])
      #expect(confirmation["page"] as? String == "http://bank/codes")
      let code = try #require(try await bank.bank.confirmationCode(ofPayment: id))
      let form = try await BankFixture.send(bank.url, "GET", "/codes")
      #expect(form.status == 200 && !form.text.contains(code))
      let page = try await codes(bank)
      #expect(page.status == 200 && page["Cache-Control"] == "no-store")
      for text in ["Everyday · DE", "Bob", "DE89370400440532013000", "600.00 EUR", "until 12:10 UTC", code] {
        #expect(page.text.contains(text), "\(text)")
      }
      #expect(page.text.contains("&lt;b&gt;Rent &amp; &#39;more&#39;&lt;/b&gt;") && !page.text.contains("<b>"))
    }
  }

  @Test(arguments: ["name=ada&password=wrong", "name=eve&password=analytical", "", "%"])
  func nobodyElseSeesACode(form: String) async throws {
    try await BankFixture.run { bank async throws in
      let id = try #require(try await bank.pay(60_000, key: "a").json()["id"] as? String)
      let code = try #require(try await bank.bank.confirmationCode(ofPayment: id))
      let page = try await codes(bank, form)
      #expect(page.status == 401 && !page.text.contains(code))
      for path in ["/v1/payments", "/v1/payments/\(id)", "/codes"] {
        #expect(!(try await bank.get(path).text.contains(code)), "\(path): a token shows no code")
      }
    }
  }

  @Test func aWithdrawnPaymentIsNeverPaidAndLeavesTheLimitToOthers() async throws {
    try await BankFixture.run { bank async throws in
      let before = try await bank.balance()
      let id = try #require(try await bank.pay(150_000, key: "a").json()["id"] as? String)
      let code = try #require(try await bank.bank.confirmationCode(ofPayment: id))
      #expect(try await bank.pay(150_000, key: "b").status == 422)
      for _ in 1...2 {
        let withdrawn = try await bank.send("DELETE", "/v1/payments/\(id)")
        #expect(withdrawn.status == 200)
        #expect(try withdrawn.json()["state"] as? String == "withdrawn")
      }
      #expect(
        try await bank.send("POST", "/v1/payments/\(id)/confirmation", body: "{\"code\":\"\(code)\"}").status == 409)
      #expect(try await codes(bank).text.contains("No payment waits for a code."))
      #expect(try await bank.balance() == before)
      #expect(try await bank.pay(150_000, key: "b").status == 202)
    }
  }

  @Test func whatIsPaidOrSomebodyElsesCannotBeWithdrawn() async throws {
    try await BankFixture.run { bank async throws in
      let id = try #require(try await bank.pay(100, key: "a").json()["id"] as? String)
      let paid = try await bank.send("DELETE", "/v1/payments/\(id)")
      #expect(paid.status == 409)
      #expect(try paid.code() == "not_waiting")
      #expect(try await bank.send("DELETE", "/v1/payments/pay_none").status == 404)
      #expect(try await BankFixture.send(bank.url, "DELETE", "/v1/payments/\(id)").status == 401)
    }
  }
}
