import Statements
import Testing
import WalletStore

@Suite struct CategorisingTests {
  let fixture: Fixture
  let user: UserID

  init() async throws {
    fixture = try Fixture()
    user = try await fixture.user()
  }

  private func category(of operation: StatementOperation) async throws -> CategoryKey? {
    try await fixture.take([operation], user: user)
    return try await fixture.operations(OperationFilter(text: operation.payee), user: user).first?.category
  }

  @Test func everyUserStartsWithTheStarters() async throws {
    #expect(try await fixture.database.categories(user: user) == WalletCategory.starters)
  }

  @Test(arguments: [
    ("LIDL SAGT DANKE", -100, CategoryKey.groceries), ("Café de Flore", -100, .dining),
    ("UBER *TRIP", -100, .transport),
    ("Uber Eats", -100, .dining), ("Miete März", -100, .housing), ("Пятёрочка 123", -100, .groceries),
    ("ACME payroll", 100, .income), ("ACME payroll", -100, .other), ("Qwertz", -100, .other),
    ("Strom AG", -100, .utilities),
  ])
  func aCategoryIsGuessedFromThePayee(payee: String, amount: Int64, expected: CategoryKey) async throws {
    #expect(try await category(of: operation("2025-03-01", amount, payee)) == expected)
  }

  @Test func theMemoHelpsWhereThePayeeSaysNothing() async throws {
    #expect(try await category(of: operation("2025-03-01", -1, "Smith", memo: "Pharmacy bill")) == .health)
  }

  @Test(arguments: [
    ("travel", CategoryKey.travel), ("Fees and taxes", .fees), ("Restaurants", .other), ("Alimentation", .groceries),
  ])
  func theFilesOwnCategoryCountsIfItIsKnown(name: String, expected: CategoryKey) async throws {
    #expect(try await category(of: operation("2025-03-01", -1, "Xyz", category: name)) == expected)
  }

  @Test func aCategoryThatTheUserGaveIsLearntForThePayee() async throws {
    try await fixture.take([operation("2025-03-01", -1, "Lidl 0231 Berlin")], user: user)
    let first = try #require(try await fixture.operations(user: user).first)
    try await fixture.database.setCategory(.leisure, of: first.id, user: user)
    #expect(try await fixture.database.operation(first.id, user: user).category == .leisure)

    try await fixture.take(
      [
        operation("2025-03-02", -1, "LIDL 7788 BERLIN", category: "groceries"),
        operation("2025-03-02", -2, "Lidl Paris"),
      ],
      user: user)
    let later = try await fixture.operations(OperationFilter(month: nil), user: user)
    #expect(later.first { $0.payee == "LIDL 7788 BERLIN" }?.category == .leisure)
    #expect(later.first { $0.payee == "Lidl Paris" }?.category == .groceries)
  }

  @Test func whatOneUserTeachesAnotherDoesNotLearn() async throws {
    let bob = try await fixture.user("Bob")
    try await fixture.take([operation("2025-03-01", -1, "Lidl")], user: user)
    let first = try #require(try await fixture.operations(user: user).first)
    try await fixture.database.setCategory(.leisure, of: first.id, user: user)
    try await fixture.take([operation("2025-03-01", -1, "Lidl")], user: bob)
    #expect(try await fixture.operations(user: bob).first?.category == .groceries)
  }

