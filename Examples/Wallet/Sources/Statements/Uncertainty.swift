/// Something that a file leaves open and that must not be guessed, with the option that settles it.
public struct Uncertainty: Hashable, Sendable, CustomStringConvertible {
  /// What is open.
  public enum Question: String, Hashable, Sendable, CaseIterable {
    /// Whether day or month stands first.
    case dates
    /// Whether a positive amount is spending or income.
    case sign
    /// Which currency the amounts are in.
    case currency
    /// Whether a comma or a point stands before the cents.
    case decimal

    /// The flag that settles it.
    public var flag: String {
      switch self {
      case .dates: "--dates day-month|month-day"
      case .sign: "--sign spending-negative|spending-positive"
      case .currency: "--currency CODE"
      case .decimal: "--decimal comma|point"
      }
    }
  }

  /// What is open.
  public var question: Question
  /// What the file shows, and why that does not settle it.
  public var reason: String
  /// A line that shows the doubt.
  public var line: Int
  /// How that line reads, shortened.
  public var example: String

  /// A doubt from its parts; the example is shortened to 120 characters.
  public init(question: Question, reason: String, line: Int, example: String) {
    self.question = question
    self.reason = reason
    self.line = line
    self.example = TextTrimming.shortened(example, to: 120)
  }

  /// The flag that settles it.
  public var flag: String { question.flag }

  /// The doubt, its example and the flag.
  public var description: String { "\(reason) (line \(line): \(example)); say \(flag)" }
}
