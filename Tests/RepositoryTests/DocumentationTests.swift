import TestSupport
import Testing

@Suite(.takesTurns) struct DocumentationTests {
  @Test(arguments: try Repository.documents())
  func `the Swift in a document compiles`(path: String) async throws {
    for program in DocumentPrograms(path: path, text: try Repository.text(of: path)).programs {
      let outcome = try await SwiftCompiler(forProgramsImporting: "EspalierScopes").check(program)
      #expect(outcome.succeeded, "\(outcome.messages)")
    }
  }

  @Test
  func `Swift that does not compile is refused, at its place in the document`() async throws {
    let text = "# Title\n\n```swift\nimport EspalierScopes\nlet scope = RootScope().nothing\n```\n"
    let program = try #require(DocumentPrograms(path: "Documentation/Some.md", text: text).programs.first)
    let outcome = try await SwiftCompiler(forProgramsImporting: "EspalierScopes").check(program)
    #expect(!outcome.succeeded)
    #expect(outcome.messages.contains("Documentation/Some.md:5:"), "\(outcome.messages)")
    #expect(outcome.messages.contains("'nothing'"))
  }

  @Test
  func `the blocks of a document are one program until another begins`() {
    let text = """
      ```swift
      let a = 1
      ```
      Words, and `code`.
      ```swift
      let b = a
      ```
      <!-- new program -->
      ```text
      not Swift
      ```
      ```swift ignore
      not compiled
      ```
      ````markdown
      ```swift
      not ours
      ```
      ````
      - in a list:
        ```swift
        let c = 3
        ```
      """
    #expect(
      DocumentPrograms(path: "Some.md", text: text).programs == [
        """
        #sourceLocation(file: "Some.md", line: 2)
        let a = 1
        #sourceLocation()
        #sourceLocation(file: "Some.md", line: 6)
        let b = a
        #sourceLocation()

        """,
        """
        #sourceLocation(file: "Some.md", line: 22)
          let c = 3
        #sourceLocation()

        """,
      ])
    #expect(DocumentPrograms(path: "Some.md", text: "# Words only\n").programs.isEmpty)
  }
}
