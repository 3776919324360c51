import Testing

struct FolderCircleTests {
  @Test func `no folders of a target know each other in a circle, but those that are listed`() throws {
    let files = try Repository.sources()
    let targets = Set(files.map(\.target))
    #expect(targets.count > 30, "the sources are found")
    for target in targets.sorted() {
      let circles = FolderCircles.circles(of: target, in: files)
      #expect(
        Set(circles.keys) == FolderCircles.known[target]?.folders ?? [],
        "\(circles.values.sorted().joined(separator: "\n"))")
    }
  }

  /// Folders that are larger are named with their size, and grow no further.
  private static let largerFolders = [
    "Sources/Features/EspalierFlows": 21,
    "Sources/Features/EspalierFlows/Internal": 24,
    "Sources/Scopes/EspalierContainer/Internal": 21,
    "Sources/Surfaces/EspalierTesting": 21,
    "Sources/Values/EspalierViews/Properties": 40,
    "Sources/Values/EspalierViews/Values": 28,
    "Sources/Values/EspalierViews/Views": 27,
  ]

  @Test func `no folder has more files than can be looked over`() throws {
    let files = try Repository.sources()
    for (folder, files) in Dictionary(
      grouping: files, by: { $0.path.split(separator: "/").dropLast().joined(separator: "/") })
    {
      #expect(files.count <= Self.largerFolders[folder] ?? 20, "\(folder) has \(files.count) files")
    }
  }

  private func faults(_ files: [String: String]) -> [String] {
    FolderCircles.circles(
      of: "EspalierViews",
      in: files.sorted { $0.key < $1.key }.map {
        SourceFile(path: "Sources/Values/EspalierViews/\($0.key).swift", text: $0.value)
      }
    ).values.sorted()
  }

  @Test func `folders that name each other's types are a circle`() {
    let found = faults([
      "A/Apple": "struct Apple { let pear: Pear? }", "B/Internal/Pear": "public final class Pear: Apple {}",
    ])
    #expect(
      found == [
        "EspalierViews: A names Pear of B; B names Apple of A", "EspalierViews: B names Apple of A; A names Pear of B",
      ])
  }

  @Test func `a circle may go through several folders, and through what stands in none`() {
    let found = faults([
      "A/Apple": "struct Apple {}\nextension Pear { func eat() {} }",
      "B/Pear": "@MainActor enum Pear { case one(Fig) }",
      "Fig": "indirect enum Fig { case one(Apple) }",
    ])
    #expect(found.count == 3)
    #expect(
      found.first == "EspalierViews: A names Pear of B; B names Fig of EspalierViews; EspalierViews names Apple of A")
  }

  @Test func `the name of the module before a type's changes nothing`() {
    #expect(
      faults(["A/Apple": "struct Apple { let pear: EspalierViews.Pear }", "B/Pear": "struct Pear: Apple {}"]).count == 2
    )
  }

  @Test(arguments: [
    ["A/Apple": "struct Apple {}", "B/Pear": "struct Pear { let apple: Apple }"],
    // Comments and texts are no code.
    ["A/Apple": "/// See Pear.\nstruct Apple { let name = \"Pear\" }", "B/Pear": "struct Pear { let apple: Apple }"],
    // Internal stands in its folder.
    ["A/Apple": "struct Apple { let pip: Pip }", "A/Internal/Pip": "struct Pip { unowned let apple: Apple }"],
    // A private type is its file's.
    ["A/Apple": "struct Apple { let pip: Pip }\nprivate struct Pip {}", "B/Pip": "struct Pip { let apple: Apple }"],
    // A type within another one is named by that.
    ["A/Apple": "struct Apple {\n  struct Pip {}\n}", "B/Pear": "struct Pear {\n  struct Pip { let apple: Apple }\n}"],
    // Also where another folder has a type of that name.
    [
      "A/Apple": "struct Apple {\n  enum Pip {}\n  let pip: Pip\n}", "A/Core": "struct Core { let pip: Apple.Pip }",
      "B/Pip": "struct Pip { let apple: Apple }",
    ],
  ])
  func `what leads one way only is none`(files: [String: String]) {
    #expect(faults(files).isEmpty)
  }
}
