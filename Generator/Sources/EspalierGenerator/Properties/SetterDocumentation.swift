/// The documentation of a setter, as it follows from that of its property.
enum SetterDocumentation {
  private static let flag = "A Boolean value that indicates whether "
  /// The length of a line within a type, without its indentation and the marks.
  private static let width = 120 - 6

  /// Returns the lines, without the marks. “The text of the label.” becomes “Sets the text of the label.”; what the
  /// property says beyond its first paragraph is said here, too.
  static func lines(from documentation: [String]) -> [String] {
    let summary = documentation.prefix { !$0.isEmpty }.joined(separator: " ")
    let sentence =
      summary.hasPrefix(flag)
      ? "Sets whether " + summary.dropFirst(flag.count)
      : "Sets " + summary.prefix(1).lowercased() + summary.dropFirst()
    // A symbol that is found from the property is not found from here. The marks of a code example stay.
    var isInCode = false
    let others = documentation.drop { !$0.isEmpty }.map { line in
      let isMark = line.hasPrefix("```")
      if isMark { isInCode.toggle() }
      return isMark || isInCode ? line : line.replacing("``", with: "`")
    }
    return wrapped(sentence.replacing("``", with: "`")) + others
  }

  private static func wrapped(_ text: String) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      if !lines[lines.count - 1].isEmpty, lines[lines.count - 1].count + 1 + word.count > width { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return lines
  }
}
