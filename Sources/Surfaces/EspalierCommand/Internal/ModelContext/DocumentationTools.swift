internal import Foundation

/// The tools that read and search documentation.
@MainActor
enum DocumentationTools {
  /// The greatest number of characters that one call returns.
  private static let maximumLength = 40_000
  private static let maximumResults = 12

  static func all(of folders: [DocumentationFolder]) -> [Tool] {
    guard !folders.isEmpty else { return [] }
    return [
      Tool(
        "search_documentation", "Finds pages of the documentation by words: guides, and symbols of the framework.",
        .text("words", "A few words, or the name of a symbol."), isReadOnly: true
      ) { arguments in
        let found = search(arguments.text("words"), in: folders.flatMap(\.pages))
        guard !found.isEmpty else { throw ToolError("No page has these words. Try fewer, or others.") }
        return found.joined(separator: "\n\n")
      },
      Tool(
        "documentation", "Reads a page of the documentation as Markdown; without a page, lists the guides.",
        .text("page", "The name of the page, as a search returns it.", isRequired: false),
        .number("offset", "The character to begin at, for a long page.", isRequired: false), isReadOnly: true
      ) { arguments in
        let name = arguments.text("page")
        let pages = folders.flatMap(\.pages)
        guard !name.isEmpty else {
          return pages.filter { !$0.name.contains("/") }.map { "\($0.name): \($0.title)" }.joined(separator: "\n")
        }
        guard let page = pages.first(where: { $0.name.caseInsensitiveCompare(name) == .orderedSame }) else {
          throw ToolError("There is no page “\(name)”. Search for a word of it with search_documentation.")
        }
        return part(of: page.text, from: max(0, try arguments.whole("offset") ?? 0))
      },
    ]
  }

  private static func part(of text: String, from offset: Int) -> String {
    let rest = text.dropFirst(offset)
    guard rest.count > maximumLength else { return String(rest) }
    return rest.prefix(maximumLength) + "\n\n(Continues at offset \(offset + maximumLength).)"
  }

  /// Returns the pages that match the words best, each with its name, its title, and the first line of text that
  /// contains one of the words.
  ///
  /// A word in the title counts more than all in the text; a page must hold every word.
  static func search(_ words: String, in pages: [DocumentationFolder.Page]) -> [String] {
    let words = words.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    guard !words.isEmpty else { return [] }
    let ranked = pages.compactMap { page -> (page: DocumentationFolder.Page, score: Int)? in
      let (title, text) = (page.title.lowercased(), page.text.lowercased())
      var score = 0
      for word in words {
        let count = text.components(separatedBy: word).count - 1
        let inTitle = title == word ? 100 : title.contains(word) ? 30 : 0
        guard count + inTitle > 0 else { return nil }
        score += min(count, 10) + inTitle
      }
      return (page, score)
    }
    let best = ranked.sorted { ($1.score, $0.page.name) < ($0.score, $1.page.name) }.prefix(maximumResults)
    return best.map { entry in
      let line = entry.page.text.split(separator: "\n").first { line in
        !line.hasPrefix("#") && words.contains { line.lowercased().contains($0) }
      }
      return "\(entry.page.name): \(entry.page.title)" + (line.map { "\n  \($0.prefix(240))" } ?? "")
    }
  }
}
