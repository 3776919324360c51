import GRDB
import Statements
import Testing
import WalletStore

/// Tests of the changes that can be undone, and of the time for that.
@Suite struct UndoTests {
  let fixture: Fixture
  let user: UserID

  init() async throws {
    fixture = try Fixture()
    user = try await fixture.user()
  }

  /// All that is a user's, as it lies in the file; the numbers of the next rows and the revision apart.
  private func contents() async throws -> [String] {
    try await fixture.file().read { database in
      try [
        "account", "accountIdentifier", "bankBalance", "category", "deletedOperation", "fileAccount", "importedFile",
        "operation", "partedTransfer", "payeeCategory", "payeeName",
      ].flatMap { table in try Row.fetchAll(database, sql: "SELECT * FROM \(table)").map { "\(table) \($0)" }.sorted() }
    }
  }

  private func fill(_ random: inout Seeded) async throws {
    for account in ["a", "b", "c"] {
      for _ in 0..<2 {
        try await fixture.take(
          RandomStatement.operations(12, random: &random), into: account,
          balance: Bool.random(using: &random) ? Int64.random(in: -999...999, using: &random) : nil, user: user)
      }
    }
  }

  /// Does something at random; nil when there is nothing to do it with.
  private func act(_ random: inout Seeded) async throws -> UndoStep? {
    let database = fixture.database
    let accounts = try await database.accounts(user: user).map(\.id)
    let operations = try await fixture.operations(user: user)
    let imports = try await database.imports(user: user)
    let account = accounts.randomElement(using: &random)
    let operation = operations.randomElement(using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return try await operation.asyncMap { try await database.deleteOperation($0.id, user: user) }
    case 1: return try await account.asyncMap { try await database.deleteAccount($0, user: user) }
    case 2:
      guard accounts.count > 1 else { return nil }
      let two = accounts.shuffled(using: &random)
      return try await database.mergeAccount(
        two[0], into: two[1], lookAlikes: Bool.random(using: &random) ? .keep : .drop, user: user)
    case 3:
      return try await imports.randomElement(using: &random).asyncMap {
        try await database.removeImport($0.id, user: user)
      }
    case 4:
      let name = "Name '\(Int.random(in: 0...99, using: &random))'"
      return try await account.asyncMap { try await database.renameAccount($0, to: name, user: user) }
    case 6:
      let name = ["", "Shop", "Name '\(Int.random(in: 0...9, using: &random))'"].randomElement(using: &random) ?? ""
      return try await database.payees(user: user).randomElement(using: &random).asyncMap {
        try await database.renamePayee($0.id, to: name, user: user)
      }
    case 5:
      let opening = OpeningBalance(
        Money(minorUnits: Int64.random(in: -99...99, using: &random), currency: try euro()), on: try day("2025-03-02"))
      return try await account.asyncMap { try await database.setOpeningBalance(opening, of: $0, user: user) }
    default:
      let category: CategoryKey = Bool.random(using: &random) ? .travel : .health
      let isForAll = Bool.random(using: &random)
      return try await operation.asyncMap { operation in
        isForAll
          ? try await database.setCategory(category, ofAllLike: operation.id, user: user)
          : try await database.setCategory(category, of: operation.id, user: user)
      }
    }
  }

  @Test(arguments: Seeds.upTo(8)) func whatIsUndoneIsAsIfItHadNeverBeen(seed: UInt64) async throws {
    var random = Seeded(seed)
    try await fill(&random)
    var states: [[String]] = []
    var steps: [UndoStep] = []
    for _ in 0..<6 {
      states.append(try await contents())
      guard let step = try await act(&random) else {
        states.removeLast()
        continue
      }
      steps.append(step)
    }
    #expect(try await fixture.database.undoSteps(user: user) == steps.reversed())
    // Undoing holds over a restart.
    let database = try fixture.openAgain()
    for (step, state) in zip(steps, states).reversed() {
      try await database.undo(step.id, user: user)
      #expect(try await contents() == state, "\(step.action)")
    }
    #expect(try await database.undoSteps(user: user).isEmpty)
  }

  @Test func textsOfAnyKindComeBackAsTheyWere() async throws {
    try await fixture.take([operation("2025-03-01", -1, "O'Brien \"x\" \u{1F600} ''", memo: "a\nb;c -- d")], user: user)
    try await fixture.file().write { database in
      try database.execute(sql: "UPDATE operation SET memo = memo || char(0) || 'behind'")
    }
    let before = try await contents()
    let account = try #require(try await fixture.database.accounts(user: user).first?.id)
    let step = try await fixture.database.deleteAccount(account, user: user)
    try await fixture.database.undo(step.id, user: user)
    #expect(try await contents() == before)
  }

  @Test func aLaterChangeIsUndoneFirst() async throws {
    try await fixture.take([operation("2025-03-01", -1, "Café"), operation("2025-03-02", -2, "Café")], user: user)
    let operations = try await fixture.operations(user: user)
    let all = try await fixture.database.setCategory(.travel, ofAllLike: operations[0].id, user: user)
    let one = try await fixture.database.setCategory(.health, of: operations[1].id, user: user)
    await #expect(throws: WalletError.cannotUndo) { try await fixture.database.undo(all.id, user: user) }
    #expect(try await fixture.operations(user: user).map(\.category) == [.travel, .health])
    try await fixture.database.undo(one.id, user: user)
    try await fixture.database.undo(all.id, user: user)
    #expect(try await fixture.operations(user: user) == operations)
  }

