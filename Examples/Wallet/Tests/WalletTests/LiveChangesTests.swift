import Espalier
import EspalierTesting
import Testing
import Wallet
import WalletStore

@MainActor @Suite struct LiveChangesTests {
  let fixture: WalletFixture
  let user: UserID

  init() async throws {
    fixture = try WalletFixture()
    user = try await fixture.user()
    try await fixture.take([operation("2025-03-10", "-80.00", "Lidl", category: "groceries")], user: user)
  }

  @Test(arguments: ["/", "/accounts", "/operations"])
  func anImportByAnotherProcessAppears(path: String) async throws {
    let app = try await fixture.app(of: user, at: path)
    let other = try fixture.anotherProcess()
    try await fixture.take([operation("2025-03-14", "-7.77", "Kiosk")], into: "Cash", user: user, through: other)
    try await app.waitUntil("the import on \(path)") {
      let text = try await app.text()
      return text.contains("Kiosk") || text.contains("Cash")
    }
  }

  @Test func whatIsOutOfSightCatchesUpWhenItComesBack() async throws {
    let app = try await fixture.app(of: user, at: "/operations")
    try await app.tap("Settings")
    try await fixture.take([operation("2025-03-14", "-7.77", "Kiosk")], user: user)
    try await app.tap("Operations")
    try await app.waitFor("Kiosk")
  }

  @Test func anOtherUsersChangesDisturbNobody() async throws {
    let bob = try await fixture.user("Bob")
    let app = try await fixture.app(of: user, at: "/operations")
    let before = app.patchCount
    try await fixture.take([operation("2025-03-14", "-7.77", "Kiosk")], user: bob)
    // A change of one's own comes after it, and is all that is seen.
    try await fixture.take([operation("2025-03-14", "-8.88", "Bakery")], user: user)
    try await app.waitFor("Bakery")
    #expect(app.patchCount > before)
    #expect(try await app.text().contains("Kiosk") == false)
  }

  @Test func afterTheWindowHasClosedNobodyWatches() async throws {
    let app = try await fixture.app(of: user)
    try await app.waitUntil("listening") { fixture.database.listenerCount > 0 }
    try await app.tap("Settings")
    try await app.tap("Sign out")
    try await app.waitUntil("the end of listening") { fixture.database.listenerCount == 0 }
  }
}
