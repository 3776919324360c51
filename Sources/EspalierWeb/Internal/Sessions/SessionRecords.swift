internal import EspalierScreens
internal import Foundation
internal import Logging

/// The sessions on disk: one small file each, named for the hash of the session, so that a person is still signed in
/// after the process was killed.
///
/// Only for who is signed in does it wait for the disk: a stranger who is forgotten when the power goes has lost nothing,
/// and a crowd of them would have everybody wait who signs in.
///
/// Saving brings the file to what the store says at that moment, so it does not matter in which order two savings of a
/// session run.
actor SessionRecords {
  private let directory: URL
  private let store: SessionStore
  private let logger: Logger
  private let replace: Replace

  /// Puts bytes into a file, and waits for the disk or does not.
  typealias Replace = @Sendable (_ file: URL, _ bytes: [UInt8], _ isDurable: Bool) throws -> Void

  init(
    directory: URL, store: SessionStore, logger: Logger,
    replace: @escaping Replace = { try PrivateFile.replace($0, with: $1, isDurable: $2) }
  ) throws {
    self.replace = replace
    self.directory = directory
    self.store = store
    self.logger = logger
    try PrivateFile.makeDirectory(directory)
  }

  /// Reads all files into the store; those that have expired or cannot be read are removed.
  func load() throws {
    let files: [URL]
    do {
      files = try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
    } catch {
      throw WebServerError.dataDirectory(path: directory.path, reason: "\(error)")
    }
    var records: [(key: SessionKey, record: SessionRecord)] = []
    for file in files {
      if let key = SessionKey(name: file.deletingPathExtension().lastPathComponent),
        let data = FileManager.default.contents(atPath: file.path),
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

  private func file(of key: SessionKey) -> URL { directory.appending(path: "\(key.name).json") }

  /// Writes or removes the file of a session.
  func save(_ key: SessionKey) {
    let file = file(of: key)
    guard let record = store.recordToSave(key) else {
      _ = unlink(file.path)
      return
    }
    do {
      try replace(file, Array(try JSONEncoder().encode(record)), record.identity != nil)
    } catch {
      store.markUnsaved(key)
      logger.error(
        "A session could not be saved", metadata: ["session": "\(key.forLogs)", "reason": "\(LogWords.of(error))"])
    }
  }

  /// Saves all that has changed. Whoever wants a single session saved meanwhile does not wait for the rest.
  func saveChanges() async {
    for key in store.unsaved {
      save(key)
      await Task.yield()
    }
  }
}
