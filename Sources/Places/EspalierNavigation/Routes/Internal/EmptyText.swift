/// Text that an address cannot hold as it is gets a tilde before it, and so does text that would look like that: what
/// was marked is always told from what was not.
enum EmptyText {
  static func mark(_ text: String, isSegment: Bool) -> String {
    needsMark(text[...], isSegment: isSegment) ? "~" + text : text
  }

  static func unmark(_ text: String, isSegment: Bool) -> String {
    text.hasPrefix("~") && needsMark(text.dropFirst(), isSegment: isSegment) ? String(text.dropFirst()) : text
  }

  /// Nothing, or tildes before nothing; in a segment also one or two dots, which browsers fold.
  private static func needsMark(_ text: Substring, isSegment: Bool) -> Bool {
    let end = text.drop { $0 == "~" }
    return end.isEmpty || isSegment && (end == "." || end == "..")
  }
}
