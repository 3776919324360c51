import Foundation
import Testing

@testable import EspalierGenerator

/// Tests of the right to write into a package, and of what an earlier start has left behind.
@Suite struct PackageWritingTests {
  /// Cuts a feature off after some of its files.
  private func cut(_ folder: TestFolder, after count: Int) async throws {
    let changes = try await folder.generation("Cards").changes
    try changes.apply(force: false, cutAfter: count)
  }

  @Test(arguments: 0...5) func `what is half done is put back before anything is read`(count: Int) async throws {
    let folder = try TestFolder.shop()
    let before = try folder.contents()
    try await cut(folder, after: count)
    let writing = try PackageWriting(in: folder.url)
    #expect(try writing.recover().count == count)
    #expect(try folder.contents() == before)
    try await folder.generation("Cards").changes.apply()
    let files = try folder.contents()
    #expect(files["Sources/Shop/ShopRoute.swift"]?.contains("case cards(CardsRoute)") == true)
    #expect(files["Sources/Shop/ShopFeature.swift"]?.contains("case .cards(let route): .child") == true)
  }

  @Test func `nothing is written over what is half done`() async throws {
    let folder = try TestFolder.shop()
    try await cut(folder, after: 2)
    let before = try folder.contents()
    #expect(PackageWriting.isUnfinished(in: folder.url))
    let changes = try await folder.generation("Loans").changes
    #expect(throws: GeneratorError.unfinished(package: folder.url.path)) { try changes.apply() }
    #expect(try folder.contents() == before)
  }

  @Test func `one writes at a time`() async throws {
    let folder = try TestFolder.shop()
    var first: PackageWriting? = try PackageWriting(in: folder.url)
    let error = #expect(throws: GeneratorError.self) { try PackageWriting(in: folder.url) }
    #expect("\(error, default: "")".contains("Another espalier is writing in \(folder.url.path)"))
    withExtendedLifetime(first) {}
    first = nil
    #expect(throws: Never.self) { try PackageWriting(in: folder.url) }
  }

  @Test func `a lock ends with its holder, whatever process has its descriptor too`() throws {
    let folder = try TestFolder.shop()
    var lock = try FolderLock(of: folder.url)
    // A process has such a one between fork and exec.
    let other = try fcntl(#require(lock).descriptor, F_DUPFD_CLOEXEC, 0)
    defer { close(other) }
    #expect(try FolderLock(of: folder.url) == nil)
    lock = nil
    #expect(try FolderLock(of: folder.url) != nil)
  }

  @Test func `a file that was written since it was read is left alone`() async throws {
    let folder = try TestFolder.shop()
    let changes = try await folder.generation("Cards").changes
    try folder.write("Sources/Shop/ShopRoute.swift", TestFolder.route + "// mine\n")
    let before = try folder.contents()
    for force in [false, true] {
      #expect(throws: GeneratorError.changed(["Sources/Shop/ShopRoute.swift"])) { try changes.apply(force: force) }
    }
    #expect(try folder.contents() == before)
  }

  @Test(arguments: ["Sources/Shop/ShopRoute.swift", "Sources/Shop/Features/Cards/CardsRoute.swift"])
  func `what a person wrote after the cut is kept and named`(path: String) async throws {
    let folder = try TestFolder.shop()
    try await cut(folder, after: 5)
    try folder.write(path, try #require(try folder.contents()[path]) + "// mine\n")
    let before = try folder.contents()
    let error = #expect(throws: GeneratorError.self) { try PackageWriting(in: folder.url).recover() }
    let words = "\(error, default: "")"
    #expect(words.contains(path) && !words.contains("Nothing was changed"))
    #expect(try folder.contents() == before)
  }

  @Test(arguments: ["../victim", "/tmp/victim", "a/../../victim", "link/victim", "", "./victim"])
  func `a journal that names a place out of the package is refused`(path: String) throws {
    let outer = try TestFolder()
    try outer.write("victim", "mine")
    try outer.write("package/Package.swift", "")
    try outer.link("package/link", to: "..")
    try outer.write("package/.espalier/changes/0.new", "mine")
    try outer.write("package/.espalier/changes/0.old", "theirs")
    for isNew in [true, false] {
      try outer.write(
        "package/.espalier/changes/journal.json",
        #"{"entries":[{"path":"\#(path)","isNew":\#(isNew)}],"folders":[]}"#)
      let package = outer.url.appending(path: "package")
      let error = #expect(throws: GeneratorError.self) { try ChangeJournal.recover(in: package) }
      #expect("\(error, default: "")".contains("is not in the package"))
      #expect(try outer.contents()["victim"] == "mine")
    }
  }

  @Test func `a folder of journals that is a link is not followed`() throws {
    let folder = try TestFolder()
    try folder.write("elsewhere/changes/mine", "mine")
    try folder.write("package/Package.swift", "")
    try folder.link("package/.espalier", to: "../elsewhere")
    #expect(throws: GeneratorError.self) { try ChangeJournal.recover(in: folder.url.appending(path: "package")) }
    #expect(try folder.contents()["elsewhere/changes/mine"] == "mine")
  }

  @Test func `what was left without a journal goes, and templates of one's own stay`() throws {
    let folder = try TestFolder()
    try folder.write(".espalier/changes/8.old", "old")
    #expect(try ChangeJournal.recover(in: folder.url) == [])
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: ".espalier").path))
    try folder.write(".espalier/changes/8.old", "old")
    try folder.write(".espalier/templates/A.swift", "mine")
    try ChangeJournal.recover(in: folder.url)
    #expect(try folder.contents() == [".espalier/templates/A.swift": "mine"])
  }
}
