internal import Foundation

/// The making of folders, with errors that say what stands in the way.
enum Folders {
  /// Makes a folder and those above it that are not there.
  ///
  /// - Throws: `POSIXError`, by which ``Reason`` tells a file in the way from a right that is missing; Foundation's own
  ///   function says neither.
  static func make(_ folder: URL) throws {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) {
      guard isFolder.boolValue else { throw POSIXError(.ENOTDIR) }
      return
    }
    if folder.pathComponents.count > 1 { try make(folder.deletingLastPathComponent()) }
    guard mkdir(folder.path, 0o777) == 0 || errno == EEXIST else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
  }
}
