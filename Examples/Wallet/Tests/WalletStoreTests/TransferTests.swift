import Statements
import Testing
import WalletStore

/// Transfers between own accounts, recognised and by hand.
@Suite struct TransferTests {
  let fixture: Fixture
  let user: UserID

  init() async throws {
    fixture = try Fixture()
    user = try await fixture.user()
  }

  private func take(_ account: String, _ operations: StatementOperation...) async throws {
    try await fixture.take(operations, into: account, user: user)
  }

  private func stored(_ payee: String) async throws -> WalletOperation {
    try #require(try await fixture.operations(user: user).first { $0.payee == payee }, "\(payee)")
  }

  /// The payee on the other side.
  private func partner(_ payee: String) async throws -> String? {
    guard let other = try await stored(payee).counterpart else { return nil }
    let partner = try await fixture.database.operation(other.operation, user: user)
    #expect(partner.counterpart?.operation == (try await stored(payee).id))
    #expect(other.account == partner.account && other.accountName == partner.accountName && other.date == partner.date)
    return partner.payee
  }

  private func totals() async throws -> [Int128] {
    let month = try await fixture.database.overview(of: try #require(Month(iso: "2025-03")), user: user)
    let euros = try #require(month.currencies.first).totals
    return [euros.income.minorUnits, euros.spending.minorUnits]
  }

  @Test(arguments: [true, false]) func bothSidesAreFoundWhicheverComesFirst(outFirst: Bool) async throws {
    let out = try operation("2025-03-01", -5000, "To Lidl bank"), into = try operation("2025-03-05", 5000, "Ada")
    try await take(outFirst ? "a" : "b", outFirst ? out : into)
    try await take(outFirst ? "b" : "a", outFirst ? into : out)
    #expect(try await partner("Ada") == "To Lidl bank")
    #expect(try await partner("To Lidl bank") == "Ada")
    #expect(try await totals() == [0, 0])
  }

  @Test func bothSidesInOneFileAreFound() async throws {
    let statement = Statement(
      format: "Test",
      accounts: [
        StatementAccount(identifier: "a", name: "A", operations: [try operation("2025-03-01", -5000, "Out")]),
        StatementAccount(identifier: "b", name: "B", operations: [try operation("2025-03-01", 5000, "In")]),
      ])
    _ = try await fixture.database.importStatement(statement, fileName: "f", user: user)
    #expect(try await partner("Out") == "In")
  }

  @Test func whatIsNoTransferStaysSo() async throws {
    try await take("a", operation("2025-03-01", -5000, "Five days"), operation("2025-03-20", -100, "Same account"))
    try await take("a", operation("2025-03-20", 100, "Same account back"))
    try await take("b", operation("2025-03-06", 5000, "Too late"), operation("2025-03-01", -5000, "Same sign"))
    try await fixture.take(
      [operation("2025-03-01", 5000, "Pounds", currency: "GBP")], into: "c", currency: "GBP", user: user)
    #expect(try await fixture.operations(user: user).allSatisfy { $0.counterpart == nil })
  }

  @Test func theNearestDayDecidesAndThenTheText() async throws {
    try await take("a", operation("2025-03-03", -5000, "Ada Lovelace rent"))
    try await take(
      "b", operation("2025-03-01", 5000, "Two days before"), operation("2025-03-04", 5000, "Somebody"),
      operation("2025-03-04", 5000, "ADA LOVELACE"))
    #expect(try await partner("Ada Lovelace rent") == "ADA LOVELACE")
    #expect(try await stored("Two days before").counterpart == nil)
  }

  @Test func twoAccountsThatAreEquallyLikelyAreLeftAlone() async throws {
    try await take("b", operation("2025-03-04", 5000, "One"))
    try await take("c", operation("2025-03-04", 5000, "Two"))
    try await take("a", operation("2025-03-04", -5000, "Out"))
    #expect(try await stored("Out").counterpart == nil)
    let candidates = try await fixture.database.transferCandidates(for: stored("Out").id, user: user)
    #expect(candidates.map(\.payee) == ["One", "Two"])
    try await fixture.database.pairTransfer(stored("Out").id, with: stored("Two").id, user: user)
    #expect(try await partner("Out") == "Two")
    #expect(try await fixture.database.transferCandidates(for: stored("One").id, user: user).isEmpty)
  }

  @Test func whatIsPartedCountsAgainAndStaysParted() async throws {
    try await take("a", operation("2025-03-01", -5000, "Lidl"))
    try await take("b", operation("2025-03-02", 5000, "Salary"))
    #expect(try await totals() == [0, 0])
    try await fixture.database.partTransfer(of: stored("Lidl").id, user: user)
    #expect(try await totals() == [5000, 5000])
    try await take("b", operation("2025-03-03", 1, "Later"))
    try await take("a", operation("2025-03-03", 1, "Later"))
    #expect(try await stored("Lidl").counterpart == nil)
    await #expect(throws: WalletError.self) {
      try await fixture.database.partTransfer(of: stored("Lidl").id, user: user)
    }
    try await fixture.database.pairTransfer(stored("Salary").id, with: stored("Lidl").id, user: user)
    #expect(try await partner("Lidl") == "Salary")
  }

