import EspalierPages
import Foundation
import Testing

/// Both stores keep to the same laws; the file outlives who wrote it.
@Suite struct PageStoreTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "espalier-pages-\(UUID().uuidString)")

  @Test func `both stores keep to the laws`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try await PageStoreLaws.faults { MemoryPageStore() } == [])
    for durability in [SQLitePageStore.Durability.process, .power] {
      let faults = try await PageStoreLaws.faults {
        SQLitePageStore(file: folder.appending(path: "\(UUID().uuidString).sqlite"), durability: durability)
      }
      #expect(faults == [])
    }
  }

  @Test func `a store that forgets is found out`() async throws {
    struct Sieve: PageStore {
      func page(_ name: String) -> Data? { nil }
      func commit(_ changes: [PageChange]) {}
      func removePages(changedBefore moment: Date, keepingAtMost maximum: Int) {}
    }
    #expect(try await PageStoreLaws.faults { Sieve() }.contains("A page is read as it was kept."))
  }

  @Test func `what was committed is there for another connection, and its owner alone can read it`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "pages.sqlite")
    let store = SQLitePageStore(file: file)
    try await store.commit([PageChange("a", content: Data("sealed".utf8))])
    #expect(try await SQLitePageStore(file: file).page("a") == Data("sealed".utf8))
    let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    #expect(rights == 0o600)
  }

  @Test func `a file that is none of SQLite's is told of in its words`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "pages.sqlite")
    try Data("This is a letter, and a long one, so that it is taken for a file of something else.".utf8).write(to: file)
    let error = await #expect(throws: PageStoreError.self) { try await SQLitePageStore(file: file).page("a") }
    #expect(error?.description == "file is not a database (SQLite 26)")
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("This is a letter"), "it was not touched")
  }
}
