import Testing

struct SummaryRuleTests {
  @Test(arguments: ["Sources", "Examples", "Generator", "Tests", "Fuzz"])
  func `every summary begins with its subject`(folder: String) throws {
    let files = try Repository.swiftFiles(under: folder)
    #expect(files.count > 10, "the sources are found")
    let faults = files.flatMap(SummaryRules.faults)
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  @Test(arguments: [
    "/// What it is.", "  /// Whether it is on.", "/// Who is asked.", "/// Whoever asks.", "/// Whatever comes.",
    "/// Where it stands.", "/// Why it failed.", "/// How it is read.", "/// When it ended.", "/// Which one it is.",
    "///What it is.", "/// What",
  ])
  func `a summary that begins with a word of a question is found`(comment: String) {
    let file = SourceFile(path: "Sources/Some/File.swift", text: "import Some\n\n\(comment)\nlet value = 1\n")
    #expect(SummaryRules.faults(in: file).count == 1)
    #expect(SummaryRules.faults(in: file).first?.hasPrefix("Sources/Some/File.swift:3 ") == true)
  }

  @Test(arguments: [
    "/// A sentence.\n///\n/// What follows is no summary.\n/// Where it goes on neither.", "// What a remark says.",
    "/// Whatsoever is another word.", "let text = \"/// What\"", "/// However it is.",
  ])
  func `other lines are left alone`(text: String) {
    #expect(SummaryRules.faults(in: SourceFile(path: "Sources/Some/File.swift", text: text)) == [])
  }
}