  @Test func aCategoryThatIsNotThereIsRefused() async throws {
    try await fixture.take([operation("2025-03-01", -1, "Lidl")], user: user)
    let first = try #require(try await fixture.operations(user: user).first)
    let unknown = CategoryKey(rawValue: "gadgets")
    await #expect(throws: WalletError.noSuchCategory(unknown)) {
      try await fixture.database.setCategory(unknown, of: first.id, user: user)
    }
    #expect(try await fixture.database.operation(first.id, user: user).category == .groceries)
  }

  @Test func aCategoryIsOfferedForAllOfAPayeeAndCountedFirst() async throws {
    try await fixture.take(
      [
        operation("2025-03-01", -100, "Zzyzx 17"), operation("2025-03-02", -200, "ZZYZX 18"),
        operation("2025-03-03", -400, "Zzyzx"), operation("2025-03-04", -800, "Other"),
      ], user: user)
    try await fixture.take(
      [operation("2025-03-01", -50, "Zzyzx", currency: "GBP")], into: "2", currency: "GBP", user: user)
    let operations = try await fixture.operations(OperationFilter(text: "zzyzx"), user: user)
    let first = try #require(operations.last { $0.amount.currency.code == "EUR" })
    let known = try #require(operations.first { $0.amount.minorUnits == -400 })
    try await fixture.database.setCategory(.leisure, of: known.id, user: user)
    let preview = try await fixture.database.categoryChangePreview(to: .leisure, of: first.id, user: user)
    #expect(preview.payee == "Zzyzx 17" && preview.category == .leisure)
    #expect(preview.others == 2 && preview.totals.map(\.minorUnits) == [-200, -50])
    #expect(try await fixture.operations(OperationFilter(category: .leisure), user: user).count == 1)
    let step = try await fixture.database.setCategory(.leisure, ofAllLike: first.id, user: user)
    #expect(step.action == .categorised(.leisure, count: 3))
    #expect(try await fixture.operations(OperationFilter(category: .leisure), user: user).count == 4)
    try await fixture.database.undo(step.id, user: user)
    #expect(try await fixture.operations(OperationFilter(category: .leisure), user: user).map(\.id) == [known.id])
    await #expect(throws: WalletError.noSuchCategory(CategoryKey(rawValue: "none"))) {
      try await fixture.database.categoryChangePreview(
        to: CategoryKey(rawValue: "none"), of: first.id, user: user)
    }
  }

  // MARK: Sets

  /// Gives all operations of a payee a category, of which the former ones are two.
  private func changeSets(of count: Int) async throws -> (step: UndoStep, operations: [WalletOperation]) {
    try await fixture.take(
      try (0..<count).map {
        try operation("2025-03-01", -1 - Int64($0), "Zzyzx", category: $0.isMultiple(of: 3) ? "Travel" : nil)
      }, user: user)
    let operations = try await fixture.operations(user: user)
    let first = try #require(operations.first)
    return (try await fixture.database.setCategory(.leisure, ofAllLike: first.id, user: user), operations)
  }

  @Test func aChangeOfManyIsNotedAsOneStatementForEachSet() async throws {
    let (step, before) = try await changeSets(of: 16_000)
    #expect(step.action == .categorised(.leisure, count: 16_000))
    let statements = try await fixture.number("SELECT count(*) FROM undoChange WHERE stepID = ?", step.id.rawValue)
    // One is of the chosen operation, one of what is learnt, and the sets have 10,000 operations at most.
    #expect(statements == 2 + 2 + 1)
    try await fixture.database.undo(step.id, user: user)
    #expect(try await fixture.operations(user: user) == before)
  }

  @Test func aSetIsTakenBackWholeOrNotAtAll() async throws {
    let (step, operations) = try await changeSets(of: 30)
    let last = try #require(operations.last)
    let later = try await fixture.database.setCategory(.health, of: last.id, user: user)
    await #expect(throws: WalletError.cannotUndo) { try await fixture.database.undo(step.id, user: user) }
    #expect(try await fixture.operations(OperationFilter(category: .leisure), user: user).count == 29)
    try await fixture.database.undo(later.id, user: user)
    try await fixture.database.undo(step.id, user: user)
    #expect(try await fixture.operations(user: user) == operations)
  }

  @Test func aStepAfterASetIsRecordedRowByRowAgain() async throws {
    let (step, before) = try await changeSets(of: 30)
    let deletion = try await fixture.database.deleteOperation(try #require(before.last).id, user: user)
    await #expect(throws: WalletError.cannotUndo) { try await fixture.database.undo(step.id, user: user) }
    try await fixture.database.undo(deletion.id, user: user)
    try await fixture.database.undo(step.id, user: user)
    #expect(try await fixture.operations(user: user) == before)
  }

  @Test func theNamelessHaveNoPayeeInCommon() async throws {
    try await fixture.take([operation("2025-03-01", -100, ""), operation("2025-03-02", -200, "")], user: user)
    let operation = try #require(try await fixture.operations(user: user).first)
    #expect(
      try await fixture.database.categoryChangePreview(to: .travel, of: operation.id, user: user).others == 0)
    try await fixture.database.setCategory(.travel, ofAllLike: operation.id, user: user)
    #expect(try await fixture.operations(OperationFilter(category: .travel), user: user).count == 1)
  }
}
