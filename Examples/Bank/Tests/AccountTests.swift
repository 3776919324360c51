import BankService
import Foundation
import Testing

/// Accounts, operations by page and statements.
@Suite struct AccountTests {
  @Test func accountsHaveTheirBalanceAndAnETag() async throws {
    try await BankFixture.run { bank async throws in
      let answer = try await bank.get("/v1/accounts")
      let accounts = try #require(try answer.json()["accounts"] as? [[String: Any]])
      #expect(accounts.compactMap { $0["currency"] as? String } == ["EUR", "USD"])
      let tag = try #require(answer["ETag"])
      #expect(try await bank.get("/v1/accounts", ["If-None-Match": tag]).status == 304)
      _ = try await bank.pay(100, key: "a")
      #expect(try await bank.get("/v1/accounts", ["If-None-Match": tag]).status == 200)
      #expect(try await bank.get("/v1/accounts/9").code() == "not_found")
    }
  }

  @Test func pagesNeitherRepeatNorLeaveOutWhenOperationsCome() async throws {
    try await BankFixture.run { bank async throws in
      let all = try await bank.operations("limit=200").ids + pageAfter(bank)
      var (seen, cursor) = ([String](), "")
      for page in 0... {
        let next = try await bank.operations("limit=50" + cursor)
        seen += next.ids
        guard let mark = next.next else { break }
        cursor = "&cursor=\(mark)"
        _ = try await bank.pay(1, key: "page-\(page)")
      }
      #expect(seen == all && seen.count == 320)
    }
  }

  private func pageAfter(_ bank: BankFixture) async throws -> [String] {
    let first = try await bank.operations("limit=200")
    return try await bank.operations("limit=200&cursor=\(try #require(first.next))").ids
  }

  @Test func operationsCanBeBoundedByDays() async throws {
    try await BankFixture.run { bank async throws in
      let page = try await bank.get("/v1/accounts/1001/operations?from=2026-03-01&to=2026-03-31&limit=200").json()
      let days = try #require(page["operations"] as? [[String: Any]]).compactMap { $0["day"] as? String }
      #expect(!days.isEmpty && days.allSatisfy { $0.hasPrefix("2026-03-") } && page["next"] is NSNull)
    }
  }

  @Test(arguments: ["limit=0", "limit=201", "cursor=zzz", "from=2026-02-30", "from=2026-02-02&to=2026-02-01"])
  func aQueryThatMeansNothingIsRefused(query: String) async throws {
    try await BankFixture.run { bank async throws in
      let answer = try await bank.get("/v1/accounts/1001/operations?\(query)")
      #expect(answer.status == 400)
      #expect(try answer.code() == "invalid_query")
    }
  }

  @Test func aStatementComesInParts() async throws {
    try await BankFixture.run { bank async throws in
      let path = "/v1/accounts/1001/statement.csv"
      let whole = try await bank.get(path)
      let tag = try #require(whole["ETag"])
      #expect(whole.status == 200 && whole["Accept-Ranges"] == "bytes")
      #expect(whole.text.split(separator: "\r\n").count == 321)
      let count = whole.body.count
      let first = try await bank.get(path, ["Range": "bytes=0-99"])
      let rest = try await bank.get(path, ["Range": "bytes=100-", "If-Range": tag])
      #expect(first.status == 206 && first["Content-Range"] == "bytes 0-99/\(count)")
      #expect(rest.status == 206 && first.body + rest.body == whole.body)
      #expect(try await bank.get(path, ["Range": "bytes=-5"]).body == whole.body.suffix(5))
      #expect(try await bank.get(path, ["Range": "bytes=10-0"]).status == 200, "A range that is none is passed over.")
      let outside = try await bank.get(path, ["Range": "bytes=\(count)-"])
      #expect(outside.status == 416 && outside["Content-Range"] == "bytes */\(count)")
      _ = try await bank.pay(100, key: "a")
      let changed = try await bank.get(path, ["Range": "bytes=100-", "If-Range": tag])
      #expect(changed.status == 200 && changed.body.count > count)
    }
  }
}
