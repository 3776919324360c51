internal import Foundation

/// The record of changes that are under way, in `.espalier/changes` of the package.
///
/// Beside it stand, by the number of each file, `0.new` with the new text and `0.old` with what was there before. Both
/// stay until the end, so that a later start can tell what this one wrote from what a person wrote since.
struct ChangeJournal {
  private struct Record: Codable {
    struct Entry: Codable {
      let path: String
      let isNew: Bool
    }
    let entries: [Entry]
    /// The folders that are made, the outer ones first.
    let folders: [String]
  }

  private let root: URL
  private let record: Record

  private static func folder(in root: URL) -> URL { root.appending(path: ".espalier/changes") }
  private static func journal(in root: URL) -> URL { folder(in: root).appending(path: "journal.json") }
  private var folder: URL { Self.folder(in: root) }

  /// Returns true if there is a journal that did not come to its end.
  static func exists(in root: URL) -> Bool { FileManager.default.fileExists(atPath: journal(in: root).path) }

  /// Stages files beside their places. The journal counts from its last step on.
  init(root: URL, files: [ChangeSet.File]) throws(GeneratorError) {
    self.root = root
    record = Record(
      entries: files.map { file in
        Record.Entry(
          path: file.path, isNew: !FileManager.default.fileExists(atPath: root.appending(path: file.path).path))
      },
      folders: Self.missingFolders(of: files.map(\.path), in: root))
    if let stranger = files.first(where: { !PackagePath.isInside($0.path, root) }) {
      throw .notWritten(path: stranger.path, reason: "it leads out of the package")
    }
    try Self.checkFolder(in: root)
    var path = ".espalier/changes"
    do {
      Self.clear(root)
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
      try JSONEncoder().encode(record).write(to: Self.journal(in: root), options: .atomic)
    } catch {
      Self.clear(root)
      throw .notWritten(path: path, reason: Reason.of(error))
    }
  }

  /// Puts a staged file in its place.
  func place(_ number: Int) throws {
    let target = root.appending(path: record.entries[number].path)
    try Folders.make(target.deletingLastPathComponent())
    // The staged text stays, for whoever has to recover.
    let moving = folder.appending(path: "\(number).moving")
    try FileManager.default.copyItem(at: folder.appending(path: "\(number).new"), to: moving)
    try Self.move(moving, to: target)
  }

  /// Ends the journal: what is in its place stays.
  func finish() { Self.clear(root) }

  /// Puts everything back as it was before changes that did not come to their end.
  ///
  /// - Returns: The paths of the files that were put back or removed.
  /// - Throws: ``GeneratorError/notPutBack(folder:reason:)`` if a file has neither the text from before nor the one that
  ///   was staged, so that a person has written it. Nothing is put back then.
  @discardableResult static func recover(in root: URL) throws(GeneratorError) -> [String] {
    try checkFolder(in: root)
    guard exists(in: root) else {
      // Whoever was cut off before the journal was there, or after it had gone, has changed nothing.
      clear(root)
      return []
    }
    let folder = folder(in: root)
    guard let data = try? Data(contentsOf: journal(in: root)),
      let record = try? JSONDecoder().decode(Record.self, from: data)
    else {
      throw .notPutBack(folder: folder.path, reason: "journal.json in it is no journal of this tool")
    }
    let paths = record.entries.map(\.path) + record.folders
    if let stranger = paths.first(where: { !PackagePath.isInside($0, root) }) {
      throw .notPutBack(
        folder: folder.path, reason: "journal.json in it names “\(stranger)”, which is not in the package")
    }
    var placed: [Int] = []
    var strangers: [String] = []
    for (number, entry) in record.entries.enumerated() {
      switch state(of: entry, number, in: root) {
      case .before: break
      case .staged: placed.append(number)
      case .other: strangers.append(entry.path)
      }
    }
    guard strangers.isEmpty else {
      throw .notPutBack(
        folder: folder.path,
        reason: "these files were changed since, and what you wrote in them must not be lost: "
          + strangers.joined(separator: ", "))
    }
    for number in placed {
      let entry = record.entries[number]
      let target = root.appending(path: entry.path)
      do {
        if entry.isNew {
          try FileManager.default.removeItem(at: target)
        } else {
          let moving = folder.appending(path: "\(number).moving")
          try? FileManager.default.removeItem(at: moving)
          try FileManager.default.copyItem(at: folder.appending(path: "\(number).old"), to: moving)
          try move(moving, to: target)
        }
      } catch {
        throw .notPutBack(folder: folder.path, reason: "\(entry.path) cannot be written: \(Reason.of(error))")
      }
    }
    // Only folders that are empty can be removed in this way.
    for path in record.folders.reversed() { rmdir(root.appending(path: path).path) }
    clear(root)
    return placed.map { record.entries[$0].path }
  }

  private enum State { case before, staged, other }

  private static func state(of entry: Record.Entry, _ number: Int, in root: URL) -> State {
    let target = root.appending(path: entry.path)
    var isFolder: ObjCBool = false
    // No folder was ever staged, so one that is in the way has been there.
    if FileManager.default.fileExists(atPath: target.path, isDirectory: &isFolder), isFolder.boolValue {
      return .before
    }
    let staged = try? Data(contentsOf: folder(in: root).appending(path: "\(number).new"))
    let old = entry.isNew ? nil : try? Data(contentsOf: folder(in: root).appending(path: "\(number).old"))
    guard let data = try? Data(contentsOf: target) else {
      return entry.isNew && !FileManager.default.fileExists(atPath: target.path) ? .before : .other
    }
    if data == old { return .before }
    return data == staged ? .staged : .other
  }

  /// The folder of the journal must be one of the package's own: all that is in it is removed.
  private static func checkFolder(in root: URL) throws(GeneratorError) {
    guard PackagePath.isInside(".espalier/changes", root) else {
      throw .notWritten(
        path: folder(in: root).path, reason: "it is a link. Put a folder of the package in its place, or remove it")
    }
  }

  /// Removes the journal first, so that it never names what is not there; then its folder, and the one around it where
  /// nothing else is in it.
  private static func clear(_ root: URL) {
    try? FileManager.default.removeItem(at: journal(in: root))
    try? FileManager.default.removeItem(at: folder(in: root))
    rmdir(root.appending(path: ".espalier").path)
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
