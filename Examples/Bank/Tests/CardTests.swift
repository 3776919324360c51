import BankService
import Foundation
import Testing

/// Cards and their conditions.
@Suite struct CardTests {
  @Test func aCardIsFrozenByWhoHasItsPresentVersionAlone() async throws {
    try await BankFixture.run { bank async throws in
      let card = try await bank.get("/v1/cards/2001")
      let tag = try #require(card["ETag"])
      let body = #"{"frozen":true,"limits":{"daily":700}}"#
      #expect(try await bank.send("PATCH", "/v1/cards/2001", body: body).status == 428)
      let changed = try await bank.send("PATCH", "/v1/cards/2001", headers: ["If-Match": tag], body: body)
      #expect(changed.status == 200)
      #expect(try changed.json()["frozen"] as? Bool == true)
      let limits = try #require(try changed.json()["limits"] as? [String: Int])
      #expect(limits == ["daily": 700, "monthly": 200_000])
      #expect(try await bank.send("PATCH", "/v1/cards/2001", headers: ["If-Match": tag], body: body).status == 412)
      #expect(try await bank.get("/v1/cards/2001", ["If-None-Match": changed["ETag"] ?? ""]).status == 304)
    }
  }

  @Test func cardsTellWhatWasSpent() async throws {
    try await BankFixture.run { bank async throws in
      let cards = try #require(try await bank.get("/v1/cards").json()["cards"] as? [[String: Any]])
      let spent = cards.compactMap { ($0["spent"] as? [String: Int])?["month"] }
      #expect(spent.count == 2 && spent.allSatisfy { $0 > 0 })
    }
  }
}
