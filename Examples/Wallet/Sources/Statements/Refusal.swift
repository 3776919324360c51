/// A row or transaction that was not taken in, and the reason.
///
/// One bad row does not lose a statement, and it is never dropped in silence: it comes back as a refusal, with the
/// line to look at.
public struct Refusal: Hashable, Sendable, CustomStringConvertible {
  /// The physical line of the file on which the row or transaction begins, from 1.
  public var line: Int
  /// The reason for the refusal.
  public var reason: Reason
  /// The text of the row or transaction in the file, shortened.
  public var text: String

  /// Creates a refusal from its parts; the text is shortened to 120 characters.
  public init(line: Int, reason: Reason, text: String) {
    self.init(line: line, reason: reason, shortened: TextTrimming.shortened(text, to: 120))
  }

  init(line: Int, reason: Reason, shortened text: String) {
    self.line = line
    self.reason = reason
    self.text = text
  }

  /// The line, the reason and the text.
  public var description: String { "line \(line): \(reason): \(text)" }
}
