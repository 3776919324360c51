import Foundation
import Testing

@testable import EspalierGenerator

/// The string catalogues of this repository: their Swift files, their form, and their translations.
@Suite struct RepositoryTextTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardizedFileURL

  /// The framework, and each example that has catalogues: what one speaks, another need not.
  private static let folders: [String] = {
    let examples =
      (try? FileManager.default.contentsOfDirectory(atPath: repository.appending(path: "Examples").path)) ?? []
    return ["Sources"]
      + examples.filter { !$0.hasPrefix(".") }.sorted().map { "Examples/\($0)" }.filter { folder in
        (FileManager.default.subpaths(atPath: repository.appending(path: "\(folder)").path) ?? [])
          .contains { $0.hasSuffix(TextCatalogue.fileName) }
      }
  }()

  @Test func `the catalogues are found`() { #expect(Self.folders.count >= 5, "\(Self.folders)") }

  /// `UPDATE_DOCUMENTATION=1` writes them again.
  @Test(arguments: folders)
  func `each catalogue has the Swift file that the tool writes, and is translated`(folder: String) throws {
    let catalogues = try TextCatalogues(below: Self.repository.appending(path: folder))
    if ProcessInfo.processInfo.environment["UPDATE_DOCUMENTATION"] == "1" { try catalogues.write() }
    #expect(catalogues.stale == [], "UPDATE_DOCUMENTATION=1 ./test --filter RepositoryTextTests writes them again")
    #expect(catalogues.problems == [])
  }

  /// `UPDATE_DOCUMENTATION=1` writes them so.
  @Test(arguments: folders)
  func `each catalogue is in the form in which an editor saves it`(folder: String) throws {
    let root = Self.repository.appending(path: folder)
    for place in try TextCatalogues(below: root).places {
      let file = root.appending(path: place.path)
      let data = try Data(contentsOf: file)
      let saved = try JSONSerialization.data(
        withJSONObject: JSONSerialization.jsonObject(with: data),
        options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
      if ProcessInfo.processInfo.environment["UPDATE_DOCUMENTATION"] == "1" { try saved.write(to: file) }
      #expect(try Data(contentsOf: file) == saved, "\(folder)/\(place.path)")
    }
  }

  @Test func `languages are counted here as in the framework`() throws {
    let sources = FileManager.default.enumerator(
      at: Self.repository.appending(path: "Sources"), includingPropertiesForKeys: nil)
    let file = try #require(sources?.first { ($0 as? URL)?.lastPathComponent == "PluralRule.swift" } as? URL)
    let text = try String(contentsOf: file, encoding: .utf8)
    var categories: [String: Set<String>] = [:]
    for match in text.matches(of: /let (\w+) = PluralRule\(categories: \[([^\]]*)\]\)/) {
      categories[String(match.output.1)] = Set(match.output.2.split { !$0.isLetter }.map(String.init)).union(["other"])
    }
    var languages: [String: Set<String>] = [:]
    for match in text.matches(of: /\((\w+), "([a-z ]+)"\)/) {
      for code in match.output.2.split(separator: " ") {
        languages[String(code)] = categories[String(match.output.1)]
      }
    }
    let others = languages.filter { $0.value != ["one", "other"] }
    #expect(others.count > 30, "the rules are found")
    #expect(PluralCategories.languages == others)
  }
}
