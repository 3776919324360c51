/// Why a file gave no statement at all.
public enum StatementError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file can be read in more than one way. Holds every doubt, each with the flag that settles it.
  case uncertain([Uncertainty])
  /// The file is something else than OFX or a table of operations; the reason says what, and what to do.
  case notAStatement(reason: String)
  /// The file has no content.
  case empty
  /// The file is larger than the reader takes.
  case tooLarge(bytes: Int, limit: Int)

  /// What is wrong and how to mend it.
  public var description: String {
    switch self {
    case .uncertain(let doubts):
      "The file can be read in more than one way:\n" + doubts.map { "- \($0)" }.joined(separator: "\n")
    case .notAStatement(let reason): "This is not a statement: \(reason)"
    case .empty: "The file is empty. Export it again from the bank."
    case .tooLarge(let bytes, let limit):
      "The file has \(bytes) bytes and at most \(limit) are read. Export a shorter period, or split the file."
    }
  }
}
