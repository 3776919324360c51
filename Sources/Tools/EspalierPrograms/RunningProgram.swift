public import Foundation
internal import Glibc

/// A program that runs next to this one, such as the server with which a test communicates.
///
/// It is started at once, and is killed when it is released, so that a test that fails leaves nothing behind:
///
/// ```swift
/// func addressOfShop() async throws -> (RunningProgram, String) {
///   let shop = try RunningProgram(RunningProgram.product("shop"), arguments: ["--port", "0"])
///   let address = try await shop.first { said in said.firstMatch(of: /http:\S+/).map { String($0.0) } }
///   return (shop, address)
/// }
/// ```
///
/// It differs from Foundation's `Process` in points that tests need. Waiting never blocks a thread of Swift's pool. The
/// program inherits neither descriptors nor blocked signals. Starting one is safe in a process with thousands of open
/// descriptors.
public final class RunningProgram: Sendable {
  /// The path of the program.
  public let path: String
  /// The number of the process. When the program has ended, the system may give the number to another process;
  /// ``send(_:)`` never signals that one.
  public let processIdentifier: Int32

  private let life: ProgramLife
  private let said: ProgramText
  private let complained: ProgramText
  private let input: ProgramInputPipe?
  private let killsWhenReleased: Bool

  /// Starts a program with its arguments, and connects its output and errors to their destinations.
  ///
  /// - Parameters:
  ///   - program: The program's file; ``product(_:)`` finds one of this package.
  ///   - arguments: The arguments, without the name of the program.
  ///   - environment: Variables that are set in addition to those of this process, or instead of them.
  ///   - output: The destination of the standard output.
  ///   - errors: The destination of the standard error.
  ///   - takesInput: True for a program to which ``write(_:)`` writes. The standard input of other programs is empty.
  ///   - killsWhenReleased: False for a program that ends on its own when its standard input ends, and has work to do
  ///     then.
  /// - Throws: ``ProgramError`` if the program cannot be started.
  public init(
    _ program: URL, arguments: [String] = [], environment: [String: String] = [:], output: ProgramOutput = .kept,
    errors: ProgramOutput = .inherited, takesInput: Bool = false, killsWhenReleased: Bool = true
  ) throws {
    path = program.path
    self.killsWhenReleased = killsWhenReleased
    let start = ProgramStart(
      path: path, arguments: [path] + arguments,
      environment: ProcessInfo.processInfo.environment.merging(environment) { $1 })
    let started = try start.start(output: output, errors: errors, takesInput: takesInput)
    processIdentifier = started.pid
    life = ProgramLife(started.pid)
    said = ProgramText(reading: started.output)
    complained = ProgramText(reading: started.errors)
    input = started.input.map(ProgramInputPipe.init)
  }

  deinit { if killsWhenReleased { life.send(SIGKILL) } }

  // MARK: Output

  /// The standard output so far, if it is kept.
  public var output: String { said.text }

  /// The standard error so far, if it is kept.
  public var errors: String { complained.text }

  /// Returns the first value that a closure finds in the standard output, and waits for more output until it finds one.
  ///
  /// - Parameters:
  ///   - limit: The longest time to wait.
  ///   - clock: The clock that measures the time.
  ///   - find: Finds the value in the whole output so far.
  /// - Throws: ``ProgramError/silent(program:said:)`` if the program closes its output before that,
  ///   ``ProgramError/slow(program:limit:said:)`` when the limit is reached, and `CancellationError` in a task that is
  ///   cancelled.
  public func first<Value: Sendable>(
    within limit: Duration = .seconds(300), clock: any Clock<Duration> = ContinuousClock(),
    _ find: @escaping @Sendable (String) -> Value?
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
      defer { group.cancelAll() }
      group.addTask { [said, path] in
        if let value = try await said.first(find) { return value }
        throw ProgramError.silent(program: path, said: said.text)
      }
      group.addTask { [said, path] in
        try await clock.sleep(for: limit)
        throw ProgramError.slow(program: path, limit: limit, said: said.text)
      }
      guard let value = try await group.next() else { throw CancellationError() }
      return value
    }
  }

  /// Returns the whole standard output, when the program and all programs that it has started have closed it.
  public func wholeOutput() async throws -> String { try await said.whole() }

  /// Returns the whole standard error, when the program and all programs that it has started have closed it.
  public func wholeErrors() async throws -> String { try await complained.whole() }

  // MARK: Input and signals

  /// Writes to the standard input.
  ///
  /// - Throws: ``ProgramError/noInput(program:)`` if the program has no standard input, or has closed it.
  public func write(_ text: String) throws {
    guard let input, input.send(Array(text.utf8)) else { throw ProgramError.noInput(program: path) }
  }

  /// Closes the standard input, so that the program reads the end of its input.
  public func closeInput() { input?.end() }

  /// Sends a signal, such as `SIGINT` for Control-C. If the program has ended, no signal is sent.
  public func send(_ signal: Int32) { life.send(signal) }

  /// Kills the program, as when the machine fails, and returns when it has ended.
  public func kill() { life.kill() }

  // MARK: Its end

  /// A Boolean value that indicates whether the program is running.
  public var isRunning: Bool { life.isRunning }

  /// Waits until the program has ended, and returns how it ended. If the task is cancelled, the program is killed.
  @discardableResult public func ended() async -> ProgramEnd { await life.ended() }

  // MARK: Location

  /// Returns the file of a product that is built next to the running tests.
  ///
  /// - Throws: ``ProgramError/notBuilt(product:)`` if there is none; `swift build --build-tests` creates it.
  public static func product(_ name: String) throws -> URL {
    // The process runs either the bundle of the tests, or a tool that loads it.
    let bundle = CommandLine.arguments.last { $0.hasSuffix(".xctest") } ?? CommandLine.arguments.first ?? ""
    var folder = URL(filePath: bundle).resolvingSymlinksInPath().deletingLastPathComponent()
    while folder.path != "/" {
      let candidate = folder.appending(path: name)
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder), !isFolder.boolValue,
        FileManager.default.isExecutableFile(atPath: candidate.path)
      {
        return candidate
      }
      folder.deleteLastPathComponent()
    }
    throw ProgramError.notBuilt(product: name)
  }
}
