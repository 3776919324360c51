import EspalierStorage
import Foundation
import Testing

@testable import EspalierFiles

/// A folder of a test, which is gone with it.
final class TestFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "espalier-files-\(UUID().uuidString)")

  init(permissions: Int = 0o700) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try #require(chmod(url.path, mode_t(permissions)) == 0)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func permissions(_ path: String = "") throws -> Int? {
    var status = stat()
    return stat(url.appending(path: path).path, &status) == 0 ? Int(status.st_mode & 0o7777) : nil
  }

  func write(_ name: String, permissions: Int) throws {
    let file = url.appending(path: name)
    try Data("x".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
  }
}

extension TestFolder {
  func makeFolder(_ name: String, permissions: Int) throws {
    let path = url.appending(path: name).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
  }
}

@Suite struct PrivateFolderTests {
  @Test func `a folder is made with all above it, for its owner alone`() throws {
    let folder = try TestFolder()
    try PrivateFolder.make(folder.url.appending(path: "a/b/c", directoryHint: .isDirectory))
    #expect(try ["a", "a/b", "a/b/c"].map(folder.permissions) == [0o700, 0o700, 0o700])
  }

  @Test(arguments: [0o755, 0o777, 0o770]) func `from a folder that is there the rights of others are taken`(
    permissions: Int
  ) throws {
    let folder = try TestFolder(permissions: permissions)
    try PrivateFolder.make(folder.url)
    #expect(try folder.permissions() == 0o700)
  }

  @Test func `what a backup or an earlier version has left open stands in no one's way`() throws {
    let folder = try TestFolder(permissions: 0o755)
    for name in ["a.sqlite", "a.sqlite-wal"] { try folder.write(name, permissions: 0o644) }
    try folder.write(".lock", permissions: 0o600)
    try folder.makeFolder("uploads", permissions: 0o700)
    try PrivateFolder.make(folder.url)
    #expect(try folder.permissions() == 0o700)
  }

  @Test(arguments: [0o1777, 0o1755]) func `a folder for all users is refused and stays as it is`(
    permissions: Int
  ) throws {
    let folder = try TestFolder(permissions: permissions)
    for makes in [true, false] {
      let error = #expect(throws: PrivateFileError.self) {
        if makes { try PrivateFolder.make(folder.url) } else { try PrivateFolder.tighten(folder.url) }
      }
      #expect(error?.cause == .isShared(with: nil))
      #expect(error?.description.contains("Name a folder within it") == true)
      #expect(try folder.permissions() == permissions)
    }
    try PrivateFolder.make(folder.url.appending(path: "within"))
    #expect(try folder.permissions("within") == 0o700)
  }

  @Test func `the root of the file system is refused`() throws {
    let root = URL(filePath: "/", directoryHint: .isDirectory)
    var (before, after) = (stat(), stat())
    try #require(stat("/", &before) == 0)
    // A root that is its owner's alone already is left as it is.
    guard before.st_mode & 0o077 != 0 else { return }
    let error = #expect(throws: PrivateFileError.self) { try PrivateFolder.tighten(root) }
    #expect(error?.cause == .isShared(with: nil))
    #expect(stat("/", &after) == 0 && after.st_mode == before.st_mode)
  }

  @Test(arguments: ["folder", "program", ".profile"]) func `a home or a project is refused and stays as it is`(
    name: String
  ) throws {
    let folder = try TestFolder(permissions: 0o755)
    try folder.write("notes.txt", permissions: 0o644)
    switch name {
    case "folder": try folder.makeFolder(name, permissions: 0o755)
    case "program": try folder.write(name, permissions: 0o755)
    default: try folder.write(name, permissions: 0o644)
    }
    let error = #expect(throws: PrivateFileError.self) { try PrivateFolder.make(folder.url) }
    #expect(error?.cause == .isShared(with: name))
    #expect(error?.description.contains("“\(name)”") == true && error?.description.contains("`chmod 700`") == true)
    #expect(try folder.permissions() == 0o755)
    // Whoever closes it says that it is the app's.
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.url.path)
    try PrivateFolder.make(folder.url)
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

  @Test func `what is changed is the file that was asked, though a link stands in its place by then`() throws {
    let folder = try TestFolder()
    for name in ["wal", "target"] { try folder.write(name, permissions: 0o644) }
    let place = folder.url.appending(path: "wal").path
    guard let file = FileReference(place) else {
      Issue.record("\(place) is there")
      return
    }
    try #require(rename(place, "\(place)-moved") == 0 && symlink("target", place) == 0)
    file.allow(0o600)
    #expect(file.status.map { $0.st_mode & 0o7777 } == 0o600)
    #expect(try ["wal-moved", "target"].map(folder.permissions) == [0o600, 0o644])
  }

  /// Another program of whoever owns the folder puts a link in the place of a companion and takes it away, over and over.
  @Test func `no link that takes the place of a companion is followed`() async throws {
    let folder = try TestFolder()
    for name in ["a.sqlite-wal", "target"] { try folder.write(name, permissions: 0o644) }
    let (real, place) = (folder.url.appending(path: "real").path, folder.url.appending(path: "a.sqlite-wal").path)
    try #require(link(place, real) == 0)
    let swapping = Task.detached { [path = folder.url.path] in
      let (away, back) = ("\(path)/away", "\(path)/back")
      while !Task.isCancelled {
        _ = symlink("target", away)
        _ = rename(away, place)
        _ = link(real, back)
        _ = rename(back, place)
      }
    }
    let database = folder.url.appending(path: "a.sqlite")
    for _ in 0..<20_000 where try folder.permissions("target") == 0o644 {
      _ = chmod(real, 0o644)
      try? PrivateDatabase.prepare(database)
    }
    swapping.cancel()
    await swapping.value
    #expect(try folder.permissions("target") == 0o644)
  }

  @Test func `a link in the place of a companion is refused and not followed`() throws {
    let folder = try TestFolder()
    try folder.write("target", permissions: 0o644)
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "a.sqlite-wal"), withDestinationURL: folder.url.appending(path: "target"))
    let error = #expect(throws: PrivateFileError.self) {
      try PrivateDatabase.prepare(folder.url.appending(path: "a.sqlite"))
    }
    #expect(error?.cause == .noFile)
    #expect(try folder.permissions("target") == 0o644)
  }

  /// A process loses its locks of a file with the first descriptor of it that it closes.
  @Test func `a database that is prepared again keeps the locks of whoever has it open`() throws {
    let folder = try TestFolder()
    try folder.write("a.sqlite", permissions: 0o644)
    let file = folder.url.appending(path: "a.sqlite")
    let (locking, asking) = (open(file.path, O_RDWR | O_CLOEXEC), open(file.path, O_RDWR | O_CLOEXEC))
    defer { for descriptor in [locking, asking] { close(descriptor) } }
    var (lock, found) = (flock(), flock())
    lock.l_type = Int16(F_WRLCK)
    found.l_type = Int16(F_WRLCK)
    try #require(fcntl(locking, F_SETLK, &lock) == 0)
    try PrivateDatabase.prepare(file)
    #expect(try folder.permissions("a.sqlite") == 0o600)
    // `F_OFD_GETLK` is told of the process's own locks too.
    #expect(fcntl(asking, 36, &found) == 0 && found.l_type == Int16(F_WRLCK))
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
