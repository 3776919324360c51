import Foundation
import Testing
import WalletStore

@Suite struct LockOutTests {
  private func fail(_ database: WalletDatabase, _ name: String = "Ada") async -> WalletError? {
    do {
      _ = try await database.signIn(name: name, password: "wrong password")
      return nil
    } catch {
      return error as? WalletError
    }
  }

  @Test func theFifthWrongPasswordShutsTheNameForHalfAMinute() async throws {
    let fixture = try Fixture()
    let user = try await fixture.user()
    for _ in 1...4 { #expect(await fail(fixture.database) == .wrongNameOrPassword) }
    let until = fixture.time.now + 30
    #expect(await fail(fixture.database) == .lockedOut(until: until))
    await #expect(throws: WalletError.lockedOut(until: until)) {
      try await fixture.database.signIn(name: "Ada", password: Fixture.password)
    }
    fixture.time.pass(31)
    #expect(try await fixture.database.signIn(name: "Ada", password: Fixture.password) == user)
  }

  @Test func eachFurtherWrongPasswordShutsForTwiceAsLongUpToAnHour() async throws {
    let fixture = try Fixture()
    _ = try await fixture.user()
    for _ in 1...4 { _ = await fail(fixture.database) }
    for pause: Double in [30, 60, 120, 240, 480, 960, 1920, 3600, 3600] {
      #expect(await fail(fixture.database) == .lockedOut(until: fixture.time.now + pause))
      fixture.time.pass(pause + 1)
    }
  }

  @Test func aRestartDoesNotForgive() async throws {
    let fixture = try Fixture()
    _ = try await fixture.user()
    for _ in 1...5 { _ = await fail(fixture.database) }
    #expect(await fail(try fixture.openAgain()) == .lockedOut(until: fixture.time.now + 30))
  }

  @Test func theRightPasswordForgives() async throws {
    let fixture = try Fixture()
    _ = try await fixture.user()
    for _ in 1...3 {
      for _ in 1...4 { #expect(await fail(fixture.database) == .wrongNameOrPassword) }
      _ = try await fixture.database.signIn(name: "Ada", password: Fixture.password)
    }
  }

  @Test func aDayWithoutMistakesForgives() async throws {
    let fixture = try Fixture()
    for _ in 1...4 { _ = await fail(fixture.database) }
    fixture.time.pass(24 * 60 * 60 + 1)
    #expect(await fail(fixture.database) == .wrongNameOrPassword)
  }

  @Test func aNameThatNobodyHasIsShutLikeAnyOther() async throws {
    let fixture = try Fixture()
    for _ in 1...4 { #expect(await fail(fixture.database, "Nobody") == .wrongNameOrPassword) }
    #expect(await fail(fixture.database, "Nobody") == .lockedOut(until: fixture.time.now + 30))
  }

  @Test func manyAttemptsAtOnceAreNotManyGuesses() async throws {
    let fixture = try Fixture()
    _ = try await fixture.user()
    let wrong = await withTaskGroup(of: WalletError?.self) { group in
      for _ in 0..<30 { group.addTask { await fail(fixture.database) } }
      return await group.reduce(into: 0) { $0 += $1 == .wrongNameOrPassword ? 1 : 0 }
    }
    #expect(wrong == 4)
  }

  @Test func oneNameBeingShutLeavesOthersOpen() async throws {
    let fixture = try Fixture()
    _ = try await fixture.user("Ada")
    let bob = try await fixture.user("Bob")
    for _ in 1...6 { _ = await fail(fixture.database, "Ada") }
    #expect(try await fixture.database.signIn(name: "Bob", password: Fixture.password) == bob)
  }
}
