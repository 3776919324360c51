import Foundation
import TestSupport
import Testing

/// Tests that a program with a missing dependency is refused, with the compiler's messages about it.
///
/// The first line of each file in `Programs/` says what must happen to it, and which words, parted by ` … `, the messages
/// and the lines of the program that they show must hold.
@Suite(.takesTurns) struct CompileTimeTests {
  struct Program: CustomTestStringConvertible, Sendable {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Programs")

    let name: String
    var testDescription: String { name }

    static func all() throws -> [Program] {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift.txt") }.sorted().map(Program.init)
    }

    func text() throws -> String {
      try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    }
  }

  @Test(arguments: try Program.all())
  func `a program compiles, or is refused by name, as it says itself`(program: Program) async throws {
    let text = try program.text()
    let promise = try #require(text.split(separator: "\n").first)
    let outcome = try await SwiftCompiler(forProgramsImporting: "EspalierScopes").check(text)
    if promise == "// Compiles." {
      #expect(outcome.succeeded, "\(outcome.messages)")
    } else {
      let message = try #require(promise.wholeMatch(of: /\/\/ Fails with: (.+)/)).output.1
      #expect(!outcome.succeeded)
      #expect(outcome.messages.contains("error: "))
      for part in message.split(separator: " … ") {
        #expect(outcome.messages.contains(part), "\(outcome.messages)")
      }
    }
  }

  @Test
  func `there is a program that compiles and there are programs that do not`() throws {
    let promises = try Program.all().map { try $0.text().prefix { $0 != "\n" } }
    #expect(promises.count { $0 == "// Compiles." } >= 1)
    #expect(promises.count { $0.hasPrefix("// Fails with: ") } >= 4)
  }
}
