import EspalierBroadcast
import Statements
import Testing

import WalletStore

@Suite(.timeLimit(.minutes(15))) struct ChangesTests {
  let fixture: Fixture
  let user: UserID

  init() async throws {
    fixture = try Fixture()
    user = try await fixture.user()
  }

  /// A database on the fixture's file that can be let go of, which ends its streams.
  private func another() throws -> WalletDatabase { try fixture.openAgain() }

  @Test func aCommitOfThisProcessIsTold() async throws {
    var events = try await fixture.database.changes(user: user).makeAsyncIterator()
    try await fixture.take([operation("2025-03-01", -350, "Café")], user: user)
    #expect(await events.next() != nil)
  }

  @Test func aCommitOfAnotherProcessIsTold() async throws {
    let other = try another()
    var events = try await fixture.database.changes(user: user).makeAsyncIterator()
    try await other.changeSettings(user: user) { $0.theme = .dark }
    #expect(await events.next() != nil)
  }

  @Test func whatDoesNotConcernTheUserIsNotTold() async throws {
    let bob = try await fixture.user("Bob")
    var listening: WalletDatabase? = try another()
    let events = try #require(try await listening?.changes(user: user))
    var bobs = try #require(try await listening?.changes(user: bob)).makeAsyncIterator()
    try await listening?.changeSettings(user: bob) { $0.theme = .dark }
    #expect(await bobs.next() != nil)
    try await fixture.database.changeSettings(user: bob) { $0.theme = .light }
    #expect(await bobs.next() != nil)
    listening = nil
    #expect(await count(events) == 0)
  }

  @Test func anImportThatAddsNothingAndAnErrorAreNotChanges() async throws {
    let file = [try operation("2025-03-01", -350, "Café")]
    let bob = try await fixture.user("Bob")
    var listening: WalletDatabase? = try another()
    var bobs = try #require(try await listening?.changes(user: bob)).makeAsyncIterator()
    try await fixture.database.changeSettings(user: bob) { $0.theme = .dark }
    #expect(await bobs.next() != nil)
    try await fixture.take(file, balance: 5, on: "2025-03-02", user: user)
    // What is told comes in order: the commit has come once this has, and what is listened to begins behind it.
    try await fixture.database.changeSettings(user: bob) { $0.theme = .light }
    #expect(await bobs.next() != nil)
    let events = try #require(try await listening?.changes(user: user))
    let currency = try euro()
    let statement = Statement(
      format: "Test",
      accounts: [
        StatementAccount(
          identifier: "1", name: "Account 1", kind: .checking, currency: currency,
          balance: Money(minorUnits: 5, currency: currency), balanceDate: try day("2025-03-02"), operations: file)
      ])
    #expect(try await listening?.importStatement(statement, fileName: "again.csv", user: user).new == 0)
    await #expect(throws: WalletError.noSuchOperation) {
      try await listening?.setCategory(.travel, of: OperationID(rawValue: 99), user: user)
    }
    listening = nil
    #expect(await count(events) == 0)
  }

  @Test func allWhoListenAreTold() async throws {
    let other = try another()
    for events in [try await fixture.database.changes(user: user), try await fixture.database.changes(user: user)] {
      try await other.changeSettings(user: user) { $0.theme = $0.theme == .dark ? .light : .dark }
      var iterator = events.makeAsyncIterator()
      #expect(await iterator.next() != nil)
    }
  }

  @Test func theDeletionOfTheUserIsAChange() async throws {
    let other = try another()
    var here = try await fixture.database.changes(user: user).makeAsyncIterator()
    var there = try await other.changes(user: user).makeAsyncIterator()
    try await other.deleteUser(user, password: Fixture.password)
    #expect(await there.next() != nil)
    #expect(await here.next() != nil)
  }

  @Test func aStreamThatNobodyHoldsIsNoListener() async throws {
    let database = fixture.database
    let events = try await database.changes(user: user)
    #expect(database.listenerCount == 2)
    let listening = Task { for await _ in events {} }
    listening.cancel()
    await listening.value
    #expect(database.listenerCount == 0)
    _ = try await database.changes(user: user)
    #expect(database.listenerCount == 0)
    await #expect(throws: WalletError.noSuchUser) { try await database.changes(user: UserID(rawValue: 99)) }
    #expect(database.listenerCount == 0)
  }

  private func count(_ events: AsyncStream<Void>) async -> Int {
    await events.reduce(0) { count, _ in count + 1 }
  }
}
