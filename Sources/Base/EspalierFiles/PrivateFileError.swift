#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// An error for a private file or folder that cannot be used.
///
/// ```swift
/// import EspalierFiles
/// import Foundation
///
/// func open(_ folder: URL) {
///   do {
///     try PrivateFolder.make(folder)
///   } catch {
///     print("The bank's data: \(error)")
///   }
/// }
/// ```
public struct PrivateFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A reason why a private file or folder cannot be used.
  public enum Cause: Sendable, Hashable {
    /// A call of the system failed, with this `errno`.
    case system(code: Int32)
    /// The file or folder belongs to another user.
    case otherOwner
    /// Other users have these permissions, which could not be removed.
    case isOpen(permissions: UInt32)
    /// Other users also use the folder. The value is the name of an item in the folder that shows this; nil for a
    /// folder that is meant for all users.
    case isShared(with: String?)
    /// The item at the path of the file is a link, a folder or a device.
    case noFile
  }

  /// The file or the folder.
  public var path: String
  /// The reason why the file or folder cannot be used.
  public var cause: Cause

  /// Creates an error from a path and a cause.
  public init(path: String, cause: Cause) {
    self.path = path
    self.cause = cause
  }

  /// Returns the error of the last system call of this thread that failed.
  static func last(_ path: String) -> PrivateFileError { PrivateFileError(path: path, cause: .system(code: errno)) }

  /// The problem, its path, and how to correct it.
  public var description: String { "\(path) cannot be used: \(reason)" }

  /// The problem, and how to correct it, without the path.
  public var reason: String {
    switch cause {
    case .system(let code): Self.reason(code)
    case .otherOwner:
      "it belongs to another user. Run `chown` to give it to the user who runs the program, or name a folder within it, which is then made."
    case .isOpen(let permissions):
      "it is open to others (its permissions are \(String(permissions, radix: 8))), and the file system lets nobody "
        + "change that. Name a place on a file system that knows permissions."
    case .isShared(nil): "it is a folder of all users. Name a folder within it, which is then made."
    case .isShared(let name?):
      "others use it too, as “\(name)” in it shows. Name a folder within it, which is then made; or, if all in it is this "
        + "program's, run `chmod 700` on it."
    case .noFile: "a link, a folder or a device is in its place. Move that away, and start again."
    }
  }

  /// Returns a description of a system error, and how to correct it. Each error has its own advice: a full disk, for
  /// example, needs free space, and not other permissions.
  private static func reason(_ code: Int32) -> String {
    let words = String(cString: strerror(code))
    return switch code {
    case ENOSPC: "the disk is full (\(words)). Free some space, and start again."
    case EDQUOT: "this user's share of the disk is used up (\(words)). Free some space, and start again."
    case EROFS:
      "its file system can only be read (\(words)). Mount it so that it can be written, or name another place."
    case EMFILE, ENFILE: "too many files are open (\(words)). Raise `ulimit -n`, or `LimitNOFILE=` of the service."
    case EIO:
      "the disk does not answer as it must (\(words)). See the log of the system, and save what can still be read."
    case ENOTDIR: "a file stands where a folder is named (\(words)). Name another place."
    case EACCES, EPERM: "this user may not (\(words)). Give a directory that this user may read and write."
    default: "\(words). Give a directory that this user may read and write."
    }
  }
}
