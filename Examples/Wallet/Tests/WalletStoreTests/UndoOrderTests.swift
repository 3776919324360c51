import GRDB
import Statements
import Testing
import WalletStore

/// Undoing out of order, and after imports: all of a step or nothing.
@Suite struct UndoOrderTests {
  let fixture: Fixture
  let user: UserID

  init() async throws {
    fixture = try Fixture()
    user = try await fixture.user()
  }

  private func account(_ identifier: String) async throws -> AccountID {
    try #require(try await fixture.database.accounts(user: user).first { $0.identifier == identifier }).id
  }

  private func held(by identifier: String) async throws -> WalletOperation {
    let account = try await account(identifier)
    return try #require(try await fixture.operations(user: user).first { $0.account == account })
  }

  private func expectCannotUndo(_ step: UndoStep) async throws {
    let before = try await fixture.operations(user: user)
    await #expect(throws: WalletError.cannotUndo) { try await fixture.database.undo(step.id, user: user) }
    #expect(try await fixture.operations(user: user) == before)
    #expect(try await fixture.database.undoSteps(user: user).contains(step))
  }

  /// Savings, a joint account and cash, whose operations can be sides of one transfer.
  private func fillPair() async throws {
    try await fixture.take([operation("2025-03-01", -100, "Transfer")], into: "A", user: user)
    try await fixture.take([operation("2025-03-01", 100, "Transfer")], into: "S", user: user)
  }

  @Test func aDeletedSideDoesNotComeBackToOneThatHasFoundAnother() async throws {
    try await fillPair()
    let deletion = try await fixture.database.deleteAccount(account("A"), user: user)
    try await fixture.take([operation("2025-03-01", -100, "Transfer")], into: "C", user: user)
    #expect(try await held(by: "S").counterpart?.operation == held(by: "C").id)
    try await expectCannotUndo(deletion)
    // What was in the way is out of it.
    try await fixture.database.partTransfer(of: held(by: "S").id, user: user)
    try await fixture.database.undo(deletion.id, user: user)
    #expect(try await held(by: "S").counterpart?.operation == held(by: "A").id)
    #expect(try await held(by: "A").counterpart?.operation == held(by: "S").id)
  }

  @Test func aPartingIsNotUndoneWhereASideHasFoundAnother() async throws {
    try await fillPair()
    try await fixture.take([operation("2025-03-01", -100, "Transfer")], into: "C", user: user)
    let side = try await held(by: "S").id
    let parting = try await fixture.database.partTransfer(of: side, user: user)
    let pairing = try await fixture.database.pairTransfer(side, with: held(by: "C").id, user: user)
    try await expectCannotUndo(parting)
    try await fixture.database.undo(pairing.id, user: user)
    try await fixture.database.undo(parting.id, user: user)
    #expect(try await held(by: "S").counterpart?.operation == held(by: "A").id)
  }

