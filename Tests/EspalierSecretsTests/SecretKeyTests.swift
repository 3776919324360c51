import EspalierSecrets
import Foundation
import Testing

@Suite struct SecretKeyTests {
  private let folder = TemporaryFolder()

  @Test func `a key is made at the first use, for this user alone, and stays`() throws {
    let file = folder.url.appending(path: "new/secrets.key")
    let made = try SecretKey(file: file)
    #expect(try permissions(of: file) == 0o600)
    #expect(try permissions(of: file.deletingLastPathComponent()) == 0o700)
    let bytes = try Data(contentsOf: file)
    #expect(bytes.count == 32 && Set(bytes).count > 1)
    #expect(try SecretKey(file: file) == made)
    #expect(try SecretKey(bytes: bytes) == made)
    #expect(try SecretKey(file: folder.url.appending(path: "other.key")) != made)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path) == ["secrets.key"])
  }

  @Test func `many who make it at once have the same key`() async throws {
    let file = folder.url.appending(path: "secrets.key")
    let keys = try await withThrowingTaskGroup(of: SecretKey.self) { group in
      for _ in 0..<50 { group.addTask { try SecretKey(file: file) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let first = try #require(keys.first)
    #expect(keys.count == 50 && keys.allSatisfy { $0 == first })
  }

  @Test(arguments: [0o640, 0o604, 0o660, 0o622, 0o610, 0o601])
  func `a key that is open to others is refused`(permissions: Int) throws {
    let file = folder.url.appending(path: "secrets.key")
    _ = try SecretKey(file: file)
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
    #expect(throws: SecretError.keyOfOthers(path: file.path, permissions: UInt32(permissions))) {
      try SecretKey(file: file)
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: file.path)
    _ = try SecretKey(file: file)
  }

  @Test func `a key behind a link, or that is no file, is refused`() throws {
    let file = folder.url.appending(path: "secrets.key")
    _ = try SecretKey(file: file)
    let link = folder.url.appending(path: "link.key")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    #expect(throws: SecretError.keyNotOwned(path: link.path)) { try SecretKey(file: link) }
    #expect(throws: SecretError.keyNotOwned(path: folder.url.path)) { try SecretKey(file: folder.url) }
  }

  @Test(arguments: [0, 31, 33, 64]) func `a key of another length is refused and stays as it is`(count: Int) throws {
    let file = folder.url.appending(path: "secrets.key")
    try folder.write(Data(repeating: 7, count: count), to: file)
    #expect(throws: SecretError.keyLength(source: file.path, bytes: min(count, 33))) { try SecretKey(file: file) }
    #expect(try Data(contentsOf: file) == Data(repeating: 7, count: count))
    #expect(throws: SecretError.keyLength(source: "`bytes`", bytes: count)) {
      try SecretKey(bytes: [UInt8](repeating: 7, count: count))
    }
  }

  @Test func `a credential of the service manager is a key`() throws {
    let bytes = Data((0..<32).map { UInt8($0) })
    // Open to a group, as systemd's are where it grants a user by a list of access.
    try folder.write(bytes, to: folder.url.appending(path: "wallet-key"), permissions: 0o440)
    let environment = ["CREDENTIALS_DIRECTORY": folder.url.path]
    #expect(try SecretKey(credential: "wallet-key", environment: environment) == SecretKey(bytes: bytes))
    #expect(SecretKey.isCredential("wallet-key", environment: environment))
  }

  @Test(arguments: ["other", "", ".", "..", "../wallet-key", "wallet-key\0"])
  func `a credential that is not there is told`(name: String) throws {
    let inner = folder.url.appending(path: "inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try folder.write(Data(repeating: 7, count: 32), to: folder.url.appending(path: "wallet-key"))
    let environment = ["CREDENTIALS_DIRECTORY": inner.path]
    let error = #expect(throws: SecretError.self) { try SecretKey(credential: name, environment: environment) }
    guard case .noCredential(name, _) = error else { throw Unexpected(error: error) }
    #expect(!SecretKey.isCredential(name, environment: environment))
  }

  @Test func `outside of a service there are no credentials`() throws {
    #expect(!SecretKey.isCredential("wallet-key", environment: [:]))
    let error = #expect(throws: SecretError.self) { try SecretKey(credential: "wallet-key", environment: [:]) }
    #expect("\(try #require(error))".contains("$CREDENTIALS_DIRECTORY is not set"))
  }

  @Test func `no description and no dump shows it`() throws {
    let key = try SecretKey(bytes: [UInt8](repeating: 0x41, count: 32))
    var dumped = ""
    dump(key, to: &dumped)
    #expect("\(key)" == "SecretKey(•••)" && String(reflecting: key) == "SecretKey(•••)")
    #expect(!dumped.contains("65") && !dumped.contains("AAAA") && Mirror(reflecting: key).children.isEmpty)
  }

  struct Unexpected: Error { let error: SecretError? }
}
