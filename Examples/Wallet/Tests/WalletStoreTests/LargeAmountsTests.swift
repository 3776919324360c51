import GRDB
import Statements
import Testing
import WalletStore

/// Money at the ends of what 64 bits hold, as a damaged or hostile file could bring it.
@Suite struct LargeAmountsTests {
  let fixture: Fixture
  let user: UserID

  init() async throws {
    fixture = try Fixture()
    user = try await fixture.user()
    try await fixture.take([operation("2025-03-01", -100, "Café"), operation("2025-03-02", 5, "Kiosk")], user: user)
    try await fixture.take([operation("2025-03-01", -700, "Lidl")], into: "2", user: user)
  }

  /// Sets the amounts of one account behind the storage's back.
  private func set(_ amount: Int64, bank: Int64? = nil) async throws {
    try await fixture.file().write { database in
      try database.execute(
        sql: "UPDATE operation SET amount = ? WHERE accountID = (SELECT id FROM account WHERE identifier = '1')",
        arguments: [amount])
      guard let bank else { return }
      try database.execute(
        sql: """
          INSERT INTO bankBalance (userID, accountID, date, amount)
          SELECT userID, id, '2025-02-01', ? FROM account WHERE identifier = '1'
          """,
        arguments: [bank])
    }
  }

  @Test(arguments: [Int64.max, .min]) func sumsBeyondAnAmountAreExactAndTakeNoOtherFigureDown(amount: Int64)
    async throws
  {
    try await set(amount)
    let accounts = try await fixture.database.accounts(user: user)
    #expect(accounts.map(\.balance.total.minorUnits) == [2 * Int128(amount), -700])
    #expect(accounts.first?.balance.total.money == nil && accounts.last?.balance.total.money != nil)
    let march = try await fixture.database.overview(of: try #require(Month(iso: "2025-03")), user: user)
    let euros = try #require(march.currencies.first)
    #expect(euros.totals.net.minorUnits == 2 * Int128(amount) - 700)
    let lines = try await fixture.database.lines(OperationFilter(), 0..<10, user: user)
    #expect(lines.count == 5)
    let heading = lines.lazy.compactMap { if case .day(let day) = $0 { day } else { nil } }.last
    #expect(heading?.totals.map(\.minorUnits) == [Int128(amount) - 700])
    #expect(BalanceTotal.totals(of: accounts).map(\.total.minorUnits) == [2 * Int128(amount) - 700])
  }

  @Test(arguments: [Int64.max, .min]) func aBankBalanceAndWhatCameAfterIsExact(amount: Int64) async throws {
    try await set(amount, bank: amount)
    let balance = try #require(try await fixture.database.accounts(user: user).first?.balance)
    #expect(balance.total.minorUnits == 3 * Int128(amount))
    #expect(try balance.basis == .bank(on: day("2025-02-01")))
  }

  @Test func aMonthOfAsMuchAsFilesMayBringAddsUp() async throws {
    // As many of the largest amounts as do not fit into 64 bits.
    try await set(10_000_000_000_000)
    try await fixture.file().write { database in
      try database.execute(
        sql: """
          WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 17)
          INSERT INTO operation (userID, accountID, date, amount, currency, payee, memo, categoryKey, fingerprint,
            payeeKey, searchText, fileID, fileLine)
          SELECT userID, accountID, date, 9000000000000000000, currency, payee, memo, 'groceries', fingerprint, payeeKey,
            searchText, fileID, fileLine FROM operation, number WHERE payee = 'Kiosk'
          """)
    }
    let march = try await fixture.database.overview(of: try #require(Month(iso: "2025-03")), user: user)
    let spending = try #require(march.currencies.first).spending
    #expect(spending.contains { $0.amount.minorUnits == -17 * Int128(9_000_000_000_000_000_000) + 700 })
  }
}
