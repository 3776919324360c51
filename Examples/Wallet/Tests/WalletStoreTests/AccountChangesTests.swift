import Statements
import Testing
import WalletStore

/// Renaming, merging and deleting accounts, and what is said before.
@Suite struct AccountChangesTests {
  let fixture: Fixture
  let user: UserID

  init() async throws {
    fixture = try Fixture()
    user = try await fixture.user()
  }

  private func accounts() async throws -> [WalletAccount] { try await fixture.database.accounts(user: user) }

  private func account(_ identifier: String) async throws -> WalletAccount {
    try #require(try await accounts().first { $0.identifier == identifier })
  }

  @Test func aRenameIsANameOverTheBanksAndMatchingStays() async throws {
    let file = [try operation("2025-03-01", -350, "Café")]
    try await fixture.take(file, user: user)
    let id = try await account("1").id
    let step = try await fixture.database.renameAccount(id, to: "  Everyday ", user: user)
    #expect(step.action == .renamedAccount(from: "Account 1", to: "Everyday"))
    let renamed = try await account("1")
    #expect(renamed.name == "Everyday" && renamed.bankName == "Account 1")
    #expect(try await fixture.operations(user: user).map(\.accountName) == ["Everyday"])
    let report = try await fixture.take(file, user: user)
    #expect(report.new == 0 && report.accounts.map(\.name) == ["Everyday"])
    try await fixture.database.renameAccount(id, to: " ", user: user)
    #expect(try await account("1").name == "Account 1")
  }

  @Test(arguments: ["a\u{0}b", String(repeating: "x", count: 101)]) func aNameThatCannotBeShownIsRefused(name: String)
    async throws
  {
    try await fixture.take([operation("2025-03-01", -350, "Café")], user: user)
    let id = try await account("1").id
    await #expect(throws: WalletError.self) { try await fixture.database.renameAccount(id, to: name, user: user) }
  }

  @Test func deletingSaysWhatGoesAndTakesItAll() async throws {
    try await fixture.take(
      [operation("2025-03-01", -350, "Café"), operation("2025-03-09", -50, "Kiosk")], balance: 1000,
      on: "2025-03-09", user: user)
    try await fixture.take([operation("2025-03-02", -7, "Other")], into: "2", user: user)
    let id = try await account("1").id
    let preview = try await fixture.database.deletionPreview(of: id, user: user)
    #expect(preview.account.operationCount == 2 && preview.account.balance.total.minorUnits == 1000)
    #expect(preview.days == (try day("2025-03-01")...day("2025-03-09")) && preview.partedTransfers == 0)
    let step = try await fixture.database.deleteAccount(id, user: user)
    #expect(step.action == .deletedAccount(name: "Account 1"))
    #expect(try await accounts().map(\.identifier) == ["2"])
    #expect(try await fixture.operations(user: user).map(\.payee) == ["Other"])
    #expect(try await fixture.take([operation("2025-03-01", -350, "Café")], user: user).new == 1)
  }

  @Test func mergingSaysWhatHappensToLookAlikesAndBalances() async throws {
    let march = [try operation("2025-03-01", -350, "Café"), try operation("2025-03-31", -50, "Kiosk")]
    let april = [try operation("2025-03-31", -50, "Kiosk"), try operation("2025-04-02", -9, "Rewe")]
    try await fixture.take(march, into: "march", balance: 5000, on: "2025-03-30", user: user)
    try await fixture.take(april, into: "april", user: user)
    let (source, target) = (try await account("april").id, try await account("march").id)
    let preview = try await fixture.database.mergePreview(of: source, into: target, user: user)
    #expect(preview.lookAlikes == 1 && preview.operationCount(.keep) == 2 && preview.operationCount(.drop) == 1)
    #expect(preview.balanceKeeping.total.minorUnits == 5000 - 50 - 50 - 9)
    #expect(preview.balanceDropping.total.minorUnits == 5000 - 50 - 9)
    try await fixture.database.mergeAccount(source, into: target, lookAlikes: .drop, user: user)
    let merged = try #require(try await accounts().first)
    #expect(try await accounts().count == 1)
    #expect(merged.operationCount == 3 && merged.balance == preview.balanceDropping)
    // Later files of either go to the one.
    #expect(try await fixture.take(april, into: "april", user: user).new == 0)
    #expect(try await fixture.take(march, into: "march", user: user).new == 0)
    #expect(try await accounts().count == 1)
  }

  @Test func lookAlikesThatAreKeptAreThereTwice() async throws {
    let coffee = [try operation("2025-03-01", -350, "Café")]
    try await fixture.take(coffee, into: "a", user: user)
    try await fixture.take(coffee, into: "b", user: user)
    let (source, target) = (try await account("b").id, try await account("a").id)
    let preview = try await fixture.database.mergePreview(of: source, into: target, user: user)
    try await fixture.database.mergeAccount(source, into: target, lookAlikes: .keep, user: user)
    let merged = try await account("a")
    #expect(merged.operationCount == 2 && merged.balance == preview.balanceKeeping)
  }

