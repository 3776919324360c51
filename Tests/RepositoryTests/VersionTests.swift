import Foundation
import Testing

/// Tests that all who say a version say the same.
struct VersionTests {
  /// The files that say a version, with what stands before it.
  private static let marks = [
    "CHANGELOG.md": "\n## ", "Examples/Wallet/CHANGELOG.md": "\n## ",
    "Examples/Wallet/Sources/WalletProgram/WalletApp.swift": "version: String { \"",
    "Generator/Sources/EspalierCommandLine/EspalierCommand.swift": ", version: \"",
  ]

  @Test func `the library, the generator and Wallet have one version`() throws {
    let versions = try Self.marks.map { path, mark in
      let text = try Repository.text(of: path)
      let start = try #require(text.range(of: mark), "\(path) says no version behind “\(mark)”")
      return String(text[start.upperBound...].prefix { $0.isNumber || $0 == "." })
    }
    #expect(Set(versions) == ["0.1.0"], "\(versions)")
  }

  @Test func `the changelog fits on a page`() throws {
    let lines = try Repository.text(of: "CHANGELOG.md").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 60 && lines.allSatisfy { $0.count <= 170 })
  }
}
