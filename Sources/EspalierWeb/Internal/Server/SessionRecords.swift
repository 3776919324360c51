internal import Foundation
internal import Logging

/// The sessions on disk: one small file each, named for the hash of the session, so that a person is still signed in
/// after the process was killed.
///
/// Saving brings the file to what the store says at that moment, so it does not matter in which order two savings of a
/// session run.
actor SessionRecords {
  private let directory: URL
  private let store: SessionStore
  private let logger: Logger

  init(directory: URL, store: SessionStore, logger: Logger) throws {
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
    for file in files {
      if let key = SessionKey(name: file.deletingPathExtension().lastPathComponent),
        let data = FileManager.default.contents(atPath: file.path),
        let record = try? JSONDecoder().decode(SessionRecord.self, from: data),
        store.restore(record, key: key)
      {
        continue
      }
      _ = unlink(file.path)
    }
  }

  /// Writes or removes the file of a session.
  func save(_ key: SessionKey) {
    let file = directory.appending(path: "\(key.name).json")
    guard let record = store.recordToSave(key) else {
      _ = unlink(file.path)
      return
    }
    do {
      try PrivateFile.replace(file, with: Array(try JSONEncoder().encode(record)))
    } catch {
      store.markUnsaved(key)
      logger.error("A session could not be saved", metadata: ["session": "\(key.forLogs)", "reason": "\(error)"])
    }
  }

  /// Saves all that has changed.
  func saveChanges() {
    for key in store.unsaved { save(key) }
  }
}