  @Test func partingAndPairingCanBeUndone() async throws {
    try await take("a", operation("2025-03-01", -5000, "Lidl"))
    try await take("b", operation("2025-03-02", 5000, "Salary"))
    let parting = try await fixture.database.partTransfer(of: stored("Lidl").id, user: user)
    let pairing = try await fixture.database.pairTransfer(stored("Lidl").id, with: stored("Salary").id, user: user)
    try await fixture.database.undo(pairing.id, user: user)
    #expect(try await partner("Lidl") == nil)
    try await fixture.database.undo(parting.id, user: user)
    #expect(try await partner("Lidl") == "Salary")
  }

  @Test func aSideThatIsDeletedPartsThePairAndComesBackAsOne() async throws {
    try await take("a", operation("2025-03-01", -5000, "Lidl"))
    try await take("b", operation("2025-03-02", 5000, "Salary"))
    let account = try await stored("Lidl").account
    #expect(try await fixture.database.deletionPreview(of: account, user: user).partedTransfers == 1)
    let step = try await fixture.database.deleteAccount(account, user: user)
    #expect(try await totals() == [5000, 0])
    try await fixture.database.undo(step.id, user: user)
    #expect(try await partner("Lidl") == "Salary")
  }

  @Test func whatCannotBeAPairIsRefused() async throws {
    try await take("a", operation("2025-03-01", -5000, "Out"), operation("2025-03-01", 4000, "Own"))
    try await take("b", operation("2025-03-02", 4000, "Less"), operation("2025-03-02", -4000, "Also out"))
    for (one, other) in [("Out", "Own"), ("Out", "Less"), ("Out", "Also out")] {
      await #expect(throws: WalletError.self, "\(other)") {
        try await fixture.database.pairTransfer(stored(one).id, with: stored(other).id, user: user)
      }
    }
    let bob = try await fixture.user("Bob")
    await #expect(throws: WalletError.noSuchOperation) {
      try await fixture.database.pairTransfer(stored("Out").id, with: stored("Less").id, user: bob)
    }
    #expect(try await fixture.database.undoSteps(user: user).isEmpty)
  }

  @Test func manyEqualAmountsAreLeftAloneAndTakeNoLonger() async throws {
    try await fixture.take((0..<500).map { try operation("2025-03-01", -100, "Out \($0)") }, into: "a", user: user)
    try await fixture.take((0..<500).map { try operation("2025-03-01", 100, "In \($0)") }, into: "b", user: user)
    #expect(try await fixture.operations(user: user).allSatisfy { $0.counterpart == nil })
  }

  @Test(arguments: Seeds.upTo(5)) func noOperationIsASideTwiceAndEachPairIsOne(seed: UInt64) async throws {
    var random = Seeded(seed)
    for number in 0..<6 {
      let file = try (0..<12).map { line in
        try operation(
          "2025-03-1\(Int.random(in: 0...9, using: &random))", Int64.random(in: -4...4, using: &random) * 100,
          "\(number) \(line)")
      }
      try await fixture.take(file, into: ["a", "b", "c"].randomElement(using: &random) ?? "", user: user)
    }
    let operations = try await fixture.operations(user: user)
    let byID = Dictionary(operations.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    for operation in operations {
      guard let counterpart = operation.counterpart, let other = byID[counterpart.operation] else { continue }
      #expect(other.counterpart?.operation == operation.id && other.account != operation.account)
      #expect(other.amount.minorUnits == -operation.amount.minorUnits)
    }
    #expect(operations.contains { $0.counterpart != nil })
  }

  // MARK: Refunds

  @Test func aRefundLowersItsCategoryAndIsNoIncome() async throws {
    try await take(
      "a", operation("2025-03-01", -5000, "Zalando"), operation("2025-03-09", 2000, "Zalando refund"),
      operation("2025-03-10", -300, "Lidl"), operation("2025-03-11", 700, "Lidl"))
    #expect(try await totals() == [0, 5000 - 2000 + 300 - 700])
    let month = try await fixture.database.overview(of: try #require(Month(iso: "2025-03")), user: user)
    let spending = try #require(month.currencies.first).spending
    #expect(spending.map(\.category) == [.shopping, .groceries])
    #expect(spending.map(\.amount.minorUnits) == [3000, -400] && spending.map(\.count) == [2, 2])
  }

  @Test func incomeIsItsCategoryAndWhatHasNone() async throws {
    try await take(
      "a", operation("2025-03-01", 300_000, "Salary"), operation("2025-03-02", -1000, "Salary", category: "income"),
      operation("2025-03-03", 50, "Zzyzx"), operation("2025-03-03", -70, "Xyzzy"))
    #expect(try await totals() == [299_050, 70])
  }
}
