import EspalierTesting
import Foundation
import GRDB
import Testing
import WalletStore

@Suite struct OpeningTests {
  @Test func whatWasWrittenIsThereAfterOpeningAgain() async throws {
    let fixture = try Fixture()
    let user = try await fixture.user("Ada")
    #expect(try await fixture.openAgain().userName(user) == "Ada")
  }

  @Test func aDatabaseThatIsToSurviveAPowerFailureWaitsForTheDiskAndAnotherOneDoesNot() async throws {
    let fixture = try Fixture()
    // SQLite's words: 1 is NORMAL, which waits when its log is put into the file; 2 is FULL, which waits in each commit.
    for (waits, level) in [(false, 1), (true, 2)] {
      let database = try WalletDatabase(
        directory: fixture.directory, waitsForDisk: waits, passwordCost: Fixture.cheap)
      #expect(try await database.synchronousLevel == level)
      let opening = try await WalletOpening.unlock(directory: fixture.directory, waitsForDisk: waits)
      let stepwise = opening.open(passwordCost: Fixture.cheap)
      #expect(try await stepwise.synchronousLevel == level)
    }
  }

  @Test func aDatabaseThatIsNewerThanTheProgramIsRefused() async throws {
    let fixture = try Fixture()
    try await fixture.file().write { database in
      try database.execute(sql: "INSERT INTO grdb_migrations (identifier) VALUES ('99: from the future')")
    }
    let path = fixture.directory.appending(path: "wallet.sqlite").path(percentEncoded: false)
    #expect(throws: WalletError.databaseIsNewer(path: path)) { try fixture.openAgain() }
  }

  @Test func aDirectoryThatCannotBeMadeIsRefusedWithItsPath() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "wallet-test-\(UUID().uuidString)")
    try Data("not a directory".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let error = #expect(throws: WalletError.self) { try WalletDatabase(directory: file) }
    guard case .cannotOpen(let path, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(path == file.appending(path: "wallet.sqlite").path(percentEncoded: false))
  }

  @Test func aFileThatIsNoDatabaseIsRefused() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "wallet-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try Data(repeating: 7, count: 8192).write(to: directory.appending(path: "wallet.sqlite"))
    #expect(throws: WalletError.self) { try WalletDatabase(directory: directory) }
  }

  @Test func severalThatOpenAnEmptyDirectoryAtOnceAllSucceed() async throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "wallet-test-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    try await withThrowingTaskGroup(of: UserID.self) { group in
      for number in 0..<6 {
        group.addTask {
          let database = try WalletDatabase(directory: directory, passwordCost: Fixture.cheap)
          return try await database.signUp(name: "User \(number)", password: Fixture.password)
        }
      }
      var users: Set<UserID> = []
      for try await user in group { users.insert(user) }
      #expect(users.count == 6)
    }
  }

  @Test func theFilesAreForTheirOwnerAloneWhateverTheDirectory() async throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "wallet-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o777])
    defer { try? FileManager.default.removeItem(at: directory) }
    func modes() throws -> [Int?] {
      try ["wallet.sqlite", "wallet.sqlite-wal", "wallet.sqlite-shm"].map { name in
        let path = directory.appending(path: name).path(percentEncoded: false)
        return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      }
    }
    let first = try WalletDatabase(directory: directory, passwordCost: Fixture.cheap)
    _ = try await first.signUp(name: "Ada", password: Fixture.password)
    #expect(try modes() == [0o600, 0o600, 0o600])
    // What an earlier version has left for others to read is taken from them.
    for name in try FileManager.default.contentsOfDirectory(atPath: directory.path(percentEncoded: false)) {
      let path = directory.appending(path: name).path(percentEncoded: false)
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    }
    let second = try WalletDatabase(directory: directory, passwordCost: Fixture.cheap)
    _ = try await second.signIn(name: "Ada", password: Fixture.password)
    #expect(try modes() == [0o600, 0o600, 0o600])
  }

  @Test func theDirectoryIsForItsOwnerAlone() throws {
    let fixture = try Fixture()
    let path = fixture.directory.path(percentEncoded: false)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }

  @Test func fromADirectoryThatIsThereTheRightsOfOthersAreTaken() throws {
    let fixture = try Fixture()
    let path = fixture.directory.path(percentEncoded: false)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    try WalletOpening.prepare(fixture.directory)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o700)
  }
}

/// Tests of opening, step by step.
@Suite struct SteppedOpeningTests {
  private func openStepByStep(_ fixture: Fixture) async throws -> WalletDatabase {
    let opening = try await WalletOpening.unlock(directory: fixture.directory)
    if try await opening.needsMigration { try await opening.migrate() }
    return opening.open(passwordCost: Fixture.cheap)
  }

  @Test func itLeadsToTheSameDatabase() async throws {
    let fixture = try Fixture()
    let user = try await fixture.user("Ada")
    #expect(try await openStepByStep(fixture).userName(user) == "Ada")
  }

