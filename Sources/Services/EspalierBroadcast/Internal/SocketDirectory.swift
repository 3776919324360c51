internal import EspalierFiles
internal import Foundation
internal import Glibc

/// The directory that holds the sockets of the processes, and the socket of this process.
struct SocketDirectory {
  private static let suffix = ".socket"
  static let maximumProcesses = 256

  private let path: String
  private let descriptor: Int32
  let name: String
  let listener: Int32

  init(_ directory: URL) throws {
    let path = directory.path(percentEncoded: false)
    do {
      try PrivateFolder.make(directory)
    } catch  where error.cause == .otherOwner {
      throw BroadcastError.directoryOfAnotherUser(path: path)
    } catch {
      throw BroadcastError.directory(path: path, reason: error.reason)
    }
    let descriptor = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.failure(path) }
    let name = String(UInt64.random(in: .min ... .max), radix: 36) + Self.suffix
    do {
      listener = try Self.listener(named: name, in: path, descriptor)
    } catch {
      _ = Glibc.close(descriptor)
      throw error
    }
    self.path = path
    self.descriptor = descriptor
    self.name = name
  }

  private static func listener(named name: String, in path: String, _ descriptor: Int32) throws -> Int32 {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path) }
    guard status.st_uid == geteuid() else { throw BroadcastError.directoryOfAnotherUser(path: path) }
    // The socket gets its name once it accepts connections: one that refuses is taken for that of an ended process.
    let unready = ".\(name)"
    let listener = UnixSocket.listen(at: address(of: unready, in: path, descriptor))
    guard listener >= 0 else { throw failure(path) }
    guard renameat(descriptor, unready, descriptor, name) == 0 else {
      let error = failure(path)
      _ = Glibc.close(listener)
      throw error
    }
    return listener
  }

  private static func failure(_ path: String) -> BroadcastError {
    .directory(path: path, reason: PrivateFileError(path: path, cause: .system(code: errno)).reason)
  }

  /// Returns the names of the sockets of the other processes.
  func others() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return Array(
      names.lazy.filter { $0 != name && $0.hasSuffix(Self.suffix) && !$0.hasPrefix(".") }.prefix(Self.maximumProcesses))
  }

  func connect(to name: String) -> UnixSocket.Connecting {
    let connecting = UnixSocket.connect(to: Self.address(of: name, in: path, descriptor))
    if case .refused = connecting {
      // The socket belongs to a process that has ended. Any other file of this name is left alone.
      var status = stat()
      if fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFSOCK {
        _ = unlinkat(descriptor, name, 0)
      }
    }
    return connecting
  }

  /// Removes this process's socket, so that no other process connects to it any more.
  func withdraw() { _ = unlinkat(descriptor, name, 0) }

  func close() {
    _ = Glibc.close(listener)
    _ = Glibc.close(descriptor)
  }

  /// Returns the path of a socket. If the path is longer than the 107 bytes that an address holds, it returns a shorter
  /// path through the descriptor of the open directory.
  private static func address(of name: String, in path: String, _ descriptor: Int32) -> String {
    let address = "\(path)/\(name)"
    return address.utf8.count < 108 ? address : "/proc/self/fd/\(descriptor)/\(name)"
  }
}
