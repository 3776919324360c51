internal import Foundation

/// The record of changes that are under way, in `.espalier/changes` of the package.
struct ChangeJournal {
  private struct Record: Codable {
    struct Entry: Codable {
      let path: String
      let isNew: Bool
    }
    let entries: [Entry]
    /// The folders that are made, the outer ones first.
    let folders: [String]
    let hadOwnFolder: Bool
  }

  private let root: URL
  private let record: Record

  private static func folder(in root: URL) -> URL { root.appending(path: ".espalier/changes") }
  private var folder: URL { Self.folder(in: root) }

  /// Stages files beside their places. The journal counts from its last step on.
  init(root: URL, files: [ChangeSet.File]) throws(GeneratorError) {
    let own = root.appending(path: ".espalier")
    let hadOwnFolder = FileManager.default.fileExists(atPath: own.path)
    self.root = root
    record = Record(
      entries: files.map { file in
        Record.Entry(
          path: file.path, isNew: !FileManager.default.fileExists(atPath: root.appending(path: file.path).path))
      },
      folders: Self.missingFolders(of: files.map(\.path), in: root), hadOwnFolder: hadOwnFolder)
    var path = ".espalier/changes"
    do {
      try? FileManager.default.removeItem(at: folder)
      try Folders.make(folder)
      for (number, file) in files.enumerated() {
        path = file.path
        let staged = folder.appending(path: "\(number).new")
        try Data(file.content.utf8).write(to: staged)
        let old = root.appending(path: file.path)
        let attributes = record.entries[number].isNew ? nil : try FileManager.default.attributesOfItem(atPath: old.path)
        let mode = attributes?[.posixPermissions] ?? (file.isExecutable ? 0o755 : 0o644) as NSNumber
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: staged.path)
        if attributes != nil { try FileManager.default.copyItem(at: old, to: folder.appending(path: "\(number).old")) }
      }
      path = ".espalier/changes/journal.json"
      try JSONEncoder().encode(record).write(to: folder.appending(path: "journal.json"), options: .atomic)
    } catch {
      try? FileManager.default.removeItem(at: hadOwnFolder ? folder : own)
      throw .notWritten(path: path, reason: Reason.of(error))
    }
  }

  /// Puts a staged file in its place.
  func place(_ number: Int) throws {
    let target = root.appending(path: record.entries[number].path)
    try Folders.make(target.deletingLastPathComponent())
    try Self.move(folder.appending(path: "\(number).new"), to: target)
  }

  /// Ends the journal: what is in its place stays.
  func finish() { Self.remove(root, hadOwnFolder: record.hadOwnFolder) }

  /// Puts everything back as it was before changes that did not come to their end.
  static func recover(in root: URL) throws(GeneratorError) {
    let folder = folder(in: root)
    guard let data = try? Data(contentsOf: folder.appending(path: "journal.json")) else { return }
    guard let record = try? JSONDecoder().decode(Record.self, from: data) else {
      throw .notRead(
        path: folder.appending(path: "journal.json").path,
        reason: "it is not a journal of this tool. Look at what it names, then remove it")
    }
    for (number, entry) in record.entries.enumerated() {
      let target = root.appending(path: entry.path)
      do {
        if !entry.isNew {
          let old = folder.appending(path: "\(number).old")
          if FileManager.default.fileExists(atPath: old.path) { try move(old, to: target) }
        } else if !FileManager.default.fileExists(atPath: folder.appending(path: "\(number).new").path) {
          // It had left its staged place, so it is ours.
          try? FileManager.default.removeItem(at: target)
        }
      } catch {
        throw .notWritten(path: entry.path, reason: Reason.of(error))
      }
    }
    // Only folders that are empty can be removed in this way.
    for path in record.folders.reversed() { rmdir(root.appending(path: path).path) }
    remove(root, hadOwnFolder: record.hadOwnFolder)
  }

  private static func remove(_ root: URL, hadOwnFolder: Bool) {
    let folder = folder(in: root)
    try? FileManager.default.removeItem(at: folder.appending(path: "journal.json"))
    try? FileManager.default.removeItem(at: hadOwnFolder ? folder : root.appending(path: ".espalier"))
  }

  /// Renames within the file system, over what is there.
  private static func move(_ source: URL, to target: URL) throws {
    guard rename(source.path, target.path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }

  private static func missingFolders(of paths: [String], in root: URL) -> [String] {
    var missing: [String] = []
    for path in paths {
      var folder = ""
      for part in path.split(separator: "/").dropLast() {
        folder += folder.isEmpty ? String(part) : "/\(part)"
        let exists = FileManager.default.fileExists(atPath: root.appending(path: folder).path)
        if !exists, !missing.contains(folder) { missing.append(folder) }
      }
    }
    return missing
  }
}
