import ArgumentParser
import Espalier
import Testing

@testable import EspalierCommand

/// The structure of an app as text, for a person at a terminal or a program.
@MainActor @Suite struct StructureTests {
  private func text(_ arguments: [String]) async throws -> String? {
    try await StructureSurface.parse(arguments).text(of: AppHost(NotesApp()), for: Visitor())
  }

  @Test func `every place is written with its address`() async throws {
    let text = try #require(try await text([]))
    #expect(text.contains("/notes/{Int}"))
  }

  @Test(arguments: [("dot", "digraph"), ("mermaid", "flowchart")])
  func `places can be drawn`(format: String, start: String) async throws {
    let text = try #require(try await text(["places", "--as", format]))
    #expect(text.contains(start) && text.contains("/notes/"))
  }

  @Test(arguments: [("dot", "digraph"), ("mermaid", "flowchart"), ("json", "{")])
  func `modules and scopes are a graph`(format: String, start: String) async throws {
    let text = try #require(try await text(["graph", "--as", format]))
    #expect(text.contains(start) && text.contains("NotesFeature") && text.contains("NotesScope"))
  }

  @Test(arguments: [
    (["places", "--as", "json"], "text, dot or mermaid"), (["graph", "--as", "text"], "dot, mermaid or json"),
  ])
  func `a form that there is not is refused with those that there are`(arguments: [String], words: String) throws {
    let error = #expect(throws: (any Error).self) { try StructureSurface.parse(arguments) }
    #expect(StructureSurface.message(for: try #require(error)).contains(words))
  }

  @Test func `an app that cannot be opened has no structure`() async throws {
    let host = AppHost(NotesApp(failures: Failures(1)))
    #expect(try await StructureSurface.parse([]).text(of: host, for: Visitor()) == nil)
  }
}
