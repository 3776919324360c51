import BankService
import Foundation
import Testing

/// Rates of a day and their stream.
@Suite struct RateTests {
  @Test func aWeekendHasFridaysRatesAndEveryDayItsOwn() async throws {
    try await BankFixture.run { bank async throws in
      let today = try await bank.get("/v1/rates")
      #expect(try today.json()["day"] as? String == "2026-11-20")
      #expect(try await bank.get("/v1/rates?day=2026-11-20").body == today.body)
      #expect(try await bank.get("/v1/rates?day=2026-11-19").body != today.body)
      let rates = try #require(try today.json()["rates"] as? [String: String])
      #expect(rates.count == 11 && rates["EUR"] == nil)
      let dollars = try #require(try await bank.get("/v1/rates?base=USD").json()["rates"] as? [String: String])
      let product = try #require(Double(rates["USD"] ?? "")) * #require(Double(dollars["EUR"] ?? ""))
      #expect(abs(product - 1) < 0.001)
      #expect(try await bank.get("/v1/rates?base=XXX").code() == "unknown_currency")
      #expect(try await bank.get("/v1/rates?day=2026-11-22").code() == "unknown_day")
    }
  }

  @Test func ratesAreKeptAndValidated() async throws {
    try await BankFixture.run { bank async throws in
      let answer = try await bank.get("/v1/rates")
      #expect(answer["Cache-Control"] == "public, max-age=3600" && answer["Vary"] == "Accept")
      #expect(answer["Last-Modified"] == "Fri, 20 Nov 2026 00:00:00 GMT")
      let tag = try #require(answer["ETag"])
      let same = try await bank.get("/v1/rates", ["If-None-Match": "\"other\", W/\(tag)"])
      #expect(same.status == 304 && same.body.isEmpty && same["ETag"] == tag)
      let since = "Fri, 20 Nov 2026 00:00:00 GMT"
      #expect(try await bank.get("/v1/rates", ["If-Modified-Since": since]).status == 304)
      #expect(
        try await bank.get("/v1/rates", ["If-Modified-Since": since, "If-None-Match": "\"other\""]).status == 200,
        "The tag goes before the instant.")
      #expect(try await bank.get("/v1/rates?day=2026-11-19", ["If-None-Match": tag]).status == 200)
    }
  }

  @Test func theStreamGoesOnAfterTheLastEvent() async throws {
    try await BankFixture.run {
      $0.ratesInterval = .milliseconds(50)
    } _: { bank async throws in
      let first = try await events(bank, count: 3)
      #expect(first.text.hasPrefix("retry: 2000\n\n") && first.text.contains("event: rates\ndata: {\"base\":\"EUR\""))
      try #require(first.ids.count == 3, "The stream ended early: \(first.text)")
      #expect(first.ids == Array((first.ids[0])..<(first.ids[0] + 3)))
      bank.time.pass(1)
      let missed = try await events(bank, count: 20, last: first.ids[2])
      #expect(missed.ids.prefix(17) == Array((first.ids[2] + 1)...(first.ids[2] + 17))[...])
      _ = try await bank.bank.log.first { $0.path == "/v1/rates/stream" && $0.outcome == .clientLeft }
    }
  }

  private func events(_ bank: BankFixture, count: Int, last: Int? = nil) async throws -> (text: String, ids: [Int]) {
    let connection = try RawConnection(to: bank.url)
    let headers = last.map { ["Last-Event-ID": String($0)] } ?? [:]
    try await connection.send(BankFixture.request("GET", "/v1/rates/stream", headers: bank.head(headers), body: nil))
    let text = try await connection.text(until: "event: rates", times: count)
    let body = text.replacingOccurrences(of: "\r\n[0-9a-f]+\r\n", with: "", options: .regularExpression)
    let start = body.range(of: "retry:")?.lowerBound ?? body.endIndex
    let ids = text.components(separatedBy: "id: ").dropFirst().compactMap { Int($0.prefix { $0.isNumber }) }
    // Each piece is a chunk of its own; the head and the sizes between them are of no interest here.
    let pieces = String(body[start...]).replacingOccurrences(
      of: "\n\n\r\n[0-9a-f]+\r\n", with: "\n\n", options: .regularExpression)
    return (pieces, Array(ids.prefix(count)))
  }
}
