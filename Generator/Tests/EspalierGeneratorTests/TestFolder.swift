import Foundation

/// A folder that goes with the test.
final class TestFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "espalier-test-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ path: String, _ text: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(at: url.appending(path: path)) }

  /// Makes a link to a path, which is seen from the link's folder.
  func link(_ path: String, to target: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: target)
  }

  private func files() -> [String] {
    (FileManager.default.subpaths(atPath: url.path) ?? []).filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: url.appending(path: path).path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }

  /// All files by their paths.
  func contents() throws -> [String: String] {
    try files().reduce(into: [:]) { $0[$1] = try String(contentsOf: url.appending(path: $1), encoding: .utf8) }
  }

  /// The time of each file's last change.
  func dates() throws -> [String: Date] {
    try files().reduce(into: [:]) {
      $0[$1] =
        try FileManager.default.attributesOfItem(atPath: url.appending(path: $1).path)[.modificationDate] as? Date
    }
  }
}
