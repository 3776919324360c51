import Espalier
import EspalierTesting
import Testing
import Wallet
import WalletStore

/// Payees as a person sees them: who they are, what they come to, and what the person calls them.
@MainActor @Suite struct PayeesTests {
  private static let lidl = "/payees/lidl%20sagt%20danke"

  let fixture: WalletFixture
  let user: UserID

  init() async throws {
    fixture = try WalletFixture()
    user = try await fixture.user()
    try await fixture.take(
      [
        operation("2025-03-10", "-80.00", "LIDL SAGT DANKE 4711"), operation("2025-03-09", "-20.00", "Kino"),
        operation("2025-02-01", "-5.50", "LIDL SAGT DANKE 4711"),
      ], user: user)
  }

  private func app(renaming payee: String = lidl) async throws -> TestApp {
    try await fixture.app(of: user, at: payee + "/rename")
  }

  /// Returns true when a line of the screen is exactly this text, which the offer to undo never is.
  private func shows(_ line: String, _ app: TestApp) async throws -> Bool { try await app.lines().contains(line) }

  @Test func `the operations lead to the payees, and each to its operations`() async throws {
    let app = try await fixture.app(of: user, at: "/operations")
    try await app.tap("Payees")
    #expect(try await app.path() == "/payees")
    #expect(try await app.title() == "Payees – Wallet")
    let lines = try await app.lines()
    let first = try #require(lines.firstIndex(of: "LIDL SAGT DANKE 4711"))
    #expect(lines[first + 1] == "2 operations" && lines[first + 2] == "−€85.50", "\(lines)")
    #expect(try #require(lines.firstIndex(of: "Kino")) > first, "most operations first")
    try await app.tap("LIDL SAGT DANKE 4711")
    #expect(try await app.path() == Self.lidl)
    let text = try await app.text()
    #expect(text.contains("−€85.50") && text.contains("−€80.00") && text.contains("−€5.50") && !text.contains("Kino"))
    try await app.tap("Back")
    #expect(try await app.path() == "/payees")
    try await app.tap("Back")
    #expect(try await app.path() == "/operations")
  }

  @Test func `payees are found by what is typed`() async throws {
    let app = try await fixture.app(of: user, at: "/payees")
    try await app.type("kin", into: "Find a payee")
    #expect(try await shows("Kino", app))
    #expect(try await !shows("LIDL SAGT DANKE 4711", app))
    try await app.type("Aldi", into: "Find a payee")
    #expect(try await shows("No payee matches", app))
  }

  @Test func `an operation leads to its payee`() async throws {
    let kino = try await fixture.operation("Kino", user: user)
    let app = try await fixture.app(of: user, at: "/operations/\(kino.id.rawValue)")
    try await app.tap("Payee")
    #expect(try await app.path() == "/payees/kino")
  }

  @Test func `a payee is called as the person says everywhere`() async throws {
    let app = try await fixture.app(of: user, at: "/payees")
    try await app.tap("LIDL SAGT DANKE 4711")
    try await app.tap("Rename")
    #expect(try await app.path() == Self.lidl + "/rename")
    #expect(try await app.text().contains("The bank's files call it “LIDL SAGT DANKE 4711”."))
    try await app.type("Lidl", into: "Name")
    try await app.tap("Save")
    #expect(try await app.path() == Self.lidl, "the sheet closes itself")
    try await app.waitFor("# Lidl")
    #expect(try await app.text().contains("“LIDL SAGT DANKE 4711” is called “Lidl” now"))
    #expect(try await app.text().contains("Called by the bank"))
    for path in ["/payees", "/operations", "/operations?search=lidl", "/operations?search=danke", "/"] {
      try await app.open(path)
      #expect(try await shows("Lidl", app), "\(path)")
      #expect(try await !shows("LIDL SAGT DANKE 4711", app), "\(path)")
    }
    let lidl = try await fixture.operation("80.00", user: user)
    try await app.open("/operations/\(lidl.id.rawValue)")
    #expect(try await app.title() == "Lidl – Wallet")
    #expect(try await shows("LIDL SAGT DANKE 4711", app), "what the bank says is not lost")
    // What comes later is called so too.
    try await app.open("/payees")
    try await fixture.take([operation("2025-03-12", "-1.00", "LIDL SAGT DANKE 0815")], user: user)
    try await app.waitFor("3 operations")
    #expect(try await shows("Lidl", app))
  }

  @Test func `what recurs is called as the person says`() async throws {
    try await fixture.take(
      [
        operation("2025-01-05", "-9.99", "NFLX 1"), operation("2025-02-05", "-9.99", "NETFLIX INT"),
        operation("2025-03-05", "-9.99", "NETFLIX INT"),
      ], into: "Card", user: user)
    for id in ["nflx", "netflix int"] {
      try await fixture.database.renamePayee(PayeeID(rawValue: id), to: "Netflix", user: user)
    }
    let app = try await fixture.app(of: user, at: "/features/recurring")
    #expect(try await shows("Netflix", app), "three in a row, whatever the bank calls them")
    try await app.tap("Netflix")
    #expect(try await app.text().contains("3 operations"))
  }

