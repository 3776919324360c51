import Testing

@testable import EspalierGenerator

/// Tests of the lines of a template that are kept.
@Suite struct TemplateTextTests {
  private func lines(_ text: String, _ conditions: Set<String>) throws -> String {
    try TemplateText(conditions: conditions, path: "A.swift").lines(of: text)
  }

  private let text = """
    a
      // template if sign-in
      b
      // template if !memory
      c
      // template end
      // template end
    // template if memory
    d
    // template end
    e  // template only
    """

  @Test(
    arguments: [
      ([], "a"), (["sign-in"], "a\n  b\n  c"), (["memory"], "a\nd"), (["sign-in", "memory"], "a\n  b\nd"),
    ] as [(Set<String>, String)])
  func `a block is kept where its condition holds`(conditions: Set<String>, kept: String) throws {
    #expect(try lines(text, conditions) == kept)
  }

  @Test(arguments: [
    ("class A {\n  // template if a\n  b\n  // template end\n\n  c\n}", "class A {\n  c\n}"),
    ("@Test(\n  .disabled(),  // template only\n  .limit)\nfunc", "@Test(.limit)\nfunc"),
    ("a {\n\n  b\n}", "a {\n\n  b\n}"),
  ])
  func `what is left out leaves no gap`(text: String, kept: String) throws { #expect(try lines(text, []) == kept) }

  @Test(arguments: ["// template if a\nb", "a\n// template end"])
  func `a block without its other end is an error that names the file`(text: String) {
    let error = #expect(throws: GeneratorError.self) { try lines(text, []) }
    #expect("\(error, default: "")".contains("A.swift"))
  }
}
