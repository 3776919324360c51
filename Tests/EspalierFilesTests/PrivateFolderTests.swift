import EspalierFiles
import EspalierSQLite
import Foundation
import Testing

/// A folder of a test, which is gone with it.
final class TestFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "espalier-files-\(UUID().uuidString)")

  init(permissions: Int = 0o700) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func permissions(_ path: String = "") throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.appending(path: path).path)[.posixPermissions] as? Int
  }

  func write(_ name: String, permissions: Int) throws {
    let file = url.appending(path: name)
    try Data("x".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
  }
}

@Suite struct PrivateFolderTests {
  @Test func `a folder is made with all above it, for its owner alone`() throws {
    let folder = try TestFolder()
    try PrivateFolder.make(folder.url.appending(path: "a/b/c", directoryHint: .isDirectory))
    #expect(try ["a", "a/b", "a/b/c"].map(folder.permissions) == [0o700, 0o700, 0o700])
  }

  @Test(arguments: [0o755, 0o777, 0o1777, 0o770]) func `from a folder that is there the rights of others are taken`(
    permissions: Int
  ) throws {
    let folder = try TestFolder(permissions: permissions)
    try PrivateFolder.make(folder.url)
    #expect(try folder.permissions() == 0o700)
  }

  @Test func `a link to a folder is followed`() throws {
    let folder = try TestFolder(permissions: 0o755)
    let link = folder.url.deletingLastPathComponent().appending(path: "espalier-link-\(UUID().uuidString)")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url)
    defer { try? FileManager.default.removeItem(at: link) }
    try PrivateFolder.make(link)
    #expect(try folder.permissions() == 0o700)
  }

  @Test func `a folder that is not there is not made to be tightened`() throws {
    let folder = try TestFolder()
    let missing = folder.url.appending(path: "missing")
    try PrivateFolder.tighten(missing)
    #expect(!FileManager.default.fileExists(atPath: missing.path))
  }

  @Test func `a file in the place of a folder is told as that`() throws {
    let folder = try TestFolder()
    try folder.write("file", permissions: 0o600)
    let error = #expect(throws: PrivateFileError.self) {
      try PrivateFolder.make(folder.url.appending(path: "file"))
    }
    #expect(error?.description.contains("a file stands where a folder is named") == true)
  }
}

@Suite struct PrivateFileTests {
  @Test func `a file that is open to others is closed to them when it is opened`() throws {
    let folder = try TestFolder(permissions: 0o755)
    try folder.write("log", permissions: 0o664)
    for name in ["log", "new"] {
      close(try PrivateFile.open(folder.url.appending(path: name), flags: O_RDWR | O_CREAT))
      #expect(try folder.permissions(name) == 0o600)
    }
  }

  @Test func `a link in the place of a file is not followed`() throws {
    let folder = try TestFolder()
    try folder.write("target", permissions: 0o644)
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "link"), withDestinationURL: folder.url.appending(path: "target"))
    for name in ["link", ""] {
      let error = #expect(throws: PrivateFileError.self) {
        try PrivateFile.open(folder.url.appending(path: name), flags: O_RDWR)
      }
      #expect(error?.cause == .noFile)
    }
    #expect(try folder.permissions("target") == 0o644)
  }

  @Test func `a file is replaced as a whole, and made only where none is`() throws {
    let folder = try TestFolder()
    let file = folder.url.appending(path: "key")
    try PrivateFile.make(file, with: Array("first".utf8))
    try PrivateFile.make(file, with: Array("second".utf8))
    #expect(try String(contentsOf: file, encoding: .utf8) == "first")
    try PrivateFile.replace(file, with: Array("third".utf8))
    #expect(try String(contentsOf: file, encoding: .utf8) == "third")
    #expect(try folder.permissions("key") == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["key"])
  }

  @Test func `a database and its companions are for their owner alone, whatever the folder`() throws {
    let folder = try TestFolder(permissions: 0o777)
    let names = ["a.sqlite", "a.sqlite-wal", "a.sqlite-shm"]
    for name in names { try folder.write(name, permissions: 0o644) }
    try PrivateDatabase.prepare(folder.url.appending(path: "a.sqlite"))
    #expect(try names.map(folder.permissions) == [0o600, 0o600, 0o600])
    try PrivateDatabase.prepare(folder.url.appending(path: "within/b.sqlite"))
    #expect(try ["within", "within/b.sqlite"].map(folder.permissions) == [0o700, 0o600])
  }

  /// A full disk is the example: the device of that name refuses each write as one does.
  @Test func `the true cause is told, and what helps against it`() throws {
    func words(_ code: Int32) -> String { PrivateFileError(path: "/data", cause: .system(code: code)).description }
    #expect(words(ENOSPC).contains("the disk is full"))
    for code in [ENOSPC, EDQUOT, EROFS, EMFILE, EIO] { #expect(!words(code).contains("read and write")) }
    #expect(words(EACCES).contains("Give a directory that this user may read and write."))
    #expect(words(EMFILE).contains("ulimit -n"))
  }
}
