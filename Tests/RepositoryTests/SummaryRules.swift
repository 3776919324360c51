/// The rule of doc comments: a summary names its subject, and begins with no word of a question.
enum SummaryRules {
  private static let words: Set<Substring> = [
    "What", "Whether", "Who", "Whoever", "Whatever", "Where", "Why", "How", "When", "Which",
  ]

  /// Returns the faults of `file`, one sentence each.
  static func faults(in file: SourceFile) -> [String] {
    var isInComment = false
    return file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      // Bytes, because all files are read: letters take ten times as long.
      let bytes = line.utf8.drop { $0 == UInt8(ascii: " ") }
      let isComment = bytes.starts(with: "///".utf8)
      defer { isInComment = isComment }
      guard isComment, !isInComment else { return nil }
      let word = Substring(
        bytes.dropFirst(3).drop { $0 == UInt8(ascii: " ") }.prefix { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A })
      guard words.contains(word) else { return nil }
      return "\(file.path):\(index + 1) has a summary that begins with \(word); begin it with its subject"
    }
  }
}
