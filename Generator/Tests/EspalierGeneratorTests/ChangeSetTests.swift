import Foundation
import Testing

@testable import EspalierGenerator

/// Tests of files that are written all or not at all.
@Suite struct ChangeSetTests {
  private func changes(in root: URL) -> ChangeSet {
    var changes = ChangeSet(root: root)
    changes.add(.init(path: "Sources/Shop/Cards/A.swift", content: "new a"))
    changes.add(.init(path: "Sources/Shop/Route.swift", content: "edited", original: "old"))
    changes.add(.init(path: "run", content: "new run", isExecutable: true))
    return changes
  }

  private func withPackage(_ body: (TestFolder) throws -> Void) throws {
    let folder = try TestFolder()
    try folder.write("Sources/Shop/Route.swift", "old")
    try body(folder)
  }

  @Test func `new files are written, and lines added to the person's own`() throws {
    try withPackage { folder in
      try changes(in: folder.url).apply()
      #expect(
        try folder.contents() == [
          "Sources/Shop/Cards/A.swift": "new a", "Sources/Shop/Route.swift": "edited", "run": "new run",
        ])
      #expect(FileManager.default.isExecutableFile(atPath: folder.url.appending(path: "run").path))
    }
  }

  @Test func `a second time changes nothing`() throws {
    try withPackage { folder in
      try changes(in: folder.url).apply()
      let effects = changes(in: folder.url).effects().map(\.effect)
      #expect(effects == [.none, .none, .none])
      let before = try folder.dates()
      try changes(in: folder.url).apply()
      #expect(try folder.dates() == before)
    }
  }

  @Test func `a file with other content is left alone with all others, unless it is forced`() throws {
    try withPackage { folder in
      try folder.write("run", "mine")
      let before = try folder.contents()
      #expect(throws: GeneratorError.exists(["run"])) { try changes(in: folder.url).apply() }
      #expect(try folder.contents() == before)
      try changes(in: folder.url).apply(force: true)
      #expect(try folder.contents()["run"] == "new run")
    }
  }

  @Test func `a place that cannot be written leaves everything as it was`() throws {
    try withPackage { folder in
      // A file stands where a folder would have to be.
      try folder.write("Sources/Shop/Cards", "a file")
      let before = try folder.contents()
      var changes = ChangeSet(root: folder.url)
      changes.add(.init(path: "first", content: "1"))
      changes.add(.init(path: "Sources/Shop/Cards/A.swift", content: "2"))
      let error = #expect(throws: GeneratorError.self) { try changes.apply() }
      #expect("\(error, default: "")".contains("Sources/Shop/Cards/A.swift cannot be written"))
      #expect(try folder.contents() == before)
    }
  }

  @Test(arguments: 0...2) func `a cut in the middle is put back by the next start`(place: Int) throws {
    try withPackage { folder in
      let before = try folder.contents()
      try changes(in: folder.url).apply(force: false, cutAfter: place)
      #expect(try folder.contents() != before, "the journal is there")
      try ChangeJournal.recover(in: folder.url)
      #expect(try folder.contents() == before)
      #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "Sources/Shop/Cards").path))
      try changes(in: folder.url).apply()
      #expect(try folder.contents()["Sources/Shop/Cards/A.swift"] == "new a")
    }
  }

  @Test func `templates of the person's own outlive the journal beside them`() throws {
    try withPackage { folder in
      try folder.write(".espalier/templates/Sources/Feature/A.swift", "mine")
      try changes(in: folder.url).apply()
      #expect(try folder.contents()[".espalier/templates/Sources/Feature/A.swift"] == "mine")
    }
  }

  @Test func `a folder that this user may not write is told`() throws {
    // The superuser may write everywhere.
    guard getuid() != 0 else { return }
    try withPackage { folder in
      try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.url.path)
      defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path) }
      let error = #expect(throws: GeneratorError.self) { try changes(in: folder.url).apply() }
      #expect("\(error, default: "")".contains("may not write"))
    }
  }
}
