import Testing

struct TypeSizeTests {
  @Test func `no type is larger than can be read, but those that are listed`() throws {
    let sizes = TypeSizes.all(in: try Repository.sources())
    #expect(sizes.count > 1_000, "the types are found")
    for (type, size) in sizes {
      let name = String(type.split(separator: ".").last ?? "")
      #expect(size <= TypeSizes.larger[name]?.most ?? TypeSizes.most, "\(type) has \(size) lines of code")
    }
    for name in TypeSizes.larger.keys {
      let size = sizes.filter { $0.key.hasSuffix(".\(name)") }.values.max() ?? 0
      #expect(size > TypeSizes.most, "\(name) is not large any more; take it from the list")
    }
  }

  private func file(_ path: String, _ text: String) -> SourceFile {
    SourceFile(path: "Sources/Values/EspalierViews/\(path).swift", text: text)
  }

  @Test func `a type is counted with its extensions, without comments and blank lines`() {
    let sizes = TypeSizes.all(in: [
      file("Apple", "/// An apple.\npublic struct Apple {\n  // A pip.\n\n  var pips = 3\n}\n\nlet other = 1\n"),
      file("Apple+Eating", "@MainActor\nextension Apple {\n  func eat() {}\n}\nstruct Pear {}\n"),
    ])
    #expect(sizes == ["EspalierViews.Apple": 6, "EspalierViews.Pear": 1])
  }
}