  @Test func `a name can be undone`() async throws {
    let app = try await app()
    try await app.type("Lidl", into: "Name")
    try await app.tap("Save")
    try await app.waitFor("# Lidl")
    try await app.tap("Undo")
    try await app.waitFor("# LIDL SAGT DANKE 4711")
    #expect(try await fixture.operation("80.00", user: user).payee == "LIDL SAGT DANKE 4711")
  }

  @Test func `an empty field brings the bank's name back`() async throws {
    try await fixture.database.renamePayee(PayeeID(rawValue: "lidl sagt danke"), to: "Lidl", user: user)
    let app = try await app()
    #expect(try await app.value(of: "Name") == "Lidl")
    try await app.type("", into: "Name")
    try await app.tap("Save")
    try await app.waitFor("# LIDL SAGT DANKE 4711")
    #expect(try await app.path() == Self.lidl)
    try await app.open("/operations")
    #expect(try await shows("LIDL SAGT DANKE 4711", app))
  }

  @Test func `payees of one name are one`() async throws {
    let app = try await app(renaming: "/payees/kino")
    try await app.type("LIDL sagt danke", into: "Name")
    try await app.tap("Save")
    try await app.waitFor("# LIDL sagt danke")
    #expect(try await app.text().contains("−€105.50"))
    try await app.open("/payees")
    #expect(try await app.text().contains("3 operations"))
    #expect(try await !shows("Kino", app))
  }

  @Test func `a sheet with a name that is not saved asks before it closes`() async throws {
    let app = try await app()
    try await app.type("Lidl", into: "Name")
    try await app.tap("Close")
    #expect(try await app.text().contains("Leave without saving?"))
    try await app.tap("Stay")
    #expect(try await app.path() == Self.lidl + "/rename")
    #expect(try await app.value(of: "Name") == "Lidl")
    try await app.tap("Close")
    try await app.tap("Leave")
    #expect(try await app.path() == Self.lidl)
    #expect(try await fixture.operation("80.00", user: user).payee == "LIDL SAGT DANKE 4711")
  }

  @Test func `a sheet in which nothing was changed closes at once`() async throws {
    let app = try await app()
    try await app.type("Lidl", into: "Name")
    try await app.type("", into: "Name")
    try await app.tap("Close")
    #expect(try await app.path() == Self.lidl)
    try await app.tap("Rename")
    try await app.tap("Save")
    #expect(try await app.path() == Self.lidl)
    #expect(try await fixture.database.undoSteps(user: user).isEmpty, "nothing was changed")
  }

  @Test func `a name that cannot be is refused at the field`() async throws {
    let app = try await app()
    try await app.type(String(repeating: "x", count: 101), into: "Name")
    try await app.tap("Save")
    #expect(try await app.path() == Self.lidl + "/rename")
    #expect(try await app.text().contains("longer than 100 characters"))
  }

  @Test func `what is being written stays when something else is committed`() async throws {
    let app = try await app()
    try await app.type("Lidl", into: "Name")
    try await fixture.take([operation("2025-03-12", "-1.00", "LIDL SAGT DANKE 0815")], user: user)
    try await app.waitFor("3 operations")
    #expect(try await app.value(of: "Name") == "Lidl")
  }

  @Test(arguments: ["a/b?c=d&e#f", "..", "~.", "50 % + ü", String(repeating: "😀", count: 3000)])
  func `a payee of any text is found by its row`(payee: String) async throws {
    try await fixture.take([operation("2025-03-12", "-77.00", payee)], user: user)
    let app = try await fixture.app(of: user, at: "/payees")
    try await app.tap(payee)
    #expect(app.window.screen?.isNotFound == false)
    #expect(try await app.title() == "\(payee) – Wallet")
    #expect(try await app.text().contains("−€77.00"))
    try await app.tap("Rename")
    #expect(try await app.path().hasSuffix("/rename"))
  }

  @Test(arguments: ["/payees/nobody", "/payees/nobody/rename"])
  func `the address of a payee that is not there says so`(path: String) async throws {
    let app = try await fixture.app(of: user, at: path)
    #expect(app.window.screen?.isNotFound == true)
    #expect(try await app.text().contains("There is no such payee."))
  }

  @Test func `another person's payee is not there`() async throws {
    let bob = try await fixture.user("Bob")
    let app = try await fixture.app(of: bob, at: Self.lidl)
    #expect(app.window.screen?.isNotFound == true)
    try await app.open("/payees")
    #expect(try await app.text().contains("No payees yet"))
  }
}
