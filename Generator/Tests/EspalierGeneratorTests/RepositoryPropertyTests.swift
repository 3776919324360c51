import Foundation
import Testing

@testable import EspalierGenerator

/// The properties of this repository's view classes, and the files that are written from them.
@Suite struct RepositoryPropertyTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources")
    .standardizedFileURL

  /// `UPDATE_DOCUMENTATION=1` writes them again.
  @Test func `each class that declares properties has the file that the tool writes`() throws {
    let properties = try ViewProperties(below: Self.sources)
    if ProcessInfo.processInfo.environment["UPDATE_DOCUMENTATION"] == "1" { try properties.write() }
    #expect(properties.changes.files.count > 40)
    #expect(properties.stale == [], "UPDATE_DOCUMENTATION=1 ./test --filter RepositoryPropertyTests writes them again")
  }
}
