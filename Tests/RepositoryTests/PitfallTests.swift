import Foundation
import Testing

/// Tests that the tests that guides name are there: those of the pitfalls of the live page, and of what others ask for.
@Suite struct PitfallTests {
  private struct Entry {
    let name: String
    let tests: [(file: String, name: String)]
  }

  /// Returns the rows of a guide's tables of three columns, the last of which names tests.
  private static func entries(of guide: String = "LivePage") throws -> [Entry] {
    let text = try Repository.text(of: "Documentation/\(guide).md")
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("| "), cells.count == 3 else { return nil }
      let tests = cells[2].components(separatedBy: " · ").compactMap { test -> (file: String, name: String)? in
        guard let parts = test.wholeMatch(of: #/`([^`]+)`: (.+)/#) else { return nil }
        return (String(parts.1), String(parts.2))
      }
      return Entry(name: cells[0], tests: tests)
    }
  }

  /// The tests' sources by the names of their files.
  private static func sources() throws -> [String: String] {
    let folder = Repository.root.appending(path: "Tests")
    var sources: [String: String] = [:]
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where ["swift", "js"].contains(file.pathExtension) {
      sources[file.lastPathComponent, default: ""] += try String(contentsOf: file, encoding: .utf8)
    }
    return sources
  }

  @Test func `all of them are listed, each with a test`() throws {
    let entries = try Self.entries().filter { Int($0.name) != nil }
    #expect(entries.map(\.name) == (1...46).map(String.init))
    for entry in entries { #expect(!entry.tests.isEmpty, "pitfall \(entry.name)") }
  }

  @Test func `each open request has a test`() throws {
    let entries = try Self.entries(of: "OpenRequests").filter { $0.name != "the request" }
    #expect(entries.count > 5)
    for entry in entries { #expect(!entry.tests.isEmpty, "\(entry.name)") }
  }

  @Test(arguments: ["LivePage", "OpenRequests"]) func `the tests that are named are there`(guide: String) throws {
    let sources = try Self.sources()
    for entry in try Self.entries(of: guide) {
      for (file, name) in entry.tests {
        let source = try #require(sources[file], "\(entry.name) names \(file), which is not there")
        #expect(source.contains(name), "\(entry.name) names a test that \(file) does not have: \(name)")
      }
    }
  }
}
