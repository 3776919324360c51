import Testing

struct PlainWordRuleTests {
  @Test func `comments of the sources use plain words`() throws {
    let files = try Repository.swiftFiles(under: "Sources")
    #expect(files.count > 1_000, "the sources are found")
    let faults = files.flatMap(PlainWordRules.faults)
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  /// The page of promises has the names of tests, which are no sentences of a guide.
  @Test(arguments: try Repository.documents().filter { !$0.hasSuffix("Promises.md") }) func `guides use plain words`(
    path: String
  ) throws {
    let faults = PlainWordRules.faults(inGuide: try Repository.text(of: path), at: path)
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  @Test(arguments: [
    "/// The window is told.", "  // Nobody waits.", "/// What goes on\n/// stays.", "/// It goes out of sight.",
  ])
  func `a word that hides who acts is found`(text: String) {
    #expect(PlainWordRules.faults(in: SourceFile(path: "Sources/Some/File.swift", text: text)).count == 1)
  }

  @Test(arguments: [
    "let told = 1", "/// Calls `told`, and shows “Nobody is here”.", "/// ```swift\n/// goOn() // go on\n/// ```",
    "/// The category goes only here.", "/// toldest",
  ])
  func `code, quotations and other words are left alone`(text: String) {
    #expect(PlainWordRules.faults(in: SourceFile(path: "Sources/Some/File.swift", text: text)) == [])
  }
}
