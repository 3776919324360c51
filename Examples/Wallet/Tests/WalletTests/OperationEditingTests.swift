import Espalier
import EspalierTesting
import Testing
import Wallet
import WalletStore

/// Changing an operation: its category with that of its like, the other side of a transfer, and deleting it.
@MainActor @Suite struct OperationEditingTests {
  let fixture: WalletFixture
  let user: UserID

  init() async throws {
    fixture = try WalletFixture()
    user = try await fixture.user()
  }

  private func category(of text: String) async throws -> String {
    try await fixture.operation(text, user: user).category.rawValue
  }

  @Test func aChangedCategoryIsOfferedToAllOfThePayeeWithTheirCount() async throws {
    try await fixture.take(
      [
        operation("2025-03-10", "-10.00", "Kino", memo: "third", category: "leisure"),
        operation("2025-02-10", "-20.00", "Kino", memo: "second", category: "leisure"),
        operation("2025-01-10", "-30.00", "Kino", memo: "first", category: "leisure"),
      ], user: user)
    let kino = try await fixture.operation("third", user: user)
    let app = try await fixture.app(of: user, at: "/operations/\(kino.id.rawValue)")
    try await app.choose("Travel", in: "Category")
    try await app.waitFor("2 other operations of “Kino”")
    #expect(try await category(of: "first") == "leisure", "nothing is done before somebody says yes")
    try await app.tap("Make all of them Travel")
    #expect(try await category(of: "first") == "travel")
    try await app.waitUntil("the end of the offer") {
      try await app.text().contains("other operations of “Kino”") == false
    }
    try await app.tap("Close")
    try await app.tap("Undo")
    #expect(try await category(of: "first") == "leisure")
    #expect(try await category(of: "third") == "travel", "the step before is one of its own")
  }

  @Test func nothingIsOfferedWhereThereIsNoOther() async throws {
    try await fixture.take([operation("2025-03-10", "-10.00", "Kino", category: "leisure")], user: user)
    let kino = try await fixture.operation("Kino", user: user)
    let app = try await fixture.app(of: user, at: "/operations/\(kino.id.rawValue)")
    try await app.choose("Travel", in: "Category")
    #expect(try await app.text().contains("other operation") == false)
  }

  @Test func deletingAsksFirstAndTheUndoOutlivesTheSheet() async throws {
    try await fixture.take(
      [operation("2025-03-10", "-10.00", "Kino"), operation("2025-03-09", "-20.00", "Lidl")], user: user)
    let app = try await fixture.app(of: user, at: "/operations")
    try await app.tap("Kino")
    try await app.tap("Delete this operation…")
    #expect(try await app.text().contains("−€20.00"), "the balance afterwards")
    try await app.tap("Delete")
    #expect(try await app.path() == "/operations")
    try await app.waitUntil("the operation to go") { try await app.lines().contains("Kino") == false }
    try await app.tap("Undo")
    try await app.waitUntil("the operation") { try await app.lines().contains("Kino") }
  }

  @Test func aTransferIsAPairWithALinkToTheOtherSideAndCanBeParted() async throws {
    try await fixture.take([operation("2025-03-10", "-100.00", "To savings")], user: user)
    try await fixture.take([operation("2025-03-11", "100.00", "From giro")], into: "Savings", user: user)
    let app = try await fixture.app(of: user, at: "/operations")
    #expect(try await app.text().contains("Giro to Savings"))
    try await app.tap("To savings")
    let path = try await app.path()
    try await app.tap("To")
    #expect(try await app.path() != path)
    #expect(try await app.title() == "From giro – Wallet")
    try await app.tap("This is no transfer…")
    try await app.tap("Part them")
    try await app.waitFor("A transfer between your accounts?")
    try await app.tap("To savings")
    try await app.tap("Pair them")
    try await app.waitFor("Both sides are one transfer")
  }

  @Test func whatWasChangedStandsInTheSettingsUntilItIsTakenBack() async throws {
    try await fixture.take([operation("2025-03-10", "-10.00", "Kino", category: "leisure")], user: user)
    let kino = try await fixture.operation("Kino", user: user)
    _ = try await fixture.database.setCategory(.travel, of: kino.id, user: user)
    // A window that is opened later, as after a reload, offers it as well.
    let app = try await fixture.app(of: user, at: "/settings")
    #expect(try await app.text().contains("# What you changed lately\n1 operation counts as Travel now"))
    try await app.tap("Undo: 1 operation counts as Travel now")
    try await app.waitUntil("the end of the list") {
      try await app.text().contains("What you changed lately") == false
    }
    #expect(try await category(of: "Kino") == "leisure")
  }

  @Test func whoLeavesCanUndoNothingAnyMore() async throws {
    try await fixture.take([operation("2025-03-10", "-10.00", "Kino", category: "leisure")], user: user)
    let kino = try await fixture.operation("Kino", user: user)
    _ = try await fixture.database.setCategory(.travel, of: kino.id, user: user)
    let app = try await fixture.app(of: user, at: "/settings")
    try await app.tap("Sign out")
    #expect(try await fixture.database.undoSteps(user: user).isEmpty)
  }
}
