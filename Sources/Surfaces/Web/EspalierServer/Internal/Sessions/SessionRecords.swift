internal import EspalierLivePage
internal import EspalierBase
internal import Foundation
internal import Logging

/// The sessions on disk, one small file each, so that people stay signed in after the process was killed.
///
/// The name of a file is the hash of its session.
///
/// The records wait for the disk only for signed-in sessions. A stranger whose session is lost in a power failure has
/// lost nothing, and many strangers would delay everyone who signs in.
///
/// Saving writes the current state of the store to the file, so the order of two concurrent saves of a session does not
/// matter.
actor SessionRecords {
  private let directory: URL
  private let store: SessionStore
  private let logger: Logger
  private let replace: Replace
  /// True if other workers read and write the same files.
  private let isShared: Bool

  /// A function that writes bytes to a file, and waits for the disk if the write must be durable.
  typealias Replace = @Sendable (_ file: URL, _ bytes: [UInt8], _ isDurable: Bool) throws -> Void

  init(
    directory: URL, store: SessionStore, isShared: Bool = false, logger: Logger,
    replace: @escaping Replace = { try DataFile.replace($0, with: $1, isDurable: $2) }
  ) throws {
    self.replace = replace
    self.isShared = isShared
    self.directory = directory
    self.store = store
    self.logger = logger
    try DataFile.makeDirectory(directory)
  }

  /// Reads all files into the store; files that have expired or cannot be read are removed.
  func load() throws {
    let files: [URL]
    do {
      files = try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
    } catch {
      throw WebServerError.dataDirectory(path: directory.path, reason: "\(error)")
    }
    var records: [(key: SessionKey, record: SessionRecord)] = []
    for file in files {
      // A file that cannot be read now may be readable later.
      guard let data = FileManager.default.contents(atPath: file.path) else { continue }
      if let key = SessionKey(name: file.deletingPathExtension().lastPathComponent),
        let record = try? JSONDecoder().decode(SessionRecord.self, from: data)
      {
        records.append((key, record))
      } else {
        _ = unlink(file.path)
      }
    }
    for (key, record) in records.sorted(by: { $0.record.seen < $1.record.seen }) {
      if !store.restore(record, key: key) { _ = unlink(file(of: key).path) }
    }
  }

  private func file(of key: SessionKey) -> URL { Self.file(of: key, in: directory) }

  private static func file(of key: SessionKey, in directory: URL) -> URL {
    directory.appending(path: "\(key.name).json")
  }

  /// Returns the record of a session on disk; nil if there is no readable one.
  static func record(of key: SessionKey, in directory: URL) -> SessionRecord? {
    guard let data = FileManager.default.contents(atPath: file(of: key, in: directory).path) else { return nil }
    return try? JSONDecoder().decode(SessionRecord.self, from: data)
  }

  private var keysOnDisk: [SessionKey] {
    let files = try? FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
    return (files ?? []).compactMap { SessionKey(name: $0.deletingPathExtension().lastPathComponent) }
  }

  /// Removes the files of all sessions of a person, whichever worker has written them. This method reads all files.
  ///
  /// - Returns: The keys of those sessions.
  func removeAll(of identity: String) -> [SessionKey] {
    keysOnDisk.filter { key in
      guard Self.record(of: key, in: directory)?.identity == identity else { return false }
      return unlink(file(of: key).path) == 0
    }
  }

  /// Removes the files of expired sessions. If there are still too many files, it removes those of the least recently
  /// used sessions.
  ///
  /// Only one of several workers does this.
  func sweepFolder(keepingAtMost maximum: Int) async {
    var left: [(key: SessionKey, seen: Double)] = []
    for key in keysOnDisk {
      // A file that cannot be read now may be readable later.
      guard let data = FileManager.default.contents(atPath: file(of: key).path) else { continue }
      if let record = try? JSONDecoder().decode(SessionRecord.self, from: data), !store.isOver(record) {
        left.append((key, record.seen))
      } else {
        _ = unlink(file(of: key).path)
      }
      await Task.yield()
    }
    for old in left.sorted(by: { $0.seen > $1.seen }).dropFirst(maximum) { _ = unlink(file(of: old.key).path) }
  }

  /// Writes or removes the file of a session.
  func save(_ key: SessionKey) {
    let file = file(of: key)
    guard let record = store.recordToSave(key) else {
      // A session that was only forgotten here may be in use in another worker.
      if !isShared || store.hasEnded(key) { _ = unlink(file.path) }
      return
    }
    if isShared, let stored = Self.record(of: key, in: directory), stored.seen > record.seen { return }
    do {
      try replace(file, Array(try JSONEncoder().encode(record)), record.identity != nil)
    } catch {
      store.markUnsaved(key)
      logger.error(
        "A session could not be saved", metadata: ["session": "\(key.forLogs)", "reason": "\(LogWords.of(error))"])
    }
  }

  /// Saves all changed sessions. If another task saves a single session meanwhile, it does not wait until all sessions
  /// are saved.
  func saveChanges() async {
    for key in store.unsaved {
      save(key)
      await Task.yield()
    }
  }
}