  @Test func stepsCanBeUndoneInAnyOrderUnlessTheyAreInEachOthersWay() async throws {
    try await fixture.take([operation("2025-03-01", -1, "Café")], user: user)
    let operation = try #require(try await fixture.operations(user: user).first)
    let deletion = try await fixture.database.deleteOperation(operation.id, user: user)
    let account = try await fixture.database.deleteAccount(operation.account, user: user)
    await #expect(throws: WalletError.cannotUndo) { try await fixture.database.undo(deletion.id, user: user) }
    #expect(try await fixture.database.accounts(user: user).isEmpty)
    try await fixture.database.undo(account.id, user: user)
    try await fixture.database.undo(deletion.id, user: user)
    #expect(try await fixture.operations(user: user) == [operation])
  }

  @Test func whatAnImportBroughtAgainDoesNotComeBackTwice() async throws {
    let file = [try operation("2025-03-01", -1, "Café")]
    let first = try await fixture.take(file, user: user)
    try await fixture.take([operation("2025-03-02", -1, "Kiosk")], user: user)
    let step = try await fixture.database.removeImport(#require(first.id), user: user)
    #expect(try await fixture.take(file, user: user).new == 1)
    await #expect(throws: WalletError.cannotUndo) { try await fixture.database.undo(step.id, user: user) }
    #expect(try await fixture.operations(user: user).count == 2)
  }

  @Test func whoLeavesForgetsAndNobodyUndoesForAnother() async throws {
    try await fixture.take([operation("2025-03-01", -1, "Zzyzx Road")], user: user)
    let bob = try await fixture.user("Bob")
    let operation = try #require(try await fixture.operations(user: user).first)
    let step = try await fixture.database.deleteOperation(operation.id, user: user)
    await #expect(throws: WalletError.noSuchUndoStep) { try await fixture.database.undo(step.id, user: bob) }
    try await fixture.database.forgetUndoSteps(user: bob)
    #expect(try await fixture.database.undoSteps(user: user) == [step])
    try await fixture.database.forgetUndoSteps(user: user)
    #expect(try await fixture.database.undoSteps(user: user).isEmpty)
    await #expect(throws: WalletError.noSuchUndoStep) { try await fixture.database.undo(step.id, user: user) }
    #expect(try await fixture.file().read { try Int.fetchOne($0, sql: "SELECT count(*) FROM undoChange") } == 0)
  }

  @Test func stepsOfThoseWhoNeverLeaveAreSweptByAge() async throws {
    try await fixture.take([operation("2025-03-01", -1, "A"), operation("2025-03-02", -1, "B")], user: user)
    let operations = try await fixture.operations(user: user)
    try await fixture.database.deleteOperation(operations[0].id, user: user)
    fixture.time.pass(3600)
    let newer = try await fixture.database.deleteOperation(operations[1].id, user: user)
    #expect(try await fixture.database.eraseOldUndoSteps(olderThan: .seconds(1800)) == 1)
    #expect(try await fixture.database.undoSteps(user: user) == [newer])
  }

  @Test func theOldestOfManyStepsAreForgotten() async throws {
    try await fixture.take([operation("2025-03-01", -1, "A")], user: user)
    let account = try #require(try await fixture.database.accounts(user: user).first?.id)
    var steps: [UndoStep] = []
    for number in 0..<103 {
      steps.append(try await fixture.database.renameAccount(account, to: "Name \(number)", user: user))
    }
    #expect(try await fixture.database.undoSteps(user: user) == steps.suffix(100).reversed())
    // One that changed as much as may be kept in all leaves room for itself alone.
    let large = steps[102]
    try await fixture.file().write { database in
      try database.execute(
        sql: "UPDATE undoStep SET changeCount = 99999 WHERE id = ?", arguments: [large.id.rawValue])
    }
    let last = try await fixture.database.renameAccount(account, to: "Last", user: user)
    #expect(try await fixture.database.undoSteps(user: user) == [last, large])
    #expect(try await fixture.file().read { try Int.fetchOne($0, sql: "SELECT count(*) FROM undoChange") } == 2)
  }

  @Test func whatFailsLeavesNothingToUndo() async throws {
    await #expect(throws: WalletError.noSuchAccount) {
      try await fixture.database.deleteAccount(AccountID(rawValue: 99), user: user)
    }
    #expect(try await fixture.database.undoSteps(user: user).isEmpty)
    try await fixture.take([operation("2025-03-01", -1, "A")], user: user)
    #expect(try await fixture.file().read { try Int.fetchOne($0, sql: "SELECT count(*) FROM undoChange") } == 0)
  }
}

extension Optional where Wrapped: Sendable {
  fileprivate func asyncMap<Value>(_ transform: (Wrapped) async throws -> Value) async throws -> Value? {
    guard let self else { return nil }
    return try await transform(self)
  }
}
