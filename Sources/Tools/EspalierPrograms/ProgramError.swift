/// A reason why a ``RunningProgram`` could not be started, written to, or read from.
public enum ProgramError: Error, Hashable, CustomStringConvertible {
  /// The program could not be started.
  case notStarted(program: String, reason: String)
  /// The program closed its output before it wrote the expected text.
  case silent(program: String, said: String)
  /// The program runs, and has not written the expected text within the limit.
  case slow(program: String, limit: Duration, said: String)
  /// The program has no standard input, or has closed it.
  case noInput(program: String)
  /// The product does not exist next to the running tests.
  case notBuilt(product: String)

  /// A message that says what failed, where, and how to correct it.
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
