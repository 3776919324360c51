import Foundation
import GRDB
import Statements
import Testing
import WalletStore

/// A write that is asked for twice under one name is done once, also by a program that was started again.
@Suite struct ClaimTests {
  private let directory = FileManager.default.temporaryDirectory.appending(path: "wallet-claims-\(UUID().uuidString)")
  private let names = EventNames()
  private let time: ManualTime

  init() throws { time = try ManualTime() }

  private func open() throws -> WalletDatabase {
    try WalletDatabase(
      directory: directory, passwordCost: Fixture.cheap, claims: { [names] in names.next($0) },
      now: { [time] in time.now })
  }

  private func statement(_ payees: String...) throws -> Statements.Statement {
    Statements.Statement(
      format: "Test",
      accounts: [
        StatementAccount(
          identifier: "1", name: "Giro", kind: .checking, currency: try euro(),
          operations: try payees.map { try operation("2026-03-01", -100, $0) })
      ])
  }

  @Test func anImportIsTakenInOnceAndAnswersAsItDid() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let database = try open()
    let user = try await database.signUp(name: "Ada", password: Fixture.password)
    let statement = try statement("A", "B")
    names.begin(1)
    let report = try await database.importStatement(statement, fileName: "a.csv", user: user)
    #expect(report.new == 2)
    let again = try open()
    names.begin(1)
    #expect(try await again.importStatement(statement, fileName: "a.csv", user: user) == report)
    names.begin(2)
    #expect(try await again.importStatement(statement, fileName: "a.csv", user: user).alreadyThere == 2)
    names.begin(nil)
    #expect(try await again.importStatement(statement, fileName: "a.csv", user: user).alreadyThere == 2)
  }

  @Test func eachWriteOfAnEventHasItsOwnAnswer() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let database = try open()
    let user = try await database.signUp(name: "Ada", password: Fixture.password)
    _ = try await database.importStatement(try statement("A", "B"), fileName: "a.csv", user: user)
    let ids = try await database.operations(since: try day("2026-01-01"), user: user).map(\.id)
    func delete() async throws -> [UndoStep] {
      names.begin(3)
      return [
        try await database.deleteOperation(ids[0], user: user), try await database.deleteOperation(ids[1], user: user),
      ]
    }
    let first = try await delete()
    #expect(first[0] != first[1])
    #expect(try await delete() == first, "where neither is there any more")
    #expect(try await database.undoSteps(user: user).count == 2)
    func undo() async throws {
      names.begin(4)
      try await database.undo(first[0].id, user: user)
    }
    try await undo()
    try await undo()
    #expect(try await database.operations(since: try day("2026-01-01"), user: user).map(\.id) == [ids[0]])
    func change() async throws {
      names.begin(5)
      try await database.changeSettings(user: user) { $0.theme = $0.theme == .dark ? .light : .dark }
    }
    try await change()
    let changed = try await database.settings(user: user)
    try await change()
    #expect(try await database.settings(user: user) == changed)
  }

  @Test func aWriteThatFailedIsTriedAgain() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let database = try open()
    let user = try await database.signUp(name: "Ada", password: Fixture.password)
    for _ in 0..<2 {
      names.begin(1)
      await #expect(throws: WalletError.noSuchOperation) {
        try await database.deleteOperation(OperationID(rawValue: 99), user: user)
      }
    }
  }

  @Test func somebodyElseHasNoPartInAClaim() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let database = try open()
    let (ada, bob) = (
      try await database.signUp(name: "Ada", password: Fixture.password),
      try await database.signUp(name: "Bob", password: Fixture.password)
    )
    for user in [ada, bob] {
      names.begin(1)
      #expect(try await database.importStatement(try statement("A"), fileName: "a.csv", user: user).new == 1)
    }
  }

  @Test func whoLeavesLeavesNoNamesOfWhatWasDeleted() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let database = try open()
    let user = try await database.signUp(name: "Ada", password: Fixture.password)
    _ = try await database.importStatement(try statement("A secret payee"), fileName: "a.csv", user: user)
    let id = try #require(try await database.operations(since: try day("2026-01-01"), user: user).first?.id)
    names.begin(1)
    try await database.deleteOperation(id, user: user)
    func claims() async throws -> [String?] {
      let file = try DatabaseQueue(path: directory.appending(path: "wallet.sqlite").path(percentEncoded: false))
      return try await file.read { try Optional<String>.fetchAll($0, sql: "SELECT answer FROM claim ORDER BY key") }
    }
    #expect(try await claims().contains { $0?.contains("A secret payee") == true })
    names.begin(nil)
    try await database.forgetUndoSteps(user: user)
    #expect(try await claims() == [nil])
    names.begin(1)
    await #expect(throws: WalletError.noSuchUndoStep, "it is not done again all the same") {
      try await database.deleteOperation(id, user: user)
    }
  }

  @Test func claimsGoWithTheirTime() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let database = try open()
    let user = try await database.signUp(name: "Ada", password: Fixture.password)
    for event in 1...2 {
      names.begin(event)
      try await database.changeSettings(user: user) { $0.theme = .dark }
      time.pass(3_600)
    }
    #expect(try await database.eraseOldClaims(olderThan: .seconds(5_400)) == 1)
    #expect(try await database.eraseOldClaims(olderThan: .seconds(5_400)) == 0)
  }

  @Test func ofOneUserOnlyTheNewestAreKept() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let database = try open()
    let (ada, bob) = (
      try await database.signUp(name: "Ada", password: Fixture.password),
      try await database.signUp(name: "Bob", password: Fixture.password)
    )
    for (event, user) in [(1, ada), (2, ada), (3, ada), (4, bob)] {
      names.begin(event)
      try await database.changeSettings(user: user) { $0.theme = $0.theme == .dark ? .light : .dark }
      time.pass(1)
    }
    #expect(try await database.eraseOldClaims(olderThan: .seconds(3_600), keepingAtMost: 2) == 1)
    let before = try await database.settings(user: ada)
    names.begin(3)
    try await database.changeSettings(user: ada) { $0.theme = .system }
    #expect(try await database.settings(user: ada) == before, "the newest are known")
  }
}
