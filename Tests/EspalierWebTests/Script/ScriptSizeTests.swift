import EspalierViews
import Foundation
import Testing

@testable import EspalierWeb

/// What every page loads is small.
@Suite struct ScriptSizeTests {
  private static let script = BrowserAssets.own(theme: .standard, adding: "").script

  @Test func `the script is at most 12 KiB on the way`() throws {
    let compressed = try #require(Self.script.compressed)
    #expect(compressed.count <= 12_288)
  }

  @Test func `what is served is the script without what only its readers need`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let source = try String(
      contentsOf: folder.appending(path: "../../../Sources/EspalierWeb/Browser/espalier.js"), encoding: .utf8)
    let lines = source.split(separator: "\n").map { $0.drop { $0 == " " } }
    let kept = lines.filter { !$0.isEmpty && !$0.hasPrefix("//") }
      .map { line in line.firstRange(of: " // ").map { line[..<$0.lowerBound] } ?? line }
    // A text over several lines would lose its indentation, and one with a comment in it its end.
    for line in kept { for quote in "`\"" { #expect(line.count { $0 == quote } % 2 == 0, "\(line)") } }
    #expect(String(decoding: Self.script.bytes, as: UTF8.self) == kept.joined(separator: "\n") + "\n")
  }
}
