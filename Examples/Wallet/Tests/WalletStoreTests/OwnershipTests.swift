import GRDB
import Statements
import Testing
import WalletStore

/// Every method that takes an id, tried with the id of somebody else's.
@Suite struct OwnershipTests {
  let fixture: Fixture
  let ada: UserID
  let eve: UserID
  let adasAccount: AccountID
  let adasOperation: WalletOperation

  init() async throws {
    fixture = try Fixture()
    ada = try await fixture.user("Ada")
    eve = try await fixture.user("Eve")
    try await fixture.take([operation("2025-03-01", -350, "Café")], user: ada)
    adasAccount = try #require(try await fixture.database.accounts(user: ada).first?.id)
    adasOperation = try #require(try await fixture.operations(user: ada).first)
  }

  @Test func somebodyElsesOperationIsNotThere() async throws {
    await #expect(throws: WalletError.noSuchOperation) {
      try await fixture.database.operation(adasOperation.id, user: eve)
    }
    await #expect(throws: WalletError.noSuchOperation) {
      try await fixture.database.operation(OperationID(rawValue: 987_654), user: eve)
    }
  }

  @Test func somebodyElsesOperationCannotBeSorted() async throws {
    await #expect(throws: WalletError.noSuchOperation) {
      try await fixture.database.setCategory(.travel, of: adasOperation.id, user: eve)
    }
    #expect(try await fixture.database.operation(adasOperation.id, user: ada) == adasOperation)
  }

  @Test func somebodyElsesAccountFiltersToNothing() async throws {
    let filter = OperationFilter(account: adasAccount)
    #expect(try await fixture.database.countLines(filter, user: eve) == 0)
    #expect(try await fixture.database.lines(filter, 0..<60, user: eve).isEmpty)
    #expect(try await fixture.database.countLines(filter, user: ada) == 2)
  }

  @Test func listsAndSumsAndExportsShowOnesOwn() async throws {
    let march = try #require(Month(iso: "2025-03"))
    #expect(try await fixture.database.accounts(user: eve).isEmpty)
    #expect(try await fixture.database.months(user: eve).isEmpty)
    #expect(try await fixture.database.overview(of: march, user: eve).currencies.isEmpty)
    #expect(try await fixture.database.countLines(OperationFilter(), user: eve) == 0)
    var lines = 0
    for try await piece in fixture.database.exportCSV(user: eve) { lines += piece.split(separator: "\r\n").count }
    #expect(lines == 1)
  }

  @Test func theSameStatementOfTwoUsersIsTwoAccounts() async throws {
    #expect(try await fixture.take([operation("2025-03-01", -350, "Café")], user: eve).new == 1)
    #expect(try await fixture.database.accounts(user: eve).first?.id != adasAccount)
    #expect(try await fixture.operations(user: ada).count == 1)
  }

  @Test func theTablesThemselvesRefuseAnOperationOnSomebodyElsesAccount() async throws {
    let file = try fixture.file()
    await #expect(throws: (any Error).self) {
      try await file.write { database in
        try database.execute(
          sql: "UPDATE operation SET userID = ? WHERE id = ?", arguments: [eve.rawValue, adasOperation.id.rawValue])
      }
    }
  }

  @Test func somebodyElsesPasswordDeletesNobody() async throws {
    _ = try await fixture.database.signUp(name: "Mallory", password: "mallory's own")
    await #expect(throws: WalletError.wrongNameOrPassword) {
      try await fixture.database.deleteUser(ada, password: "mallory's own")
    }
    await #expect(throws: WalletError.noSuchUser) { try await fixture.database.eraseSample(ada) }
    #expect(try await fixture.database.userName(ada) == "Ada")
  }

  @Test func aUserThatIsNotThereIsRefusedByEveryMethod() async throws {
    let database = fixture.database
    let nobody = UserID(rawValue: 4711)
    let march = try #require(Month(iso: "2025-03"))
    let attempts: [@Sendable () async throws -> Void] = [
      { _ = try await database.userName(nobody) },
      { _ = try await database.settings(user: nobody) },
      { try await database.changeSettings(user: nobody) { $0.theme = .dark } },
      { try await database.deleteUser(nobody, password: Fixture.password) },
      { _ = try await database.isSample(nobody) },
      { try await database.eraseSample(nobody) },
      { _ = try await fixture.take([operation("2025-03-01", -350, "Café")], user: nobody) },
      { _ = try await database.accounts(user: nobody) },
      { _ = try await database.categories(user: nobody) },
      { _ = try await database.operation(adasOperation.id, user: nobody) },
      { try await database.setCategory(.travel, of: adasOperation.id, user: nobody) },
      { _ = try await database.countLines(OperationFilter(), user: nobody) },
      { _ = try await database.lines(OperationFilter(), 0..<60, user: nobody) },
      { _ = try await database.months(user: nobody) },
      { _ = try await database.payees(user: nobody) },
      { _ = try await database.payee(PayeeID(rawValue: "cafe"), user: nobody) },
      { _ = try await database.renamePayee(PayeeID(rawValue: "cafe"), to: "Mine", user: nobody) },
      { _ = try await database.overview(of: march, user: nobody) },
      { for try await _ in database.exportCSV(user: nobody) {} },
      { _ = try await database.changes(user: nobody) },
    ]
    for (number, attempt) in attempts.enumerated() {
      await #expect(throws: WalletError.noSuchUser, "attempt \(number)") { try await attempt() }
    }
  }
}
