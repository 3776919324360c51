/// An error because of which a file gave no statement at all.
public enum StatementError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file can be read in more than one way. Holds every doubt, each with the flag that settles it.
  case uncertain([Uncertainty])
  /// The person's answers about the file are wrong: holds every option that the file contradicts, with lines that show
  /// it.
  case contradicted([Contradiction])
  /// The file is something else than OFX or a table of operations; the reason says what it is.
  case notAStatement(reason: Content)
  /// The file has no content.
  case empty
  /// The file looks like a statement, and nothing in it could be read: no operation, no balance, no account that it
  /// names. Holds the refused lines, if there are any.
  case nothingReadable(Refusals)
  /// The file goes beyond one of the ``ReadingLimits``. The line is the one on which it does so; 0 for a limit that
  /// belongs to no line, such as the size.
  case beyondLimit(ReadingLimit, most: Int, line: Int)
  /// The file cannot be opened or read from its place; the reason says why.
  case unreadable(reason: Access)
  /// So many files wait to be read that this one has no room to wait; nothing of it was read.
  case busy
  /// The task that read the file was cancelled.
  case cancelled

  /// A description of the error, and of how to mend it.
  public var description: String {
    switch self {
    case .uncertain(let doubts):
      "The file can be read in more than one way:\n" + doubts.map { "- \($0)" }.joined(separator: "\n")
    case .contradicted(let contradictions):
      "The file is not as you said:\n" + contradictions.map { "- \($0)" }.joined(separator: "\n")
    case .notAStatement(let reason): "This is not a statement: \(reason)"
    case .empty: "The file is empty. Export it again from the bank."
    case .nothingReadable(let refusals):
      if let first = refusals.first {
        "Not a single line could be read as an operation; \(refusals.count) \(refusals.count == 1 ? "was" : "were") "
          + "refused. The first: \(first). "
          + "Export the file again from the bank, as CSV with a header or as OFX."
      } else {
        "The file has a header and no operations. Export a period with operations from the bank."
      }
    case .beyondLimit(let limit, let most, let line):
      (line > 0 ? "Line \(line): " : "") + limit.explanation(most: most)
    case .unreadable(let reason): "\(reason). Choose the file again, or check who may read it."
    case .busy: "Many files are being read at this moment. Nothing was brought in; try again shortly."
    case .cancelled: "The reading was cancelled."
    }
  }
}
