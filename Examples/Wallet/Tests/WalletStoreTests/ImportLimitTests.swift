import Statements
import Testing
import WalletStore

/// Tests of the number of accounts that a file may have: each is compared by itself, and counts once for each of its
/// currencies.
@Suite struct ImportLimitTests {
  private static let most = 1_000

  let fixture: Fixture
  let user: UserID

  init() async throws {
    fixture = try Fixture()
    user = try await fixture.user()
  }

  /// A statement of accounts with operations in two currencies each.
  private func statement(accounts: Int, and more: [StatementAccount] = []) throws -> Statement {
    let accounts = try (0..<accounts).map { number in
      StatementAccount(
        identifier: "A\(number)", name: "A\(number)",
        operations: [
          try operation("2025-03-01", -1, "Café"), try operation("2025-03-02", -2, "Pub", currency: "GBP"),
        ])
    }
    return Statement(format: "Test", accounts: accounts + more)
  }

  @Test func asManyAsThereMayBeAreTakenIn() async throws {
    let statement = try statement(accounts: Self.most / 2)
    let preview = try await fixture.database.importPreview(of: statement, fileName: "f", user: user)
    #expect(preview.accounts.count == Self.most && preview.new == Self.most)
    let report = try await fixture.database.importStatement(statement, fileName: "f", user: user)
    #expect(report.accounts.count == Self.most && report.new == Self.most)
  }

  @Test func oneMoreIsRefusedBeforeAnythingIsCompared() async throws {
    let balance = StatementAccount(
      identifier: "Z", name: "Z", currency: try euro(), balance: Money(minorUnits: 1, currency: try euro()),
      balanceDate: try day("2025-03-01"))
    let statement = try statement(accounts: Self.most / 2, and: [balance])
    let refusal = WalletError.tooManyAccounts(fileName: "f", most: Self.most)
    await #expect(throws: refusal) {
      try await fixture.database.importPreview(of: statement, fileName: "f", user: user)
    }
    await #expect(throws: refusal) {
      try await fixture.database.accountQuestions(about: statement, fileName: "f", user: user)
    }
    await #expect(throws: refusal) {
      try await fixture.database.importStatement(statement, fileName: "f", user: user)
    }
    #expect(try await fixture.database.accounts(user: user).isEmpty)
    #expect("\(refusal)".contains("more than 1000 accounts") && "\(refusal)".contains("nothing was brought in"))
  }

  /// One limit covers all from the file to its preview: what reading has used, comparing has not.
  @Test func aFileForWhichNoTimeIsLeftIsRefusedBeforeItIsCompared() async throws {
    var statement = try await StatementReader().read(
      Array("Date,Description,Amount,Currency\n2026-03-01,Corner shop,-1.00,EUR\n".utf8), name: "march.csv")
    #expect(statement.allowance.left > .zero && statement.allowance.left < statement.allowance.whole)
    #expect(try await fixture.database.accountQuestions(about: statement, fileName: "f", user: user).count == 1)
    statement.allowance.left = .zero
    let refusal = StatementError.beyondLimit(.duration, most: 60, line: statement.accounts[0].operations[0].line)
    await #expect(throws: refusal) {
      try await fixture.database.accountQuestions(about: statement, fileName: "f", user: user)
    }
    await #expect(throws: refusal) {
      try await fixture.database.importPreview(of: statement, fileName: "f", user: user)
    }
    await #expect(throws: refusal) {
      try await fixture.database.importStatement(statement, fileName: "f", user: user)
    }
    #expect(try await fixture.database.accounts(user: user).isEmpty)
  }
}
