import Foundation
import TestSupport
import Testing

@testable import EspalierHTML
@testable import EspalierWire

/// Tests of the way in which the modules of the script become one file, and of the numbers that both sides of the wire share.
@Suite struct ScriptModulesTests {
  private func joined(_ files: [String: String], from entry: String = "last") -> String {
    String(decoding: ScriptModules(files.mapValues { Array($0.utf8) }).joined(from: entry), as: UTF8.self)
  }

  @Test func `a module comes after all that it imports, and once`() {
    let files = [
      "first": "export const one = 1;",
      "second": "import { one } from \"./first.js\";\nexport const two = one + one;",
      "last":
        "// Sums\n\nimport { one } from \"./first.js\";\nimport {\n  two,\n} from \"./second.js\";\nshow(one + two);",
    ]
    #expect(
      joined(files) == "const one = 1;\nconst two = one + one;\n// Sums\n\nshow(one + two);\n")
  }

  @Test func `modules that import each other stand as they are imported first`() {
    let files = [
      "first":
        "import { go } from \"./last.js\";\nimport { all } from \"./other.js\";\nexport const stop = () => go(all);",
      "other": "import { stop } from \"./first.js\";\nexport const all = [stop];",
      "last": "import { stop } from \"./first.js\";\nexport const go = () => stop();",
    ]
    #expect(joined(files) == "const stop = () => go(all);\nconst all = [stop];\nconst go = () => stop();\n")
  }

  @Test func `the numbers of a module stand in place of their names, also within texts`() {
    let files = [
      "wire": "export const move = 4;\nexport const gap = -2;",
      "last":
        "import * as wire from \"./wire.js\";\nsend(wire.move, `[${wire.gap},${last}]`, its.wire.move, wire.other, nowire.move, { [wire.move]: 1, [wire.move]() {} });",
    ]
    #expect(joined(files) == "send(4, `[-2,${last}]`, its.wire.move, wire.other, nowire.move, { 4: 1, 4() {} });\n")
  }

  @Test func `no two modules declare one name`() throws {
    let script = String(decoding: BrowserAssets.script, as: UTF8.self)
    let plain = script.matches(of: #/(?m)^(?:const|let) (\w+)/#).map { String($0.output.1) }
    // `const { queue = [], setTimeout: later = setTimeout } = …` declares `queue` and `later`.
    let destructured = script.matches(of: #/(?m)^(?:const|let) \{([^}]*)\}/#).flatMap { match in
      match.output.1.split(separator: ",").compactMap { part in
        part.split(separator: "=")[0].split(separator: ":").last.map { $0.filter { !$0.isWhitespace } }
      }
    }
    let names = plain + destructured.filter { !$0.isEmpty }
    #expect(names.count > 150 && names.contains("queue") && names.contains("later"))
    #expect(Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys.sorted() == [])
  }

  @Test func `what is served has no import, no export, and no number by its name`() {
    let modules = BrowserAssets.modules.map { String(decoding: $0.bytes, as: UTF8.self) }
    for script in [String(decoding: BrowserAssets.script, as: UTF8.self)] + modules {
      #expect(!script.contains(#/(?m)^(import|export) /#) && !script.contains("wire."))
    }
  }

  @Test func `wire.js has the numbers of both enumerations`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/Surfaces/Web/CEspalierBrowser/Browser/Script/wire.js").standardizedFileURL
    let steps = OperationCode.allCases.map { "export const \($0) = \($0.rawValue);" }
    let messages = MessageCode.allCases.map { "export const \($0) = \($0.rawValue);" }
    let text = """
      // Written from OperationCode and MessageCode of EspalierWire. Change those, and run this test's suite (ScriptModulesTests)
      // with UPDATE_DOCUMENTATION=1.

      // The steps of a frame from the server.
      \(steps.joined(separator: "\n"))

      // The messages of the browser that are no events.
      \(messages.joined(separator: "\n"))

      """
    if ProcessInfo.processInfo.environment["UPDATE_DOCUMENTATION"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }
}
