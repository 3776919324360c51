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

  @Test func aCommitOfThisProcessIsToldAtOnce() async throws {
    var events = try await fixture.database.changes(user: user).makeAsyncIterator()
    try await fixture.take([operation("2025-03-01", -350, "Café")], user: user)
    #expect(await events.next() != nil)
  }

  @Test func aCommitOfAnotherProcessIsToldAtTheNextLook() async throws {
    let other = try another()
    var events = try await fixture.database.changes(user: user).makeAsyncIterator()
    await fixture.clock.sleeperArrived()
    try await other.changeSettings(user: user) { $0.theme = .dark }
    fixture.clock.advance(by: ChangeFeed.interval)
    #expect(await events.next() != nil)
  }

  @Test func whatDoesNotConcernTheUserIsNotTold() async throws {
    let bob = try await fixture.user("Bob")
    var listening: WalletDatabase? = try another()
    let events = try #require(try await listening?.changes(user: user))
    await fixture.clock.sleeperArrived()
    try await listening?.changeSettings(user: bob) { $0.theme = .dark }
    try await fixture.database.changeSettings(user: bob) { $0.theme = .light }
    fixture.clock.advance(by: ChangeFeed.interval)
    await fixture.clock.sleeperArrived()
    listening = nil
    #expect(await count(events) == 0)
  }

  @Test func aCommitIsToldOnceThoughItIsSeenTwice() async throws {
    var listening: WalletDatabase? = try another()
    let events = try #require(try await listening?.changes(user: user))
    var iterator = events.makeAsyncIterator()
    await fixture.clock.sleeperArrived()
    try await listening?.changeSettings(user: user) { $0.theme = .dark }
    #expect(await iterator.next() != nil)
    fixture.clock.advance(by: ChangeFeed.interval)
    await fixture.clock.sleeperArrived()
    listening = nil
    #expect(await iterator.next() == nil)
  }

  @Test func anImportThatAddsNothingAndAnErrorAreNotChanges() async throws {
    let file = [try operation("2025-03-01", -350, "Café")]
    try await fixture.take(file, balance: 5, on: "2025-03-02", user: user)
    var listening: WalletDatabase? = try another()
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

  @Test func whoBeginsToListenWhileOthersDoIsToldToo() async throws {
    let other = try another()
    let first = try await fixture.database.changes(user: user)
    await fixture.clock.sleeperArrived()
    let second = try await fixture.database.changes(user: user)
    try await other.changeSettings(user: user) { $0.theme = .dark }
    fixture.clock.advance(by: ChangeFeed.interval)
    for events in [first, second] {
      var iterator = events.makeAsyncIterator()
      #expect(await iterator.next() != nil)
    }
  }

  @Test func aCommitBetweenReadingTheRevisionAndListeningIsTold() async throws {
    let bob = try await fixture.user("Bob")
    var listening: WalletDatabase? = try another()
    let bobs = try #require(try await listening?.changes(user: bob))
    await fixture.clock.sleeperArrived()
    try await fixture.database.changeSettings(user: user) { $0.theme = .dark }
    fixture.clock.advance(by: ChangeFeed.interval)
    await fixture.clock.sleeperArrived()
    // The commit has been seen while only Bob listened; the user's revision was read before it.
    let events = try #require(listening?.changeFeed.listen(to: user, after: 0))
    fixture.clock.advance(by: ChangeFeed.interval)
    await fixture.clock.sleeperArrived()
    listening = nil
    #expect(await count(events) == 1)
    #expect(await count(bobs) == 0)
  }

  @Test func theDeletionOfTheUserIsAChange() async throws {
    let other = try another()
    var here = try await fixture.database.changes(user: user).makeAsyncIterator()
    var there = try await other.changes(user: user).makeAsyncIterator()
    await fixture.clock.sleeperArrived()
    try await other.deleteUser(user, password: Fixture.password)
    #expect(await there.next() != nil)
    // Both watches sleep on the one clock, and either may not have come to it yet.
    let told = Task { await here.next() != nil }
    let ticking = Task {
      while !Task.isCancelled {
        fixture.clock.advance(by: ChangeFeed.interval)
        await Task.yield()
      }
    }
    #expect(await told.value)
    ticking.cancel()
  }

  @Test func nothingRunsWhenNobodyListens() async throws {
    let feed = fixture.database.changeFeed
    #expect(!feed.isWatching)
    let events = try await fixture.database.changes(user: user)
    #expect(feed.isWatching)
    let listening = Task { for await _ in events {} }
    listening.cancel()
    await listening.value
    #expect(!feed.isWatching)
    _ = try await fixture.database.changes(user: user)
    #expect(!feed.isWatching, "a stream that nobody holds is no listener")
  }

  private func count(_ events: AsyncStream<Void>) async -> Int {
    await events.reduce(0) { count, _ in count + 1 }
  }
}
