/// A failure of a ``RunningProgram``.
public enum ProgramError: Error, Hashable, CustomStringConvertible {
  /// The program could not be started.
  case notStarted(program: String, reason: String)
  /// The program closed its output before it said what was waited for.
  case silent(program: String, said: String)
  /// The program runs, and has not said what was waited for in that time.
  case slow(program: String, limit: Duration, said: String)
  /// The program has no standard input to write to, or has closed it.
  case noInput(program: String)
  /// There is no such product beside the running tests.
  case notBuilt(product: String)

  /// The failure, where it happened, and how to mend it.
  public var description: String {
    switch self {
    case .notStarted(let program, let reason):
      "\(program) could not be started: \(reason). Check that the file is there and may be run."
    case .silent(let program, let said):
      "\(program) ended without saying what was waited for. It said: \(said.isEmpty ? "nothing" : said)"
    case .slow(let program, let limit, let said):
      "\(program) did not say what was waited for within \(limit). It said: \(said.isEmpty ? "nothing" : said)"
    case .noInput(let program):
      "\(program) takes no input. Start it with takesInput: true, and write before it has ended."
    case .notBuilt(let product):
      "There is no program \(product) beside the running tests. Build the whole package: swift build --build-tests."
    }
  }
}
