/// The marking of text that an address cannot contain. Such text receives a leading tilde.
///
/// Text that already looks marked is marked as well, so that marked and unmarked text can always be distinguished.
enum EmptyText {
  static func mark(_ text: String, isSegment: Bool) -> String {
    needsMark(text[...], isSegment: isSegment) ? "~" + text : text
  }

  static func unmark(_ text: String, isSegment: Bool) -> String {
    text.hasPrefix("~") && needsMark(text.dropFirst(), isSegment: isSegment) ? String(text.dropFirst()) : text
  }

  /// Returns true if a text is empty or consists of tildes only. In a segment, one or two dots need a mark too, because
  /// browsers resolve them.
  private static func needsMark(_ text: Substring, isSegment: Bool) -> Bool {
    let end = text.drop { $0 == "~" }
    return end.isEmpty || isSegment && (end == "." || end == "..")
  }
}
