import Foundation
import Testing

@testable import EspalierStorage

/// Both stores keep to the same laws; the file outlives who wrote it.
@Suite struct PageStoreTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "espalier-pages-\(UUID().uuidString)")

  @Test func `both stores keep to the laws`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try await PageStoreConformance.faults { MemoryPageStore() } == [])
    for durability in [SQLitePageStore.Durability.process, .power] {
      let faults = try await PageStoreConformance.faults {
        SQLitePageStore(file: folder.appending(path: "\(UUID().uuidString).sqlite"), durability: durability)
      }
      #expect(faults == [])
    }
  }

  @Test func `a store that is to survive a power failure waits for the disk, and another one does not`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "pages.sqlite")
    // SQLite's words: 1 is NORMAL, which waits when its log is put into the file; 2 is FULL, which waits in each commit.
    for (durability, level) in [(SQLitePageStore.Durability.process, 1), (.power, 2)] {
      #expect(try await SQLitePageStore(file: file, durability: durability).level == level)
    }
  }

  @Test func `a store that forgets is found out`() async throws {
    struct Sieve: PageStore {
      func take(_ name: String, at moment: Date) -> TakenPage { TakenPage(content: nil, lease: .first.next) }
      func commit(_ changes: [PageChange]) -> Set<String> { [] }
      func removePages(changedBefore moment: Date, keepingAtMost maximum: Int) {}
    }
    #expect(try await PageStoreConformance.faults { Sieve() }.contains("A page is read as it was kept."))
  }

  @Test func `a store without a fence is found out`() async throws {
    actor Open: PageStore {
      var pages: [String: Data] = [:]
      func take(_ name: String, at moment: Date) -> TakenPage { TakenPage(content: pages[name], lease: .first.next) }
      func commit(_ changes: [PageChange]) -> Set<String> {
        for change in changes { pages[change.name] = change.content }
        return []
      }
      func removePages(changedBefore moment: Date, keepingAtMost maximum: Int) {}
    }
    let faults = try await PageStoreConformance.faults { Open() }
    #expect(faults.contains("Whoever has lost a page is told so, by its name alone."))
    #expect(faults.contains("What was kept with an earlier lease changes nothing."))
  }

  @Test func `two processes that take one page over at once do not both get it`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "pages.sqlite")
    let leases = try await withThrowingTaskGroup(of: PageLease.self) { group in
      for _ in 0..<4 {
        let store = SQLitePageStore(file: file)
        group.addTask { try await store.take("a", at: Date()).lease }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(leases).count == 4, "\(leases)")
  }

  @Test func `what was committed is there for another connection, and its owner alone can read it`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "pages.sqlite")
    let store = SQLitePageStore(file: file)
    try await store.commit([PageChange("a", content: Data("sealed".utf8))])
    #expect(try await SQLitePageStore(file: file).take("a", at: Date()).content == Data("sealed".utf8))
    let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    #expect(rights == 0o600)
  }

  @Test func `a file that is none of SQLite's is told of in its words`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "pages.sqlite")
    try Data("This is a letter, and a long one, so that it is taken for a file of something else.".utf8).write(to: file)
    let error = await #expect(throws: PageStoreError.self) {
      try await SQLitePageStore(file: file).take("a", at: Date())
    }
    #expect(error?.description == "file is not a database (SQLite 26)")
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("This is a letter"), "it was not touched")
  }
}

extension SQLitePageStore {
  /// The number of the way in which a commit waits for the disk.
  fileprivate var level: Int? {
    get throws {
      guard case .integer(let level)? = try open().rows("PRAGMA synchronous").first?.first else { return nil }
      return Int(level)
    }
  }
}
