import Foundation
import Testing

/// The guide of the live page lists pitfalls with the tests that hold them, and these are there.
@Suite struct PitfallTests {
  private struct Entry {
    let number: Int
    let tests: [(file: String, name: String)]
  }

  private static func entries() throws -> [Entry] {
    let text = try Repository.text(of: "Documentation/LivePage.md")
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("| "), cells.count == 3, let number = Int(cells[0]) else { return nil }
      let tests = cells[2].components(separatedBy: " · ").compactMap { test -> (file: String, name: String)? in
        guard let parts = test.wholeMatch(of: #/`([^`]+)`: (.+)/#) else { return nil }
        return (String(parts.1), String(parts.2))
      }
      return Entry(number: number, tests: tests)
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
    let entries = try Self.entries()
    #expect(entries.map(\.number) == Array(1...46))
    for entry in entries { #expect(!entry.tests.isEmpty, "pitfall \(entry.number)") }
  }

  @Test func `the tests that are named are there`() throws {
    let sources = try Self.sources()
    for entry in try Self.entries() {
      for (file, name) in entry.tests {
        let source = try #require(sources[file], "pitfall \(entry.number) names \(file), which is not there")
        #expect(source.contains(name), "pitfall \(entry.number) names a test that \(file) does not have: \(name)")
      }
    }
  }
}
