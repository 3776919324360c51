/// The Swift programs in the code blocks of a Markdown document.
///
/// The blocks of a document are one program, in order, until `<!-- new program -->` begins another. Blocks marked
/// `swift ignore` are left out. The compiler's messages name the document and its lines.
struct DocumentPrograms {
  static let separator = "<!-- new program -->"

  private(set) var programs: [String] = []

  init(path: String, text: String) {
    var program = ""
    var isInSwift = false
    var fence: Substring?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let trimmed = line.drop { $0 == " " }
      let ticks = trimmed.prefix { $0 == "`" }
      if let open = fence {
        if ticks.count >= open.count, trimmed.dropFirst(ticks.count).allSatisfy(\.isWhitespace) {
          if isInSwift { program += "#sourceLocation()\n" }
          isInSwift = false
          fence = nil
        } else if isInSwift {
          program += line + "\n"
        }
      } else if ticks.count >= 3 {
        fence = ticks
        isInSwift = trimmed.dropFirst(ticks.count).split(separator: " ") == ["swift"]
        if isInSwift { program += "#sourceLocation(file: \"\(path)\", line: \(index + 2))\n" }
      } else if trimmed.hasPrefix(Self.separator) {
        if !program.isEmpty { programs.append(program) }
        program = ""
      }
    }
    if !program.isEmpty { programs.append(program) }
  }
}
