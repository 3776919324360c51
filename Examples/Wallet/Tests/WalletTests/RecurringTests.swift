import Espalier
import EspalierTesting
import Testing
import Wallet
import WalletRecurring
import WalletStore

@MainActor @Suite struct RecurringTests {
  let fixture: WalletFixture
  let user: UserID

  init() async throws {
    fixture = try WalletFixture()
    fixture.plugIns = try WalletFixture.container(RecurringAssembly())
    user = try await fixture.user()
  }

  private func app(locale: String = "en-US") async throws -> TestApp {
    try await fixture.app(of: user, at: "/features/recurring", locale: locale)
  }

  private func takeNetflix(_ prices: [String]) async throws {
    let days = ["2025-01-10", "2025-02-10", "2025-03-10"]
    try await fixture.take(
      zip(days, prices).map { try operation($0, $1, "Netflix", category: "leisure") }, user: user)
  }

  @Test func aSubscriptionShowsWhatItCostsAndWhenItComesNext() async throws {
    try await takeNetflix(["-12.99", "-12.99", "-12.99"])
    let app = try await app()
    let text = try await app.text()
    #expect(text.contains("Each month\n€12.99"))
    #expect(text.contains("€155.88 a year"))
    #expect(text.contains("Every month · next Apr 10, 2025"))
    #expect(text.contains("Went up") == false)
    try await app.tap("Netflix")
    #expect(try await app.path() == "/operations?search=Netflix")
  }

  @Test func whatWentUpIsToldWithBothPrices() async throws {
    try await takeNetflix(["-12.99", "-12.99", "-17.99"])
    let text = try await app().text()
    #expect(text.contains("Went up"))
    #expect(text.contains("€12.99 → €17.99"))
  }

  @Test func aNewOperationIsFollowed() async throws {
    try await takeNetflix(["-12.99", "-12.99"])
    let app = try await app()
    #expect(try await app.text().contains("No recurring payments found"))
    try await fixture.take([operation("2025-03-10", "-12.99", "Netflix")], user: user)
    try await app.waitFor("€155.88 a year")
  }

  @Test func whatOnlyMovedBetweenAccountsAndWhatCameInAreNone() async throws {
    let days = ["2025-01-26", "2025-02-26", "2025-03-12"]
    try await fixture.take(
      days.map { try operation($0, "-400", "To savings", category: "transfer") }
        + days.map { try operation($0, "3000", "Salary", category: "income") }, user: user)
    #expect(try await app().text().contains("No recurring payments found"))
  }

  @Test func theSampleHasSome() async throws {
    let sample = try await fixture.database.makeSample()
    let app = try await fixture.app(of: sample, at: "/features/recurring")
    let text = try await app.text()
    for payee in ["Hausverwaltung Lindner", "Stadtwerke", "Netflix", "Spotify", "Account fee"] {
      #expect(text.contains(payee), "\(payee)")
    }
    #expect(!text.contains("Transfer to savings") && !text.contains("Salary"))
  }
}
