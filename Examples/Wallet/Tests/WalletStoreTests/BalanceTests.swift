import Statements
import Testing
import WalletStore

@Suite struct BalanceTests {
  let fixture: Fixture
  let user: UserID

  init() async throws {
    fixture = try Fixture()
    user = try await fixture.user()
  }

  private func balance() async throws -> Int64? {
    try await fixture.database.accounts(user: user).first?.balance.total.money?.minorUnits
  }

  @Test func withoutTheBanksWordItIsTheSum() async throws {
    try await fixture.take(
      [operation("2025-03-01", 5000, "Salary"), operation("2025-03-02", -1200, "Rent")], user: user)
    #expect(try await balance() == 3800)
    #expect(try await fixture.database.accounts(user: user).first?.balance.basis == .sum(since: day("2025-03-01")))
  }

  @Test func theBanksBalanceCountsAndWhatIsAfterItsDayIsAdded() async throws {
    let file = [
      try operation("2025-03-01", 5000, "Salary"), try operation("2025-03-05", -100, "On the day"),
      try operation("2025-03-06", -30, "After"),
    ]
    try await fixture.take(file, balance: 90_000, on: "2025-03-05", user: user)
    #expect(try await balance() == 89_970)
    try await fixture.take([operation("2025-02-01", -7, "An older file")], user: user)
    #expect(try await balance() == 89_970)
    try await fixture.take([operation("2025-03-09", -70, "A newer file")], user: user)
    #expect(try await balance() == 89_900)
  }

  @Test func aLaterBalanceReplacesAnEarlierOneAndNotTheOtherWayRound() async throws {
    try await fixture.take([], balance: 500, on: "2025-03-05", user: user)
    try await fixture.take([], balance: 100, on: "2025-01-05", user: user)
    #expect(try await balance() == 500)
    try await fixture.take([], balance: 700, on: "2025-03-06", user: user)
    #expect(try await balance() == 700)
    #expect(try await fixture.database.accounts(user: user).first?.balance.basis == .bank(on: day("2025-03-06")))
  }

  @Test func aBalanceWithoutADayCountsFromTheLastOperation() async throws {
    try await fixture.take([operation("2025-03-01", -5, "Café")], balance: 1000, user: user)
    #expect(try await balance() == 1000)
    #expect(try await fixture.database.accounts(user: user).first?.balance.basis == .bank(on: day("2025-03-01")))
  }
}
