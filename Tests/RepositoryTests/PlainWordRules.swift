/// The rule of plain words: prose names who acts, and uses the field's words.
enum PlainWordRules {
  /// The words that prose does not use, each with what it says instead.
  static let words: [(word: String, instead: String)] = [
    ("told", "notified, reported or logged"), ("anew", "again"), ("in sight", "visible"), ("into sight", "appears"),
    ("out of sight", "disappears"), ("somebody", "the one who acts"), ("nobody", "no one, or the one who does not act"),
    ("whoever", "the one who acts"), ("goes on", "continues"), ("go on", "continue"), ("going on", "in progress"),
    ("lets go", "releases or removes"), ("let go", "released or removed"),
    ("the way in which", "how, or the thing's name"),
  ]

  /// Returns the faults in the comments of a source file, one sentence each. Comments that are written from string
  /// catalogues quote what a person reads.
  static func faults(in file: SourceFile) -> [String] {
    guard !file.path.contains("/Texts+") else { return [] }
    var isInExample = false
    return faults(in: file.text, at: file.path) { line in
      let trimmed = line.drop { $0 == " " }
      guard trimmed.hasPrefix("//") else {
        isInExample = false
        return nil
      }
      let prose = trimmed.drop { $0 == "/" }
      if prose.drop(while: { $0 == " " }).hasPrefix("```") { isInExample.toggle() }
      return isInExample ? nil : prose
    }
  }

  /// Returns the faults in the prose of a guide, one sentence each.
  static func faults(inGuide text: String, at path: String) -> [String] {
    var isInExample = false
    return faults(in: text, at: path) { line in
      if line.drop(while: { $0 == " " }).hasPrefix("```") { isInExample.toggle() }
      // What a test is called is not prose.
      return isInExample || line.contains(#/`[\w-]+\.(swift|js)`: /#) ? nil : line
    }
  }

  private static func faults(in text: String, at path: String, prose: (Substring) -> Substring?) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line -> [String] in
      guard let prose = prose(line) else { return [] }
      let plain = " " + withoutQuotations(prose).lowercased().map { $0.isLetter ? String($0) : " " }.joined() + " "
      return words.filter { plain.contains(" \($0.word) ") }.map {
        "\(path):\(index + 1) says “\($0.word)”; say \($0.instead)"
      }
    }
  }

  /// Returns a line without code and without what it quotes.
  private static func withoutQuotations(_ line: Substring) -> String {
    var rest = String(line)
    for mark in [#/``[^`]*``/#, #/`[^`]*`/#, #/“[^”]*”/#, #/"[^"]*"/#] { rest = rest.replacing(mark, with: "·") }
    return rest
  }
}