  @Test func onlyTablesOfAnEarlierVersionNeedAMigration() async throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "wallet-test-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    let new = try await WalletOpening.unlock(directory: directory)
    #expect(try await new.needsMigration)
    try await new.migrate()
    #expect(try await !new.needsMigration)
    let user = try await new.open(passwordCost: Fixture.cheap).signUp(name: "Ada", password: Fixture.password)
    #expect(user.rawValue == 1)
  }

  @Test func whoOpensWhileAnotherDoesWaits() async throws {
    let fixture = try Fixture()
    let first = try await WalletOpening.unlock(directory: fixture.directory)
    let clock = TestClock()
    let waiting = Task { try await WalletOpening.unlock(directory: fixture.directory, clock: clock) }
    await clock.sleeper()
    _ = first.open(passwordCost: Fixture.cheap)
    clock.advance(by: .milliseconds(50))
    let second = try await waiting.value
    #expect(try await !second.needsMigration)
  }

  @Test func whoWaitsForOneThatHangsIsToldAfterTheLimit() async throws {
    let fixture = try Fixture()
    let first = try await WalletOpening.unlock(directory: fixture.directory)
    let clock = TestClock()
    let waiting = Task {
      try await WalletOpening.unlock(directory: fixture.directory, within: .milliseconds(100), clock: clock)
    }
    for _ in 0..<2 { clock.advance(by: await clock.sleeper()) }
    let error = await #expect(throws: WalletError.self) { try await waiting.value }
    #expect("\(try #require(error))".contains("another process has been opening it"))
    #expect(try await !first.needsMigration)
  }

  @Test func whoWaitsCanBeCancelled() async throws {
    let fixture = try Fixture()
    let first = try await WalletOpening.unlock(directory: fixture.directory)
    let clock = TestClock()
    let waiting = Task { try await WalletOpening.unlock(directory: fixture.directory, clock: clock) }
    await clock.sleeper()
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    #expect(try await !first.needsMigration)
  }

  @Test func aMigrationThatFailsLosesNothingAndSaysSo() async throws {
    let fixture = try Fixture()
    let user = try await fixture.user("Ada")
    // As if the tables of the first step had been made by hand: making them again fails.
    try await fixture.file().write { try $0.execute(sql: "DELETE FROM grdb_migrations") }
    let opening = try await WalletOpening.unlock(directory: fixture.directory)
    #expect(try await opening.needsMigration)
    let error = await #expect(throws: WalletError.self) { try await opening.migrate() }
    guard case .cannotMigrate = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(error?.description.contains("Nothing of your data was lost") == true)
    let name = try await fixture.file().read { database in
      try String.fetchOne(database, sql: "SELECT name FROM user WHERE id = ?", arguments: [user.rawValue])
    }
    #expect(name == "Ada")
  }

  @Test(.timeLimit(.minutes(10)))
  func `a migration that is interrupted leaves nothing of its step, and is taken up again`() async throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "wallet-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let path = directory.appending(path: "wallet.sqlite").path(percentEncoded: false)
    // The second step never ends by itself: what notes it goes through rows without end.
    let file = try DatabasePool(path: path)
    try await file.write { database in
      try database.execute(
        sql: """
          CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
          CREATE VIEW endless AS
            WITH RECURSIVE number(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM number) SELECT x FROM number;
          CREATE TRIGGER slow AFTER INSERT ON grdb_migrations WHEN NEW.identifier LIKE '2:%'
          BEGIN SELECT count(*) FROM endless; END
          """)
    }
    func steps() async throws -> [String] {
      try await file.read { try String.fetchAll($0, sql: "SELECT identifier FROM grdb_migrations ORDER BY identifier") }
    }
    let opening = try await WalletOpening.unlock(directory: directory)
    let migration = Task { try await opening.migrate() }
    while try await steps().isEmpty { await Task.yield() }
    migration.cancel()
    await #expect(throws: CancellationError.self) { try await migration.value }
    #expect(try await steps() == ["1: users, accounts, operations"])
    #expect(try await opening.needsMigration)
    try await file.write { try $0.execute(sql: "DROP TRIGGER slow; DROP VIEW endless") }
    try await opening.migrate()
    #expect(try await !opening.needsMigration)
    #expect(
      try await opening.open(passwordCost: Fixture.cheap).signUp(name: "Ada", password: Fixture.password).rawValue == 1)
  }

  @Test func aDatabaseOfANewerProgramIsRefusedAndLeftAlone() async throws {
    let fixture = try Fixture()
    try await fixture.file().write { database in
      try database.execute(sql: "INSERT INTO grdb_migrations (identifier) VALUES ('99: from the future')")
    }
    let path = fixture.directory.appending(path: "wallet.sqlite").path(percentEncoded: false)
    await #expect(throws: WalletError.databaseIsNewer(path: path)) {
      try await WalletOpening.unlock(directory: fixture.directory)
    }
  }
}
