/// The lines of a driver's ``AppDriver/text()`` without decoration. Tests use them to compare two surfaces.
///
/// ```swift
/// let lines = ReadLines("# Accounts\n[Add]\n<Savings>")
/// lines.contains("Savings")  // true
/// ```
///
/// Blank lines are removed, several blanks become one, and a tab ends a line. The marks of headings (`# `), messages
/// (`! `), buttons (`[…]`), links (`<…>`), disabled or busy controls (` (disabled)`, ` (busy)`) and loading content
/// (`…` at the end) are removed.
public struct ReadLines: Sendable, Equatable, CustomStringConvertible {
  /// The lines, in order.
  public let lines: [String]

  /// Creates the lines of a screen's text.
  public init(_ text: String) {
    lines = text.split { $0.isNewline || $0 == "\t" }.map { ReadLines.plain($0) }.filter { !$0.isEmpty }
  }

  /// Returns a Boolean value that indicates whether a line has the given text.
  public func contains(_ line: String) -> Bool { lines.contains(ReadLines.plain(line[...])) }

  /// Returns those of the given texts that are lines of the screen, in the order of the screen.
  public func order(of wanted: [String]) -> [String] { lines.filter { wanted.contains($0) } }

  /// The lines, one below the other.
  public var description: String { lines.joined(separator: "\n") }

  private static func plain(_ line: Substring) -> String {
    var text = line.split { $0.isWhitespace }.joined(separator: " ")
    for mark in ["# ", "! "] where text.hasPrefix(mark) { text.removeFirst(2) }
    for state in [" (disabled)", " (busy)"] where text.hasSuffix(state) { text.removeLast(state.count) }
    for (open, close) in [("[", "]"), ("<", ">")] where text.hasPrefix(open) && text.hasSuffix(close) && text.count > 1
    {
      text = String(text.dropFirst().dropLast())
    }
    if text.hasSuffix("…") { text.removeLast() }
    return text
  }
}
