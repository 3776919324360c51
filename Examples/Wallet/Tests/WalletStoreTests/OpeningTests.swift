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

  @Test func theDirectoryIsForItsOwnerAlone() throws {
    let fixture = try Fixture()
    let path = fixture.directory.path(percentEncoded: false)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }
}
