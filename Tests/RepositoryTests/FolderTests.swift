import Testing

/// Tests of the folders within a target: what one folder builds on does not build on it in turn.
@Suite struct FolderTests {
  /// The targets whose folders are held to it.
  static let targets = ["EspalierServer"]

  @Test(arguments: targets) func `no two folders of a target need each other`(target: String) throws {
    // What lies in no folder is the face of the target, which stands before all of it.
    let files = try Repository.sources().filter {
      $0.target == target && !FolderUses.folder($0).hasSuffix("/\(target)")
    }
    #expect(FolderUses(files).circles.isEmpty)
  }

  @Test(arguments: targets) func `no folder of a target has more files than can be looked over`(target: String) throws {
    let files = try Repository.sources().filter { $0.target == target }
    for (folder, files) in Dictionary(grouping: files, by: FolderUses.folder) {
      #expect(files.count <= 20, "\(folder)")
    }
  }

  @Test func `a circle is found, also a long one`() {
    func file(_ folder: String, _ text: String) -> SourceFile {
      SourceFile(path: "Sources/EspalierServer/Internal/\(folder)/File.swift", text: text)
    }
    let line = [
      file("A", "struct Alpha { let other: Beta }"), file("B", "final class Beta { let other: Gamma }"),
      file("C", "struct Gamma {\n  // Alpha\n  let name = \"Alpha\"\n}"),
    ]
    #expect(FolderUses(line).circles.isEmpty)
    let circle = line + [file("C", "extension Gamma { func all() -> [Alpha] { [] } }")]
    #expect(FolderUses(circle).circles == ["A", "B", "C"].map { "Sources/EspalierServer/Internal/\($0)" })
  }
}
