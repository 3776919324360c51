/// Marks text that an address cannot hold with a leading tilde.
///
/// Text that already looks marked is marked as well, so that marked and unmarked text can always be distinguished.
enum EmptyText {
  static func mark(_ text: String, isSegment: Bool) -> String {
    needsMark(text[...], isSegment: isSegment) ? "~" + text : text
  }

  static func unmark(_ text: String, isSegment: Bool) -> String {
    text.hasPrefix("~") && needsMark(text.dropFirst(), isSegment: isSegment) ? String(text.dropFirst()) : text
  }

  /// Returns true for an empty text or tildes only; in a segment also for one or two dots, which browsers resolve.
  private static func needsMark(_ text: Substring, isSegment: Bool) -> Bool {
    let end = text.drop { $0 == "~" }
    return end.isEmpty || isSegment && (end == "." || end == "..")
  }
}
