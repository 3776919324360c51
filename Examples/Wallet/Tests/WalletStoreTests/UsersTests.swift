import Foundation
import GRDB
import Testing
import WalletStore

@Suite struct UsersTests {
  @Test func settingsAreKept() async throws {
    let fixture = try Fixture()
    let user = try await fixture.user()
    #expect(try await fixture.database.settings(user: user) == UserSettings(theme: .system))
    try await fixture.database.changeSettings(user: user) { $0.theme = .dark }
    #expect(try await fixture.openAgain().settings(user: user) == UserSettings(theme: .dark))
  }

  @Test func whatWasDismissedIsKept() async throws {
    let fixture = try Fixture()
    let user = try await fixture.user()
    try await fixture.database.changeSettings(user: user) { $0.dismissed = ["recurring netflix EUR 2025-02-20 1299"] }
    #expect(try await fixture.openAgain().settings(user: user).dismissed == ["recurring netflix EUR 2025-02-20 1299"])
  }

  @Test func twoWindowsThatChangeTwoSettingsLoseNeither() async throws {
    let fixture = try Fixture()
    let user = try await fixture.user()
    let other = try fixture.openAgain()
    let sections = UserSettings.OverviewSections(order: ["loans"], hidden: ["deposits"])
    try await fixture.database.changeSettings(user: user) { $0.overview = sections }
    try await other.changeSettings(user: user) { $0.theme = .dark }
    #expect(try await fixture.database.settings(user: user) == UserSettings(theme: .dark, overview: sections))
  }

  @Test(arguments: ["{}", "{\"theme\":\"sepia\",\"new\":1}", "nonsense"])
  func settingsOfAnotherVersionAreReadAsFarAsTheyCanBe(json: String) async throws {
    let fixture = try Fixture()
    let user = try await fixture.user()
    try await fixture.file().write { try $0.execute(sql: "UPDATE user SET settings = ?", arguments: [json]) }
    #expect(try await fixture.database.settings(user: user) == UserSettings())
  }

  @Test func deletingAUserErasesAllThatIsTheirsAndNothingElse() async throws {
    let fixture = try Fixture()
    let ada = try await fixture.user("Ada")
    let bob = try await fixture.user("Bob")
    for user in [ada, bob] {
      try await fixture.take([operation("2025-03-01", -100, "Zanzibar Emporium", memo: "secret purchase")], user: user)
      let first = try #require(try await fixture.operations(user: user).first)
      try await fixture.database.setCategory(.travel, of: first.id, user: user)
    }
    try await fixture.database.deleteUser(ada, password: Fixture.password)

    await #expect(throws: WalletError.noSuchUser) { try await fixture.database.userName(ada) }
    #expect(try await fixture.operations(user: bob).count == 1)
    let left = try await fixture.file().read { database in
      try ["category", "payeeCategory", "account", "importedFile", "operation"].map { table in
        try Int.fetchOne(database, sql: "SELECT count(*) FROM \(table) WHERE userID = ?", arguments: [ada.rawValue])
      }
    }
    #expect(left == [0, 0, 0, 0, 0])
    let reborn = try await fixture.user("Ada")
    #expect(reborn != ada, "a session that outlives its user must not reach the next one")
  }

  @Test func nothingOfADeletedUserIsLeftInTheFiles() async throws {
    let fixture = try Fixture()
    let user = try await fixture.user("Ada")
    try await fixture.take([operation("2025-03-01", -100, "Zanzibar Emporium")], user: user)
    let names = ["wallet.sqlite", "wallet.sqlite-wal"]
    func traces() -> Int {
      names.count { name in
        let bytes = try? Data(contentsOf: fixture.directory.appending(path: name))
        return bytes?.range(of: Data("Zanzibar".utf8)) != nil
      }
    }
    #expect(traces() > 0)
    try await fixture.database.deleteUser(user, password: Fixture.password)
    #expect(traces() == 0)
  }

  @Test func aWrongPasswordDeletesNothingAndCounts() async throws {
    let fixture = try Fixture()
    let user = try await fixture.user()
    for _ in 1...4 {
      await #expect(throws: WalletError.wrongNameOrPassword) {
        try await fixture.database.deleteUser(user, password: "wrong password")
      }
    }
    await #expect(throws: WalletError.lockedOut(until: fixture.time.now + 30)) {
      try await fixture.database.deleteUser(user, password: "wrong password")
    }
    #expect(try await fixture.database.userName(user) == "Ada")
  }
}
