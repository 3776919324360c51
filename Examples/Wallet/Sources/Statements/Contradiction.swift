/// Something that the person said about a file and that its lines show to be wrong.
///
/// Reading on would take the other lines in with wrong dates or amounts, so nothing is taken in.
public struct Contradiction: Hashable, Sendable, CustomStringConvertible {
  /// What was said.
  public var question: Uncertainty.Question
  /// What the lines show.
  public var reason: String
  /// How many lines show it.
  public var count: Int
  /// The first of these lines, twenty at most.
  public var lines: [Int]
  /// How the first line reads, shortened.
  public var example: String

  /// A contradiction from its parts; the example is shortened to 120 characters.
  public init(question: Uncertainty.Question, reason: String, count: Int, lines: [Int], example: String) {
    self.question = question
    self.reason = reason
    self.count = count
    self.lines = lines
    self.example = TextTrimming.shortened(example, to: 120)
  }

  /// What the lines show, which lines they are, and what to say instead.
  public var description: String {
    let places = lines.map(String.init).joined(separator: ", ") + (count > lines.count ? ", …" : "")
    let flag = question.flag.split(separator: " ").first.map(String.init) ?? question.flag
    return "\(reason) (\(count == 1 ? "line" : "\(count) lines:") \(places); the first reads: \(example)); "
      + "leave \(flag) out, or say the other"
  }
}
