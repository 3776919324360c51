import EspalierCryptography
import Foundation
import GRDB
import Testing
import WalletStore

@Suite struct SigningInTests {
  @Test func whoSignedUpCanSignIn() async throws {
    let fixture = try Fixture()
    let user = try await fixture.database.signUp(name: "  Ada ", password: "correct horse")
    #expect(try await fixture.database.signIn(name: "aDA", password: "correct horse") == user)
    #expect(try await fixture.database.userName(user) == "Ada")
  }

  @Test func theSameAccentedLetterTypedOtherwiseIsTheSame() async throws {
    let fixture = try Fixture()
    let user = try await fixture.database.signUp(name: "Zo\u{EB}", password: "caf\u{E9} au lait")
    #expect(try await fixture.database.signIn(name: "Zoe\u{308}", password: "cafe\u{301} au lait") == user)
  }

  @Test(arguments: ["Ada", "ADA", " ada "])
  func aNameIsUniqueWhateverItsCase(name: String) async throws {
    let fixture = try Fixture()
    _ = try await fixture.user("Ada")
    await #expect(throws: WalletError.nameTaken(name: name.trimmingCharacters(in: .whitespaces))) {
      try await fixture.database.signUp(name: name, password: "another password")
    }
  }

  @Test(arguments: ["", "   ", "a\u{0}b", "a\u{200B}b", String(repeating: "x", count: 65)])
  func aNameThatCannotBeShownIsRefused(name: String) async throws {
    let fixture = try Fixture()
    let error = await #expect(throws: WalletError.self) {
      try await fixture.database.signUp(name: name, password: "correct horse")
    }
    guard case .nameInvalid = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func passwordsHaveALeastAndAGreatestLength() async throws {
    let database = try Fixture().database
    await #expect(throws: WalletError.passwordTooShort(minimum: 8)) {
      try await database.signUp(name: "Ada", password: "1234567")
    }
    await #expect(throws: WalletError.passwordTooLong(maximum: 1024)) {
      try await database.signUp(name: "Ada", password: String(repeating: "x", count: 1025))
    }
    _ = try await database.signUp(name: "Ada", password: "12345678")
  }

  @Test func aWrongPasswordAndAnUnknownNameGiveTheSameAnswer() async throws {
    let fixture = try Fixture()
    _ = try await fixture.user("Ada")
    for name in ["Ada", "Nobody"] {
      await #expect(throws: WalletError.wrongNameOrPassword) {
        try await fixture.database.signIn(name: name, password: "wrong password")
      }
    }
  }

  @Test func passwordsAreSaltedHashesInTheFile() async throws {
    let fixture = try Fixture()
    _ = try await fixture.user("Ada")
    _ = try await fixture.user("Bob")
    let hashes = try await fixture.file().read { try Data.fetchAll($0, sql: "SELECT passwordHash FROM user") }
    #expect(Set(hashes).count == 2 && hashes.allSatisfy { $0.count == 32 })
    for name in ["wallet.sqlite", "wallet.sqlite-wal"] {
      let bytes = try? Data(contentsOf: fixture.directory.appending(path: name))
      #expect(bytes?.range(of: Data(Fixture.password.utf8)) == nil)
    }
  }

  @Test func aHashIsMadeAnewWhenTheCostHasBeenRaised() async throws {
    let fixture = try Fixture()
    let user = try await fixture.user("Ada")
    let dearer = try fixture.openAgain(cost: PasswordHash.Cost(rounds: 32, blockSize: 1))
    #expect(try await dearer.signIn(name: "Ada", password: Fixture.password) == user)
    let rounds = try await fixture.file().read { try Int.fetchOne($0, sql: "SELECT passwordRounds FROM user") }
    #expect(rounds == 32)
    #expect(try await fixture.database.signIn(name: "Ada", password: Fixture.password) == user)
  }
}
