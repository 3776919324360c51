import Testing

struct SourceRuleTests {
  @Test
  func `the sources keep the rules`() throws {
    let faults = try Repository.sources().flatMap(SourceRules.faults)
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  @Test func `no two properties of the framework have one number`() throws {
    var places: [String: [String]] = [:]
    for file in try Repository.sources() {
      for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        // Most lines are none, and looking for the word is much faster than matching.
        guard line.contains("number: "), let match = line.firstMatch(of: /\bPropertyKey\(number: (\d+)/) else {
          continue
        }
        places[String(match.output.1), default: []].append("\(file.path):\(index + 1)")
      }
    }
    #expect(places.count > 150, "the declarations are found")
    #expect(places.filter { $1.count > 1 }.isEmpty)
  }

  @Test func `one file alone knows how an element and a property are packed into a key`() throws {
    let packing = /<< 16|>> 16|truncatingIfNeeded: [\w.]*key\b/
    let known = [
      "Sources/Values/EspalierViews/Styles/StyleSlot.swift", "Sources/Values/EspalierViews/Values/Color.swift",
    ]
    let layers = ["EspalierViews", "EspalierScreens", "EspalierWeb", "EspalierHeadless"]
    for file in try Repository.sources() where layers.contains(file.target) && !known.contains(file.path) {
      guard file.text.contains("16") || file.text.contains("truncatingIfNeeded") else { continue }
      #expect(!SourceCode(file.text).lines.contains { $0.contains(packing) }, "\(file.path)")
    }
  }

  @Test(arguments: [
    "print(1)", "  Swift.print(1)", "if late { fatalError(\"late\") }", "let value = try! make()",
    "let view = view as! Label",
    "let text = \"value: \\(try! make())\"", "final class Box: @unchecked Sendable {}",
    "nonisolated(unsafe) var count = 0",
    "/// Safe: a doc comment is no proof.\nnonisolated(unsafe) var count = 0",
    "// Safe: this stands too far away.\n\nnonisolated(unsafe) var count = 0",
    "// Safe: this one is about something else.\nlet other = 1\nnonisolated(unsafe) var count = 0",
    "let text = \"\"\"\n  a \"quoted\" word \\\"\"\"\n  \"\"\"; print(text)",
    "/* a /* nested */ comment */ print(1)", "let raw = #\"\\\"#; print(raw)",
  ])
  func `a broken rule is found`(code: String) {
    let faults = SourceRules.faults(in: SourceFile(path: "Sources/Some/File.swift", text: code))
    #expect(faults.count == 1, "\(faults)")
    #expect(
      faults.first?.hasPrefix(
        "Sources/Some/File.swift:\(code.split(separator: "\n", omittingEmptySubsequences: false).count) ") == true)
  }

  @Test(arguments: [
    "route.print(to: &text)", "func print(_ route: Route) -> String { \"\" }", "blueprint(1)",
    "// print(1), as! and try!",
    "let text = \"print(1) as! try!\"", "let text = \"\"\"\n  print(1)\n  \"\"\"", "let raw = #\"a \"print(1)\" b\"#",
    "/* fatalError(\n fatalError( */ let a = 1", "let label = view as? Label", "let value = try? make()",
    "// Safe: written once, before any other thread exists.\nnonisolated(unsafe) var count = 0",
    "// Safe: all state is behind the lock,\n// which is never held across a call.\n@usableFromInline\nfinal class Box: @unchecked Sendable {}",
  ])
  func `what only looks like a broken rule is none`(code: String) {
    #expect(SourceRules.faults(in: SourceFile(path: "Sources/Some/File.swift", text: code)) == [])
  }
}
