import Statements
import Testing
import WalletStore

/// Laws of recognising what is there already, over random files.
@Suite struct MatchingLawsTests {
  let fixture: Fixture

  init() throws { fixture = try Fixture() }

  @Test(arguments: Seeds.upTo(10)) func importingAnyFileTwiceAddsNothing(seed: UInt64) async throws {
    var random = Seeded(seed)
    let user = try await fixture.user("User \(seed)")
    for _ in 0..<3 {
      let file = try RandomStatement.operations(Int.random(in: 1...30, using: &random), random: &random)
      try await fixture.take(file, user: user)
      let before = try await fixture.operations(user: user)
      #expect(try await fixture.take(file, user: user).new == 0)
      #expect(try await fixture.operations(user: user) == before)
    }
  }

  @Test(arguments: Seeds.upTo(10)) func deletedOperationsStayAwayHoweverOftenTheFileComes(seed: UInt64) async throws {
    var random = Seeded(seed)
    let user = try await fixture.user("User \(seed)")
    let file = try RandomStatement.operations(20, random: &random)
    try await fixture.take(file, user: user)
    let stored = try await fixture.operations(user: user).shuffled(using: &random)
    for operation in stored.prefix(7) { try await fixture.database.deleteOperation(operation.id, user: user) }
    for _ in 0..<2 {
      let report = try await fixture.take(file, user: user)
      #expect(report.new == 0 && report.deleted == 7 && report.alreadyThere == 13)
    }
  }

  @Test(arguments: Seeds.upTo(5)) func theOrderOfFilesMakesNoDifferenceWhereNothingLooksAlike(seed: UInt64) async throws
  {
    var random = Seeded(seed)
    let all = try RandomStatement.distinct(60, random: &random)
    var files: [[StatementOperation]] = []
    for start in stride(from: 0, to: 50, by: 10) {
      // Files overlap; some leave the bank's identifiers out.
      let isPlain = Bool.random(using: &random)
      files.append(
        all[start..<start + 20].map { operation in
          var operation = operation
          if isPlain { operation.bankIdentifier = nil }
          return operation
        })
    }
    var outcomes: [[String]] = []
    for name in ["Ada \(seed)", "Bob \(seed)"] {
      let user = try await fixture.user(name)
      for file in files { try await fixture.take(file, user: user) }
      outcomes.append(
        try await fixture.operations(user: user).map { "\($0.date) \($0.amount) \($0.payee)" }.sorted())
      files.shuffle(using: &random)
    }
    #expect(outcomes.first == outcomes.last && outcomes.first?.count == 60)
  }

  @Test func whatIsKeptComesInBesideItsLookAlike() async throws {
    let user = try await fixture.user()
    let coffee = try operation("2025-03-01", -350, "Café")
    try await fixture.take([coffee], user: user)
    let statement = Statement(
      format: "Test",
      accounts: [
        StatementAccount(
          identifier: "1", name: "1", currency: try euro(),
          operations: [coffee, try operation("2025-03-02", -1, "Kiosk")])
      ])
    var choices = ImportChoices()
    let before = try await fixture.database.importPreview(of: statement, fileName: "f", user: user)
    let known = try #require(before.accounts.first?.operations.first { !$0.isNew })
    let stored = try #require(try await fixture.operations(user: user).first)
    #expect(known.state == .known(stored.id))
    choices.kept = [known.id]
    let preview = try await fixture.database.importPreview(
      of: statement, fileName: "f", choices: choices, user: user)
    #expect(preview.accounts.first?.operations.map(\.isKept) == [true, false] && preview.new == 2)
    let report = try await fixture.database.importStatement(
      statement, fileName: "f", choices: choices, user: user)
    #expect(report.new == 2 && report.alreadyThere == 0)
    #expect(try await fixture.database.importStatement(statement, fileName: "f", user: user).new == 0)
    #expect(try await fixture.operations(OperationFilter(text: "café"), user: user).count == 2)
  }

  @Test func aKeptLookAlikeDoesNotTakeThePlaceOfAnother() async throws {
    let user = try await fixture.user()
    let coffee = try operation("2025-03-01", -350, "Café")
    try await fixture.take([coffee], user: user)
    let statement = Statement(
      format: "Test",
      accounts: [StatementAccount(identifier: "1", name: "1", currency: try euro(), operations: [coffee, coffee])])
    let preview = try await fixture.database.importPreview(of: statement, fileName: "f", user: user)
    let known = try #require(preview.accounts.first?.operations.first { !$0.isNew })
    let report = try await fixture.database.importStatement(
      statement, fileName: "f", choices: ImportChoices(kept: [known.id]), user: user)
    #expect(report.new == 2)
  }

  @Test func whatWasDeletedIsShownAndCanBeLetIn() async throws {
    let user = try await fixture.user()
    let coffee = try operation("2025-03-01", -350, "Café")
    try await fixture.take([coffee], user: user)
    let stored = try #require(try await fixture.operations(user: user).first)
    try await fixture.database.deleteOperation(stored.id, user: user)
    let statement = Statement(
      format: "Test",
      accounts: [StatementAccount(identifier: "1", name: "1", currency: try euro(), operations: [coffee])])
    let preview = try await fixture.database.importPreview(of: statement, fileName: "f", user: user)
    #expect(preview.accounts.first?.operations.map(\.state) == [.deleted] && preview.deleted == 1)
    #expect(preview.new == 0 && preview.alreadyThere == 0)
    let report = try await fixture.database.importStatement(
      statement, fileName: "f", choices: ImportChoices(kept: [0]), user: user)
    #expect(report.new == 1 && report.deleted == 0)
    let again = try await fixture.database.importStatement(statement, fileName: "f", user: user)
    #expect(again.new == 0 && again.alreadyThere == 1 && again.deleted == 0)
  }

  @Test func anImportThatMeetsAnotherIsComparedAnew() async throws {
    let user = try await fixture.user()
    let file = try (1...200).map { try operation("2025-03-01", -Int64($0), "Café") }
    let fixture = fixture
    let new = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<6 { group.addTask { try await fixture.take(file, user: user).new } }
      return try await group.reduce(0, +)
    }
    #expect(new == 200)
    #expect(try await fixture.operations(user: user).count == 200)
  }
}
