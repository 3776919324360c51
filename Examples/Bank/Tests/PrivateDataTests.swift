import BankService
import Foundation
import Testing

/// The data of the bank, which is nobody else's.
@Suite struct PrivateDataTests {
  @Test func `the database and its folder are for their owner alone, also where they were open to others`() async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "bank-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let database = folder.appending(path: "bank.sqlite")
    try Data().write(to: database)
    for (path, permissions) in [(folder.path, 0o755), (database.path, 0o644)] {
      try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
    }
    try await BankFixture.run({ $0.folder = folder }) { _ in
      let files = ["", "-wal", "-shm"].map { database.path + $0 }
      let permissions = try ([folder.path] + files).map {
        try FileManager.default.attributesOfItem(atPath: $0)[.posixPermissions] as? Int
      }
      #expect(permissions == [0o700, 0o600, 0o600, 0o600])
    }
  }
}
