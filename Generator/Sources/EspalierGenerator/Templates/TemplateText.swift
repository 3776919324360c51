internal import Foundation

/// The lines of a template that one's own file gets.
///
/// A template is a file that compiles with everything in it. A line that ends with `// template only` is left out. So is
/// each line of a block between `// template if CONDITION` and `// template end` whose condition does not hold.
struct TemplateText {
  let conditions: Set<String>
  /// The file, for messages.
  let path: String

  /// - Throws: ``GeneratorError/template(path:reason:)`` if a block does not end, or ends without having begun.
  func lines(of text: String) throws(GeneratorError) -> String {
    var kept: [Substring] = []
    var blocks: [Bool] = []
    // True if something was left out since the last line that was kept.
    var isAfterGap = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let content = line.drop { $0 == " " }
      if let condition = Self.condition(of: content) {
        blocks.append(holds(condition))
      } else if content == "// template end" {
        guard blocks.popLast() != nil else { throw .template(path: path, reason: "a block ends that did not begin") }
      } else if blocks.allSatisfy(\.self), !content.hasSuffix("// template only") {
        if isAfterGap, let last = kept.last, last.hasSuffix("("), !content.isEmpty {
          // A list that was broken into lines for what was left out needs no break.
          kept[kept.count - 1] = last + content
        } else if !(isAfterGap && content.isEmpty && kept.last?.hasSuffix("{") == true) {
          kept.append(line)
        }
        isAfterGap = false
      } else {
        isAfterGap = true
      }
    }
    guard blocks.isEmpty else { throw .template(path: path, reason: "a block does not end. Write `// template end`") }
    return kept.joined(separator: "\n")
  }

  private static func condition(of line: Substring) -> String? {
    let start = "// template if "
    return line.hasPrefix(start) ? String(line.dropFirst(start.count)) : nil
  }

  private func holds(_ condition: String) -> Bool {
    condition.hasPrefix("!") ? !conditions.contains(String(condition.dropFirst())) : conditions.contains(condition)
  }
}
