/// An answer of the person about a file, which the lines of the file prove wrong.
///
/// Reading on would take the other lines in with wrong dates or amounts, so nothing is taken in.
public struct Contradiction: Hashable, Sendable, CustomStringConvertible {
  /// The question that was answered.
  public var question: Uncertainty.Question
  /// The reason: the answer, and the reading that the lines prove.
  public var reason: Reason
  /// The number of lines that prove the other reading.
  public var count: Int
  /// The first of these lines, twenty at most.
  public var lines: [Int]
  /// The text of the first line, shortened.
  public var example: String

  /// Creates a contradiction from its parts; the example is shortened to 120 characters.
  public init(question: Uncertainty.Question, reason: Reason, count: Int, lines: [Int], example: String) {
    self.question = question
    self.reason = reason
    self.count = count
    self.lines = lines
    self.example = TextTrimming.shortened(example, to: 120)
  }

  /// A description of the contradiction: the reason, the lines that prove it, and what to say instead.
  public var description: String {
    let places = lines.map(String.init).joined(separator: ", ") + (count > lines.count ? ", …" : "")
    let flag = question.flag.split(separator: " ").first.map(String.init) ?? question.flag
    return "\(reason) (\(count == 1 ? "line" : "\(count) lines:") \(places); the first reads: \(example)); "
      + "leave \(flag) out, or say the other"
  }
}
