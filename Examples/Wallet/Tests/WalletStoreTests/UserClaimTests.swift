import Foundation
import GRDB
import Testing
import WalletStore

/// A user is made once and erased once, however often the form comes, also to a program that was started again.
@Suite struct UserClaimTests {
  private let directory = FileManager.default.temporaryDirectory.appending(path: "wallet-users-\(UUID().uuidString)")
  private let names = EventNames()
  private let time: ManualTime

  init() throws { time = try ManualTime() }

  private func open() throws -> WalletDatabase {
    try WalletDatabase(
      directory: directory, passwordCost: Fixture.cheap, claims: { [names] in names.next($0) },
      now: { [time] in time.now })
  }

  /// Reads texts behind the storage's back.
  private func texts(_ sql: String) async throws -> [String] {
    let file = try DatabaseQueue(path: directory.appending(path: "wallet.sqlite").path(percentEncoded: false))
    return try await file.read { try String.fetchAll($0, sql: sql) }
  }

  @Test func aSignUpThatIsPostedAgainAnswersWithTheUserThatItMade() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let database = try open()
    names.begin(1)
    let user = try await database.signUp(name: "Ada", password: Fixture.password)
    let again = try open()
    names.begin(1)
    #expect(try await again.signUp(name: "Ada", password: Fixture.password) == user)
    #expect(try await texts("SELECT name FROM user") == ["Ada"])
    for event in [2, nil] {
      names.begin(event)
      await #expect(throws: WalletError.nameTaken(name: "Ada")) {
        try await again.signUp(name: "Ada", password: Fixture.password)
      }
    }
  }

  @Test func aSignUpThatIsPostedTwiceAtOnceMakesOneUser() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let database = try WalletDatabase(
      directory: directory, passwordCost: Fixture.cheap, claims: { _ in "one form" }, now: { [time] in time.now })
    async let one = database.signUp(name: "Ada", password: Fixture.password)
    async let other = database.signUp(name: "Ada", password: Fixture.password)
    let users = try await [one, other]
    #expect(users[0] == users[1])
  }

  @Test func aSignUpThatWasRefusedIsTriedAgain() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let database = try open()
    names.begin(1)
    await #expect(throws: WalletError.passwordTooShort(minimum: WalletDatabase.minimumPasswordLength)) {
      try await database.signUp(name: "Ada", password: "short")
    }
    names.begin(1)
    _ = try await database.signUp(name: "Ada", password: Fixture.password)
  }

  @Test func aClaimOnAUserHoldsTheNumberAndNothingOfNameOrPassword() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let database = try open()
    names.begin(1)
    let user = try await database.signUp(name: "Ada", password: Fixture.password)
    #expect(try await texts("SELECT name FROM pragma_table_info('userClaim')") == ["key", "userID", "madeAt"])
    #expect(
      try await texts("SELECT key || ' ' || userID FROM userClaim") == ["1.signingUp.0 \(user.rawValue)"])
    #expect(try await texts("SELECT key FROM claim") == [])
  }

  @Test func aSampleIsMadeOnceAndCountedOnce() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let database = try open()
    names.begin(1)
    let user = try await database.makeSample(for: "192.0.2.1")
    let again = try open()
    // More often than one network may ask.
    for _ in 0..<8 {
      names.begin(1)
      #expect(try await again.makeSample(for: "192.0.2.1") == user)
    }
    #expect(try await texts("SELECT name FROM user") == ["Sample"])
    names.begin(2)
    #expect(try await again.makeSample(for: "192.0.2.1") != user)
  }

  @Test func aSampleThatIsGoneIsMadeAnew() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let database = try open()
    names.begin(1)
    let user = try await database.makeSample()
    time.pass(2)
    #expect(try await database.eraseOldSamples(olderThan: .seconds(1)) == 1)
    names.begin(1)
    let next = try await database.makeSample()
    #expect(next != user)
    #expect(try await database.isSample(next))
    names.begin(1)
    #expect(try await database.makeSample() == next, "this one is known by the claim")
  }

  @Test func aSampleIsErasedOnceWithoutAnError() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let database = try open()
    let (user, other) = (try await database.makeSample(), try await database.makeSample())
    names.begin(1)
    try await database.eraseSample(user)
    let again = try open()
    names.begin(1)
    try await again.eraseSample(user)
    #expect(try await again.isSample(other))
    names.begin(2)
    await #expect(throws: WalletError.noSuchUser) { try await again.eraseSample(user) }
  }

  @Test func aUserIsDeletedOnceWithoutAnErrorAndStaysDeleted() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let database = try open()
    let (ada, bob) = (
      try await database.signUp(name: "Ada", password: Fixture.password),
      try await database.signUp(name: "Bob", password: Fixture.password)
    )
    names.begin(1)
    try await database.deleteUser(ada, password: Fixture.password)
    let again = try open()
    names.begin(1)
    try await again.deleteUser(ada, password: Fixture.password)
    #expect(try await texts("SELECT name FROM user") == ["Bob"])
    names.begin(1)
    await #expect(throws: WalletError.wrongNameOrPassword, "the claim is on another user") {
      try await again.deleteUser(bob, password: "wrong password")
    }
    names.begin(2)
    await #expect(throws: WalletError.noSuchUser) {
      try await again.deleteUser(ada, password: Fixture.password)
    }
    #expect(try await again.userName(bob) == "Bob")
  }

  @Test func claimsOnUsersGoWithTheirTimeAndOnlyTheNewestAreKept() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let database = try open()
    for (event, name) in [(1, "Ada"), (2, "Bob"), (3, "Eve")] {
      names.begin(event)
      _ = try await database.signUp(name: name, password: Fixture.password)
      time.pass(3_600)
    }
    #expect(try await database.eraseOldClaims(olderThan: .seconds(9_000)) == 1)
    #expect(try await database.eraseOldClaims(olderThan: .seconds(9_000), ofUsers: 1) == 1)
    #expect(try await texts("SELECT key FROM userClaim") == ["3.signingUp.0"])
  }
}
