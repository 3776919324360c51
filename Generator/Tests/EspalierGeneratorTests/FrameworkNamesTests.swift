import Foundation
import Testing

@testable import EspalierGenerator

/// Tests of the list of the framework's names, which is made from its sources.
@Suite struct FrameworkNamesTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardizedFileURL
  private static let file = repository.appending(
    path: "Generator/Sources/EspalierGenerator/Names/FrameworkNames.swift")

  /// `UPDATE_DOCUMENTATION=1` writes it again.
  @Test func `the names of the framework are those of its sources`() throws {
    let text = try Self.text()
    if ProcessInfo.processInfo.environment["UPDATE_DOCUMENTATION"] == "1" { try Data(text.utf8).write(to: Self.file) }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == text)
  }

  @Test func `the names are read as they are written`() {
    #expect(FrameworkNames.types.isSuperset(of: ["Feature", "RootScope", "ViewModel", "TestApp", "MockGateway"]))
    #expect(FrameworkNames.modules.isSuperset(of: ["Espalier", "EspalierWeb"]))
    #expect(FrameworkNames.featureMembers.isSuperset(of: ["scope", "position", "tabs", "children"]))
  }

  private static func text() throws -> String {
    let sources = repository.appending(path: "Sources")
    var (types, members): (Set<String>, Set<String>) = ([], [])
    for path in FileManager.default.subpaths(atPath: sources.path) ?? [] where path.hasSuffix(".swift") {
      let source = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      types.formUnion(self.types(in: source))
      members.formUnion(self.members(in: source))
    }
    // A target's folder has its name, in one of the parts of the sources.
    let folders = (FileManager.default.subpaths(atPath: sources.path) ?? []).flatMap {
      $0.split(separator: "/").dropLast()
    }
    let modules = folders.map(String.init).filter { $0.contains(/^(C?Espalier\w*|CZlib)$/) }
    return """
      /// The names that are public in Espalier. A test writes this file from the sources, and holds it to them.
      enum FrameworkNames {
        /// Its modules.
        static let modules = words(
          \"\"\"
      \(packed(Set(modules)))
          \"\"\")

        /// Its types.
        static let types = words(
          \"\"\"
      \(packed(types))
          \"\"\")

        /// The members of a feature.
        static let featureMembers = words(
          \"\"\"
      \(packed(members))
          \"\"\")

        private static func words(_ text: String) -> Set<String> { Set(text.split(whereSeparator: \\.isWhitespace).map(String.init)) }
      }

      """.replacing(
        "Set<String> { Set(text.split(whereSeparator: \\.isWhitespace).map(String.init)) }",
        with: "Set<String> {\n    Set(text.split(whereSeparator: \\.isWhitespace).map(String.init))\n  }")
  }

  /// The sources are formatted, so what stands at the beginning of a line is at the top of its file.
  private static func types(in source: String) -> [String] {
    let declaration =
      /^(?:@[A-Za-z]+(?:\([^)\n]*\))? )*(?:public|open) (?:final |indirect |nonisolated )*(?:class|struct|enum|actor|protocol|typealias) ([A-Za-z0-9_]+)/
    return source.matches(of: declaration.anchorsMatchLineEndings()).map { String($0.1) }
  }

  private static func members(in source: String) -> [String] {
    let owner = /(?:class|extension|protocol) (?:Feature|Module|AnyModule|Coordinating|Navigable|Graphable)\b/
    let member =
      /^  (?:@[A-Za-z]+ )*(?:public |open |override |final |private\(set\) |internal\(set\) )*(?:var|let|func) `?([A-Za-z0-9_]+)/
    var (names, isOwned, isProtocol): ([String], Bool, Bool) = ([], false, false)
    for line in source.split(separator: "\n") {
      if let first = line.first, !first.isWhitespace, first != "}" {
        isOwned = line.firstMatch(of: owner) != nil
        isProtocol = line.contains("protocol ")
      }
      guard isOwned, let match = line.firstMatch(of: member) else { continue }
      // A requirement of a protocol has no word of its own before it.
      if isProtocol || line.contains("public ") || line.contains("open ") { names.append(String(match.1)) }
    }
    return names
  }

  private static func packed(_ names: Set<String>) -> String {
    var lines: [String] = []
    for name in names.sorted() {
      if let last = lines.last, last.count + name.count < 118 {
        lines[lines.count - 1] = last + " " + name
      } else {
        lines.append("    " + name)
      }
    }
    return lines.joined(separator: "\n")
  }
}
