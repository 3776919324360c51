#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The files of a cache, one for each address and owner.
struct CacheFiles: Sendable {
  private struct Content: Codable {
    let key: ResponseCache.Key
    let answers: [CachedAnswer]
  }

  private let folder: URL

  init(_ folder: URL) throws {
    self.folder = folder
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// All that is there. A file that cannot be read, as an older version wrote it or half of it is there, is removed.
  func load() -> [(ResponseCache.Key, [CachedAnswer])] {
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

  func write(_ answers: [CachedAnswer], for key: ResponseCache.Key) {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    guard let data = try? encoder.encode(Content(key: key, answers: answers)) else { return }
    // Atomic, so that a process that dies leaves the whole old file or the whole new one.
    try? data.write(to: file(of: key), options: .atomic)
  }

  func remove(_ key: ResponseCache.Key) { try? FileManager.default.removeItem(at: file(of: key)) }

  /// Named by the hash of the key. Of two keys with one name the later one stays; the key in the file
  /// keeps them apart.
  private func file(of key: ResponseCache.Key) -> URL {
    let hash = StableHash.of("\(key.address)\n\(key.owner ?? "")".utf8)
    return folder.appending(path: String(hash, radix: 16) + ".answer")
  }
}
