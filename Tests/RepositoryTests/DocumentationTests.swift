import TestSupport
import Testing

@Suite(.takesTurns) struct DocumentationTests {
  /// The number of attempts that the type checker may make for one expression of a document: a two-hundredth of what it tries before it gives up.
  private static let scopes = 5_000

  @Test(arguments: try Repository.documents())
  func `the Swift in a document compiles, and takes the type checker little`(path: String) async throws {
    for program in DocumentPrograms(path: path, text: try Repository.text(of: path)).programs {
      let outcome = try await SwiftCompiler(forProgramsImporting: "EspalierScopes").check(program, within: Self.scopes)
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
  func `an expression that takes the type checker long is refused`() async throws {
    let program =
      "let sum = [1, 2, 3].map { $0 + 1 * 2 - 3 }.filter { $0 > 2 }.map { -$0 + 2 * ($0 - 1) + 4 * 5 }.reduce(0) { $0 + $1 }\n"
    let compiler = try SwiftCompiler(forProgramsImporting: "EspalierScopes")
    #expect(try await compiler.check(program).succeeded)
    let outcome = try await compiler.check(program, within: 50)
    #expect(!outcome.succeeded)
    #expect(outcome.messages.contains("in reasonable time"), "\(outcome.messages)")
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
