import Statements
import Testing
import WalletStore

/// Tests of the origin that a balance names.
@Suite struct BalanceOriginTests {
  let fixture: Fixture
  let user: UserID

  init() async throws {
    fixture = try Fixture()
    user = try await fixture.user()
  }

  private var account: WalletAccount {
    get async throws { try #require(try await fixture.database.accounts(user: user).first) }
  }

  private func open(_ amount: Int64?, _ date: String = "2025-03-02") async throws {
    let balance = try amount.map { OpeningBalance(Money(minorUnits: $0, currency: try euro()), on: try day(date)) }
    _ = try await fixture.database.setOpeningBalance(balance, of: account.id, user: user)
  }

  private func fill() async throws {
    try await fixture.take(
      [operation("2025-03-01", -5, "A"), operation("2025-03-02", -70, "B"), operation("2025-03-03", -900, "C")],
      user: user)
  }

  @Test func aMereSumSaysSinceWhen() async throws {
    try await fill()
    #expect(try await account.balance.basis == .sum(since: day("2025-03-01")))
    #expect(try await account.balance.total.minorUnits == -975)
  }

  @Test func anOpeningBalanceIsOfTheStartOfItsDay() async throws {
    try await fill()
    try await open(10_000)
    #expect(try await account.balance.total.minorUnits == 9030)
    #expect(try await account.balance.basis == .opening(on: day("2025-03-02")))
    #expect(try await account.openingBalance?.amount.minorUnits == 10_000)
    try await open(nil)
    #expect(try await account.balance.total.minorUnits == -975)
    #expect(try await account.openingBalance == nil)
  }

  @Test(arguments: [("2025-03-01", 9030), ("2025-03-02", 1100), ("2025-03-03", 2000)])
  func ofTheBanksAndThePersonsTheLaterCounts(bankDay: String, balance: Int64) async throws {
    try await fill()
    try await open(10_000)
    try await fixture.take([], balance: 2000, on: bankDay, user: user)
    #expect(try await account.balance.total.minorUnits == Int128(balance))
  }

  @Test func anOpeningBalanceOfAnotherCurrencyIsRefused() async throws {
    try await fill()
    let pounds = OpeningBalance(Money(minorUnits: 1, currency: try euro("GBP")), on: try day("2025-03-01"))
    await #expect(throws: WalletError.self) {
      try await fixture.database.setOpeningBalance(pounds, of: account.id, user: user)
    }
  }

  @Test func inAllAccountsSaysOfWhatItIsMade() async throws {
    try await fill()
    try await fixture.take([operation("2025-03-04", -1, "D")], into: "2", balance: 5000, on: "2025-03-03", user: user)
    try await fixture.take([], into: "3", balance: 800, on: "2025-03-09", user: user)
    try await fixture.take([operation("2025-03-04", -1, "D", currency: "GBP")], into: "4", currency: "GBP", user: user)
    let totals = BalanceTotal.totals(of: try await fixture.database.accounts(user: user))
    #expect(totals.map(\.currency.code) == ["EUR", "GBP"])
    let euros = try #require(totals.first)
    #expect(euros.total.minorUnits == 4999 + 800 - 975 && euros.accountCount == 3 && !euros.isKnown)
    #expect(euros.known?.total.minorUnits == 5799 && euros.known?.accountCount == 2)
    #expect(euros.known?.days == (try day("2025-03-03")...day("2025-03-09")))
    #expect(euros.summed?.total.minorUnits == -975 && euros.summed?.accountCount == 1)
    #expect(totals.last?.known == nil)
  }
}
