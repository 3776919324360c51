internal import EspalierBase
internal import Foundation

/// A folder of Markdown files that is read when it is first asked for.
@MainActor
final class DocumentationFolder {
  /// A page of the documentation.
  struct Page: Sendable {
    /// The path of the file within its folder, without the extension.
    let name: String
    /// The first heading of the file.
    let title: String
    let text: String
  }

  private let folder: URL
  /// The pages, sorted by their names.
  private(set) lazy var pages: [Page] = readPages()

  nonisolated init(_ folder: String) { self.folder = URL(filePath: folder, directoryHint: .isDirectory) }

  nonisolated static func exists(_ folder: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: folder, isDirectory: &isDirectory) && isDirectory.boolValue
  }

  private func readPages() -> [Page] {
    let root = folder.standardizedFileURL.path(percentEncoded: false)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    var pages: [Page] = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "md", let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      let path = file.standardizedFileURL.path(percentEncoded: false)
      let name = String(path.dropFirst(root.count).drop { $0 == "/" }.dropLast(3))
      let body = Self.withoutMetadata(text)
      let heading = body.split(separator: "\n").first { $0.hasPrefix("# ") }
      pages.append(Page(name: name, title: heading.map { String($0.dropFirst(2)) } ?? name, text: body))
    }
    return pages.sorted { $0.name < $1.name }
  }

  /// Removes the comment with metadata that `docc` writes before a page.
  private static func withoutMetadata(_ text: String) -> String {
    guard text.hasPrefix("<!--"), let end = text.range(of: "-->") else { return text }
    return String(text[end.upperBound...].drop { $0.isNewline })
  }
}
