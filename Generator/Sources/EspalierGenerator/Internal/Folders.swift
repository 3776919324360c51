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

  /// Removes files by their paths within a folder.
  ///
  /// - Throws: ``GeneratorError/notWritten(path:reason:)``.
  static func remove(_ paths: [String], in folder: URL) throws(GeneratorError) {
    for path in paths {
      do {
        try FileManager.default.removeItem(at: folder.appending(path: path))
      } catch {
        throw .notWritten(path: path, reason: Reason.of(error))
      }
    }
  }

  /// Returns the files below a folder by their paths within it, in their order. Links are followed, each folder once;
  /// one that leads nowhere is passed over.
  static func files(below folder: URL) -> [String] {
    var visited: Set<String> = []
    return files(in: folder, at: "", &visited).sorted()
  }

  private static func files(in folder: URL, at path: String, _ visited: inout Set<String>) -> [String] {
    guard visited.insert(folder.resolvingSymlinksInPath().path).inserted else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().flatMap { name -> [String] in
      let (place, path) = (folder.appending(path: name), path.isEmpty ? name : "\(path)/\(name)")
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else { return [] }
      return isFolder.boolValue ? files(in: place, at: path, &visited) : [path]
    }
  }
}
