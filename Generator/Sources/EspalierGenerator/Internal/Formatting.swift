internal import Foundation
internal import Subprocess

/// The formatter of the toolchain, so that a long name does not leave a line too long.
enum Formatting {
  /// The style of the templates, for a package that has no style of its own.
  private static let style = """
    { "version": 1, "lineLength": 120, "indentation": { "spaces": 2 }, "respectsExistingLineBreaks": true,
      "lineBreakBeforeEachArgument": false }
    """

  /// Returns the files formatted as the package wants it; as they are where there is no formatter.
  static func formatted(_ files: [ChangeSet.File], in package: URL?) async -> [ChangeSet.File] {
    let sources = files.enumerated().filter { $0.element.path.hasSuffix(".swift") }
    let folder = FileManager.default.temporaryDirectory.appending(path: "espalier-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try Folders.make(folder)
      let style = folder.appending(path: "style.json")
      let own = package.map { $0.appending(path: ".swift-format") }
      let text = own.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? Self.style
      try Data(text.utf8).write(to: style)
      for (number, file) in sources { try Data(file.content.utf8).write(to: folder.appending(path: "\(number).swift")) }
      let paths = sources.map { folder.appending(path: "\($0.offset).swift").path }
      let result = try await run(
        .name("swift"), arguments: Arguments(["format", "--in-place", "--configuration", style.path] + paths),
        output: .discarded, error: .discarded)
      guard result.terminationStatus.isSuccess else { return files }
      var formatted = files
      for (number, file) in sources {
        let text = try String(contentsOf: folder.appending(path: "\(number).swift"), encoding: .utf8)
        formatted[number] = ChangeSet.File(path: file.path, content: text, isExecutable: file.isExecutable)
      }
      return formatted
    } catch {
      // Without a formatter the code is as good, but for its line breaks.
      return files
    }
  }

  /// Returns a text of the person's own formatted where it was so before; another style is left alone.
  static func formatted(_ text: String, asWas before: String, in package: URL?) async -> String {
    let files = [before, text].map { ChangeSet.File(path: "own.swift", content: $0) }
    let formatted = await formatted(files, in: package)
    return formatted[0].content == before ? formatted[1].content : text
  }
}
