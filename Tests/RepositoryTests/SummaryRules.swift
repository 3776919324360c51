/// The rule of doc comments: a summary names its subject, and begins with no word of a question.
enum SummaryRules {
  /// Returns the faults of `file`, one sentence each.
  static func faults(in file: SourceFile) -> [String] {
    var isInComment = false
    return file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      let line = line.drop(while: \.isWhitespace)
      defer { isInComment = line.hasPrefix("///") }
      guard !isInComment, line.hasPrefix("///"),
        let word = line.prefixMatch(of: /\/\/\/\s*(What|Whether|Who|Whoever|Whatever|Where|Why|How|When|Which)\b/)?
          .output.1
      else { return nil }
      return "\(file.path):\(index + 1) has a summary that begins with \(word); begin it with its subject"
    }
  }
}
