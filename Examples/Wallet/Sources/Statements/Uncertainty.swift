/// A doubt that a file leaves open and that must not be guessed, with the option that settles it.
public struct Uncertainty: Hashable, Sendable, CustomStringConvertible {
  /// A question about the meaning of a file.
  public enum Question: String, Hashable, Sendable, CaseIterable {
    /// The order of day and month.
    case dates
    /// The meaning of a positive amount: spending or income.
    case sign
    /// The currency of the amounts.
    case currency
    /// The mark before the decimals: a comma or a point.
    case decimal

    /// The flag that settles the question.
    public var flag: String {
      switch self {
      case .dates: "--dates day-month|month-day"
      case .sign: "--sign spending-negative|spending-positive"
      case .currency: "--currency CODE"
      case .decimal: "--decimal comma|point"
      }
    }
  }

  /// The question that is open.
  public var question: Question
  /// The evidence in the file, and why it does not settle the question.
  public var reason: Reason
  /// A line that shows the doubt.
  public var line: Int
  /// The text of that line, shortened.
  public var example: String

  /// Creates a doubt from its parts; the example is shortened to 120 characters.
  public init(question: Question, reason: Reason, line: Int, example: String) {
    self.question = question
    self.reason = reason
    self.line = line
    self.example = TextTrimming.shortened(example, to: 120)
  }

  /// The flag that settles the doubt.
  public var flag: String { question.flag }

  /// The doubt, its example and the flag.
  public var description: String { "\(reason) (line \(line): \(example)); say \(flag)" }
}
