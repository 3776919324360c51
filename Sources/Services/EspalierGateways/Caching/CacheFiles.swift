internal import EspalierFiles
#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
internal import Synchronization

/// The files of a cache, one for each address and owner.
///
/// A task of their own writes them, so that no request waits for a disk. Of several changes to a file that wait, only
/// the last is written, so that no more data waits than the cache has in memory.
final class CacheFiles: Sendable {
  private struct Content: Codable {
    let key: ResponseCache.Key
    let answers: [CachedResponse]
  }

  private struct Waiting {
    /// The responses to write for each key. The value nil means that the file is removed.
    var changes: [ResponseCache.Key: [CachedResponse]?] = [:]
    var isWorking = false
    var saved: [CheckedContinuation<Void, Never>] = []
  }

  private let folder: URL
  private let beforeWriting: @Sendable () async -> Void
  private let waiting = Mutex(Waiting())
  /// A lock that is held while a change is written. It prevents an older change from being written after all files were
  /// removed.
  private let changing = Mutex(())

  init(_ folder: URL, beforeWriting: @escaping @Sendable () async -> Void = {}) throws {
    self.folder = folder
    self.beforeWriting = beforeWriting
    try PrivateFolder.make(folder)
  }

  /// Returns the contents of all files, and removes files that cannot be read. Such a file is incomplete, or was
  /// written by an older version.
  func load() -> [(ResponseCache.Key, [CachedResponse])] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".answer") }.compactMap { name in
      let file = folder.appending(path: name)
      guard let data = try? Data(contentsOf: file),
        let content = try? PropertyListDecoder().decode(Content.self, from: data)
      else {
        try? FileManager.default.removeItem(at: file)
        return nil
      }
      return (content.key, content.answers)
    }
  }

  /// Schedules the responses of a key to be written.
  func write(_ answers: [CachedResponse], for key: ResponseCache.Key) { change(key, to: answers) }

  /// Schedules the file of a key to be removed.
  func remove(_ key: ResponseCache.Key) { change(key, to: nil) }

  /// Removes the files of keys before it returns, and discards the changes that have not been written yet.
  func removeAll(_ keys: [ResponseCache.Key]) {
    waiting.withLock { $0.changes = [:] }
    changing.withLock { _ in
      for key in keys { try? FileManager.default.removeItem(at: file(of: key)) }
    }
  }

  /// Waits until all changes so far are written.
  func saved() async {
    await withCheckedContinuation { continuation in
      let isSaved = waiting.withLock { waiting in
        if waiting.isWorking { waiting.saved.append(continuation) }
        return !waiting.isWorking
      }
      if isSaved { continuation.resume() }
    }
  }

  private func change(_ key: ResponseCache.Key, to answers: [CachedResponse]?) {
    let isFirst = waiting.withLock { waiting in
      waiting.changes.updateValue(answers, forKey: key)
      defer { waiting.isWorking = true }
      return !waiting.isWorking
    }
    if isFirst { Task.detached(priority: .utility) { await self.work() } }
  }

  private func work() async {
    repeat { await beforeWriting() } while changing.withLock({ _ in makeChange() })
  }

  /// Writes one of the scheduled changes. Returns false if no change was scheduled.
  private func makeChange() -> Bool {
    var next: (key: ResponseCache.Key, answers: [CachedResponse]?)?
    var saved: [CheckedContinuation<Void, Never>] = []
    waiting.withLock { waiting in
      if let first = waiting.changes.popFirst() {
        next = (first.key, first.value)
      } else {
        waiting.isWorking = false
        swap(&saved, &waiting.saved)
      }
    }
    for continuation in saved { continuation.resume() }
    guard let next else { return false }
    if let answers = next.answers {
      save(answers, for: next.key)
    } else {
      try? FileManager.default.removeItem(at: file(of: next.key))
    }
    return true
  }

  private func save(_ answers: [CachedResponse], for key: ResponseCache.Key) {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    guard let data = try? encoder.encode(Content(key: key, answers: answers)) else { return }
    // Written atomically, so that a process that ends leaves the whole old file or the whole new one.
    try? PrivateFile.replace(file(of: key), with: Array(data), isDurable: false)
  }

  /// Returns the file of a key, named by the hash of the key.
  ///
  /// If two keys have the same hash, the later one replaces the earlier one. The key in the file distinguishes them.
  private func file(of key: ResponseCache.Key) -> URL {
    let hash = StableHash.of("\(key.address)\n\(key.owner ?? "")".utf8)
    return folder.appending(path: String(hash, radix: 16) + ".answer")
  }
}