  @Test func theFirstOfTwoMergesIsUndoneAfterTheSecond() async throws {
    for name in ["A", "B", "C"] { try await fixture.take([operation("2025-03-01", -1, name)], into: name, user: user) }
    let (a, b, c) = (try await account("A"), try await account("B"), try await account("C"))
    let first = try await fixture.database.mergeAccount(a, into: b, lookAlikes: .keep, user: user)
    let second = try await fixture.database.mergeAccount(b, into: c, lookAlikes: .keep, user: user)
    try await expectCannotUndo(first)
    try await fixture.database.undo(second.id, user: user)
    try await fixture.database.undo(first.id, user: user)
    for name in ["A", "B", "C"] { #expect(try await held(by: name).payee == name) }
  }

  @Test(arguments: [true, false]) func aMergeIsNotUndoneUnderALaterFile(hasOperations: Bool) async throws {
    for name in ["A", "B"] { try await fixture.take([operation("2025-03-01", -1, name)], into: name, user: user) }
    let merge = try await fixture.database.mergeAccount(
      account("A"), into: account("B"), lookAlikes: .keep, user: user)
    let next = try await fixture.take(
      hasOperations ? [operation("2025-03-09", -9, "April")] : [], into: "A", balance: hasOperations ? nil : 77,
      on: "2025-03-09", user: user)
    try await expectCannotUndo(merge)
    try await fixture.database.removeImport(#require(next.id), user: user)
    try await fixture.database.undo(merge.id, user: user)
    #expect(try await held(by: "A").payee == "A")
    #expect(try await fixture.take([operation("2025-03-09", -9, "April")], into: "A", user: user).new == 1)
    #expect(try await account("A") == held(by: "A").account)
  }

  @Test func whatAMergeBroughtDoesNotComeBackTwice() async throws {
    let coffee = [try operation("2025-03-01", -350, "Café")]
    for name in ["A", "B"] { try await fixture.take(coffee, into: name, user: user) }
    let deletion = try await fixture.database.deleteOperation(held(by: "A").id, user: user)
    try await fixture.database.mergeAccount(account("B"), into: account("A"), lookAlikes: .drop, user: user)
    try await expectCannotUndo(deletion)
  }

  @Test func aFileThatKnowsTheDeletedOperationIsNotInTheWay() async throws {
    try await fixture.take([operation("2025-03-01", -350, "Café")], user: user)
    let deletion = try await fixture.database.deleteOperation(held(by: "1").id, user: user)
    #expect(try await fixture.take([operation("2025-03-01", -350, "Café", id: "x")], user: user).new == 0)
    try await fixture.database.undo(deletion.id, user: user)
    #expect(try await fixture.operations(user: user).count == 1)
  }

  // MARK: Laws

  /// Twelve operations of which no two look alike, and of which each has one with the opposite amount.
  private func pool() throws -> [StatementOperation] {
    try (0..<12).map { number in
      let amount = Int64(number / 2 + 1) * 100
      return try operation(
        "2025-03-0\(1 + number / 4)", number.isMultiple(of: 2) ? amount : -amount, "Payee \(number)",
        id: number.isMultiple(of: 3) ? "\(number)" : nil)
    }
  }

  private func act(_ random: inout Seeded) async throws {
    let database = fixture.database
    let accounts = try await database.accounts(user: user).map(\.id).shuffled(using: &random)
    let operations = try await fixture.operations(user: user).shuffled(using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: if let operation = operations.first { try await database.deleteOperation(operation.id, user: user) }
    case 1: if let account = accounts.first { try await database.deleteAccount(account, user: user) }
    case 2, 3:
      guard accounts.count > 1 else { return }
      try await database.mergeAccount(accounts[0], into: accounts[1], lookAlikes: .drop, user: user)
    case 4:
      if let file = try await database.imports(user: user).randomElement(using: &random) {
        try await database.removeImport(file.id, user: user)
      }
    case 5:
      if let side = operations.first(where: { $0.counterpart != nil }) {
        try await database.partTransfer(of: side.id, user: user)
      }
    case 6:
      guard let side = operations.first(where: { $0.counterpart == nil }) else { return }
      if let other = try await database.transferCandidates(for: side.id, user: user).first {
        try await database.pairTransfer(side.id, with: other.id, user: user)
      }
    default:
      let own = try pool().shuffled(using: &random).prefix(5)
      try await fixture.take(
        Array(own), into: ["a", "b", "c"].randomElement(using: &random) ?? "a", user: user)
    }
  }

  private func expectLaws(_ what: String) async throws {
    let operations = try await fixture.operations(user: user)
    let byID = Dictionary(uniqueKeysWithValues: operations.map { ($0.id, $0) })
    for side in operations {
      guard let counterpart = side.counterpart?.operation else { continue }
      let other = try #require(byID[counterpart], "\(what)")
      #expect(other.counterpart?.operation == side.id && other.account != side.account, "\(what)")
    }
    for account in try await fixture.database.accounts(user: user) {
      let own = operations.filter { $0.account == account.id }
      #expect(account.balance.total.minorUnits == own.reduce(0) { $0 + Int128($1.amount.minorUnits) }, "\(what)")
      #expect(Set(own.map(\.payee)).count == own.count, "nothing is there twice: \(what)")
    }
    let files = Set(try await fixture.database.imports(user: user).map(\.id))
    #expect(operations.isEmpty || !files.isEmpty)
  }

  @Test(arguments: Seeds.upTo(10)) func inWhateverOrderStepsAreUndonePairsAreMutualAndNothingIsThereTwice(seed: UInt64)
    async throws
  {
    var random = Seeded(seed)
    for account in ["a", "b", "c"] {
      try await fixture.take(pool().shuffled(using: &random), into: account, user: user)
    }
    for _ in 0..<30 {
      let steps = try await fixture.database.undoSteps(user: user)
      guard Int.random(in: 0..<3, using: &random) == 0, let step = steps.randomElement(using: &random) else {
        try await act(&random)
        try await expectLaws("seed \(seed)")
        continue
      }
      let before = try await fixture.operations(user: user)
      do {
        try await fixture.database.undo(step.id, user: user)
      } catch WalletError.cannotUndo {
        #expect(try await fixture.operations(user: user) == before)
      }
      try await expectLaws("seed \(seed), \(step.action)")
    }
  }
}