  @Test func accountsOfTwoCurrenciesOrOfTwoPeopleAreNotMerged() async throws {
    try await fixture.take([operation("2025-03-01", -350, "Café")], into: "a", user: user)
    try await fixture.take(
      [operation("2025-03-01", -350, "Café", currency: "GBP")], into: "b", currency: "GBP", user: user)
    let (euros, pounds) = (try await account("a").id, try await account("b").id)
    let bob = try await fixture.user("Bob")
    try await fixture.take([operation("2025-03-01", -350, "Café")], into: "a", user: bob)
    let theirs = try #require(try await fixture.database.accounts(user: bob).first?.id)
    await #expect(throws: WalletError.currencyDiffers(account: try euro(), other: try euro("GBP"))) {
      try await fixture.database.mergeAccount(pounds, into: euros, lookAlikes: .keep, user: user)
    }
    for (source, target) in [(theirs, euros), (euros, theirs), (euros, euros)] {
      await #expect(throws: WalletError.noSuchAccount) {
        try await fixture.database.mergeAccount(source, into: target, lookAlikes: .keep, user: user)
      }
    }
    await #expect(throws: WalletError.noSuchAccount) {
      try await fixture.database.deleteAccount(theirs, user: user)
    }
    await #expect(throws: WalletError.noSuchAccount) {
      try await fixture.database.renameAccount(theirs, to: "Mine", user: user)
    }
  }

  @Test func deletingAnOperationSaysTheBalanceAfterwards() async throws {
    try await fixture.take([operation("2025-03-01", -350, "Café"), operation("2025-03-02", -50, "Kiosk")], user: user)
    let coffee = try #require(try await fixture.operations(OperationFilter(text: "cafe"), user: user).first)
    let preview = try await fixture.database.deletionPreview(of: coffee.id, user: user)
    #expect(preview.operation == coffee && preview.balance.total.minorUnits == -400)
    #expect(preview.balanceAfter.total.minorUnits == -50)
    let step = try await fixture.database.deleteOperation(coffee.id, user: user)
    #expect(step.action == .deletedOperation(payee: "Café"))
    #expect(try await account("1").balance.total == preview.balanceAfter.total)
  }

  // MARK: Imports

  @Test func anImportIsUndoneWholeAndTheBalanceBeforeCountsAgain() async throws {
    let first = try await fixture.take(
      [operation("2025-03-01", -350, "Café")], balance: 1000, on: "2025-03-01", user: user)
    let file = [try operation("2025-03-01", -350, "Café"), try operation("2025-03-05", -50, "Kiosk")]
    let second = try await fixture.take(file, balance: 700, on: "2025-03-05", user: user)
    let imports = try await fixture.database.imports(user: user)
    #expect(imports.map(\.id) == [try #require(second.id), try #require(first.id)])
    #expect(imports.map(\.operationCount) == [1, 1] && imports.first?.accountNames == ["Account 1"])
    #expect(try imports.first?.days == day("2025-03-05")...day("2025-03-05"))
    let preview = try await fixture.database.removalPreview(of: try #require(second.id), user: user)
    #expect(preview.operationCount == 1 && preview.accounts.map(\.balance?.total.minorUnits) == [1000])
    try await fixture.database.removeImport(try #require(second.id), user: user)
    #expect(try await account("1").balance == preview.accounts.first?.balance)
    #expect(try await fixture.operations(user: user).map(\.payee) == ["Café"])
    #expect(try await fixture.database.imports(user: user).map(\.id) == [try #require(first.id)])
    let again = try await fixture.take(file, user: user)
    #expect(again.new == 1 && again.deleted == 0, "an import that is undone is as if it had never been")
  }

  @Test func theAccountThatOnlyTheImportFilledGoesWithIt() async throws {
    let first = try await fixture.take([operation("2025-03-01", -350, "Café")], user: user)
    let other = try await fixture.take([operation("2025-03-02", -1, "Kiosk")], into: "2", user: user)
    try await fixture.take([operation("2025-03-03", -1, "Kiosk")], into: "2", user: user)
    #expect(
      try await fixture.database.removalPreview(of: #require(first.id), user: user).accounts.map(\.balance) == [nil])
    try await fixture.database.removeImport(#require(first.id), user: user)
    try await fixture.database.removeImport(#require(other.id), user: user)
    #expect(try await accounts().map(\.identifier) == ["2"])
    await #expect(throws: WalletError.noSuchImport) {
      try await fixture.database.removeImport(#require(first.id), user: user)
    }
  }
}
