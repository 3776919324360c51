import Statements
import Testing
import WalletFeatures
import WalletGateways
import WalletStore

/// The gateways by themselves: no window is made.
@MainActor @Suite struct GatewaysTests {
  let fixture: WalletFixture
  let ada: UserID

  init() async throws {
    fixture = try WalletFixture()
    ada = try await fixture.user()
  }

  private func gateways(of user: UserID) -> DatabaseGateways {
    DatabaseGateways(database: fixture.database, user: user)
  }

  private func history() async throws -> [HistoryOperation] {
    try await gateways(of: ada).history.operations(since: try #require(CalendarDate(iso: "2025-01-01")))
  }

  @Test func aPlugInIsToldTheDayTheAmountAndThePayee() async throws {
    try await fixture.take(
      [operation("2024-12-31", "-1.00", "Too early"), operation("2025-01-10", "-12.99", "Netflix")], user: ada)
    let netflix = try operation("2025-01-10", "-12.99", "Netflix")
    #expect(try await history() == [HistoryOperation(date: netflix.date, amount: netflix.amount, payee: "Netflix")])
  }

  @Test func aPlugInIsToldThatThePersonHasNamedThePayee() async throws {
    try await fixture.take([operation("2025-01-10", "-12.99", "NFLX 4711")], user: ada)
    let payee = try #require(try await fixture.operation("NFLX", user: ada).payeeID)
    _ = try await gateways(of: ada).payees.rename(payee, to: "Netflix")
    let told = try #require(try await history().first)
    #expect(told.payee == "Netflix")
    #expect(told.hasGivenPayee)
  }

  @Test func bothSidesOfATransferAreOneForAPlugIn() async throws {
    try await fixture.take([operation("2025-01-10", "-100.00", "To savings")], into: "Giro", user: ada)
    try await fixture.take([operation("2025-01-10", "100.00", "From giro")], into: "Savings", user: ada)
    #expect(try await history().map(\.isTransfer) == [true, true])
  }

  @Test func aTransferWithoutItsOtherSideIsOneForAPlugIn() async throws {
    try await fixture.take([operation("2025-01-10", "-100.00", "To the other bank")], user: ada)
    #expect(try await history().map(\.isTransfer) == [false])
    let id = try await fixture.operation("other bank", user: ada).id
    _ = try await gateways(of: ada).operation.setCategory(.transfer, of: id)
    #expect(try await history().map(\.isTransfer) == [true])
  }

  @Test func whatIsSomebodyElsesIsNotFound() async throws {
    try await fixture.take([operation("2025-01-10", "-12.99", "Netflix")], user: ada)
    let adas = try await fixture.operation("Netflix", user: ada)
    let payee = try #require(adas.payeeID)
    let eves = gateways(of: try await fixture.user("Eve"))
    await #expect(throws: NotFoundError.self) { try await eves.accounts.account(adas.account) }
    await #expect(throws: NotFoundError.self) { try await eves.operation.operation(adas.id) }
    await #expect(throws: NotFoundError.self) { try await eves.payees.payee(payee) }
  }

  @Test func thereAreNoGatewaysOfNobody() async throws {
    let nobodys = gateways(of: UserID(rawValue: 4_711))
    await #expect(throws: WalletError.noSuchUser) { try await nobodys.accounts.accounts() }
    await #expect(throws: WalletError.noSuchUser) { try await nobodys.settings.profile() }
  }
}
