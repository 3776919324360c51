import Foundation

/// Reads the code of exhibits out of the files in which they are written. The gallery runs from its clone.
package enum SourceCode {
  /// The code of the closures that the call at a line is given; a sentence in its place when that cannot be known.
  package static func code(of title: String, file: String, line: Int) -> String {
    guard let text = text(of: file) else { return "// \(file) is not there any more." }
    // A file that was changed after this program was built may say something else than what runs.
    guard !isNewerThanProgram(file) else { return "// The source has changed since the gallery was built." }
    return cut(from: text, line: line, title: title) ?? "// The source has changed since the gallery was built."
  }

  /// The bodies of the trailing closures of the call that begins in a line, one below the other and without the
  /// indentation that they share. Nil when no call with that title begins there.
  package static func cut(from text: String, line: Int, title: String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return nil }
    var scanner = SourceScanner(lines[(line - 1)...].joined(separator: "\n"))
    guard let arguments = scanner.block("(", ")"), arguments.contains("\"\(title)\"") else { return nil }
    var bodies: [String] = []
    while let body = scanner.trailingClosure() { bodies.append(withoutIndentation(body)) }
    return bodies.isEmpty ? nil : bodies.joined(separator: "\n\n")
  }

  private static func withoutIndentation(_ body: String) -> String {
    var lines = body.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // The names of a closure's parameters stand behind its brace.
    if lines.count > 1, lines[0].hasSuffix(" in") { lines.removeFirst() }
    while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
    while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
    let indentation = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(min(indentation, $0.count))) }.joined(separator: "\n")
      .trimmingCharacters(in: .whitespaces)
  }

  private static let files = SourceFiles()

  private static func text(of file: String) -> String? { files.text(of: file) }

  private static func isNewerThanProgram(_ file: String) -> Bool {
    guard let built = modified("/proc/self/exe"), let changed = modified(file) else { return false }
    return changed > built
  }

  private static func modified(_ path: String) -> Date? {
    let file = URL(filePath: path).resolvingSymlinksInPath()
    return try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
  }
}
