/// A program that is built and run, again and again.
protocol SupervisedProgram: Sendable {
  /// Builds the program.
  ///
  /// - Throws: An error with the messages of the compiler.
  func build() async throws

  /// Runs the program until it ends.
  ///
  /// - Parameters:
  ///   - started: Receives the program's input when it has started.
  ///   - message: Receives each line of its standard output.
  ///   - log: Receives each line of its standard error.
  func run(
    started: @escaping @Sendable (any AppInput) async -> Void, message: @escaping @Sendable (String) async -> Void,
    log: @escaping @Sendable (String) async -> Void
  ) async -> ProgramRun
}

/// The standard input of a running program.
protocol AppInput: Sendable {
  /// Writes a line. A program that has ended receives nothing.
  func write(_ line: String) async
  /// Ends the input, and thereby the program.
  func end() async
}

/// The end of a run of a program.
struct ProgramRun: Sendable, Equatable {
  /// The exit code or the signal, in words.
  let status: String
  /// True if the program ended so soon after its start that the next run would do the same.
  let isShort: Bool
}

/// The last lines of an output.
struct LastLines {
  private(set) var lines: [String] = []
  private let count: Int

  init(count: Int) { self.count = count }

  /// The lines, one below the other.
  var text: String { lines.joined(separator: "\n") }

  /// Adds a line, and drops the oldest of too many.
  mutating func add(_ line: String) {
    if lines.count == count { lines.removeFirst() }
    lines.append(line)
  }
}
