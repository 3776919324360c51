import Foundation
import Glibc

/// A folder that goes with the test.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "espalier-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func mode(of path: String) -> UInt32 {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }
}

/// A small disk of its own, which a test can fill. Making one takes the rights of root.
final class SmallDisk: Sendable {
  static let isPossible: Bool = {
    guard let folder = try? TemporaryFolder() else { return false }
    guard mount("espalier-test", folder.url.path, "tmpfs", 0, "size=64k") == 0 else { return false }
    return umount(folder.url.path) == 0
  }()

  private let folder: TemporaryFolder
  var url: URL { folder.url }

  init(bytes: Int) throws {
    folder = try TemporaryFolder()
    guard mount("espalier-test", folder.url.path, "tmpfs", 0, "size=\(bytes)") == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EPERM)
    }
  }

  deinit { umount2(folder.url.path, Int32(MNT_DETACH)) }

  /// Takes all the room that is left.
  func fill() throws {
    let file = open(url.appending(path: "filler").path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    defer { close(file) }
    let bytes = [UInt8](repeating: 1, count: 4_096)
    while write(file, bytes, bytes.count) > 0 {}
    guard errno == ENOSPC else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }

  func empty() throws { try FileManager.default.removeItem(at: url.appending(path: "filler")) }
}
