internal import Foundation
internal import Subprocess

/// The program of an app, which SwiftPM builds.
struct SwiftProgram: SupervisedProgram {
  let package: URL
  let name: String
  let arguments: [String]

  /// The time that the program has to end after its input has ended.
  private static let patience = Duration.seconds(10)

  /// The settings of the backtrace of a crash. The thread that crashed is enough; all threads take minutes.
  private static let backtrace =
    ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"]
    ?? "enable=yes,threads=crashed,registers=none,images=none,interactive=no,color=no"

  func build() async throws {
    let command = ["build", "--package-path", package.path, "--product", name]
    let result = try await Subprocess.run(
      .name("swift"), arguments: Arguments(command), output: .string(limit: 8 << 20), error: .combinedWithOutput)
    guard result.terminationStatus.isSuccess else {
      throw GeneratorError.program(
        command: "swift \(command.joined(separator: " "))", output: Self.messages(of: result.standardOutput))
    }
  }

  /// Returns the messages of a build from its first error on, or its last lines where it names none.
  static func messages(of output: String) -> String {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    let first = lines.firstIndex { $0.contains("error:") } ?? max(0, lines.count - 60)
    return lines[first...].prefix(200).joined(separator: "\n")
  }

  func run(
    started: @escaping @Sendable (any AppInput) async -> Void, message: @escaping @Sendable (String) async -> Void,
    log: @escaping @Sendable (String) async -> Void
  ) async -> ProgramRun {
    let start = ContinuousClock.now
    let status: String
    do {
      let folder = try await Self.output(["build", "--package-path", package.path, "--show-bin-path"])
      let program = URL(filePath: folder.trimmingCharacters(in: .whitespacesAndNewlines)).appending(path: name)
      let result = try await Subprocess.run(
        .name("env"),
        arguments: Arguments(["-C", package.path, "SWIFT_BACKTRACE=\(Self.backtrace)", program.path] + arguments),
        input: .inputWriter, output: .sequence, error: .sequence
      ) { execution in
        let (lines, input) = AsyncStream.makeStream(of: String.self)
        await withTaskGroup { group in
          group.addTask {
            for await line in lines { _ = try? await execution.standardInputWriter.write(line + "\n") }
            try? await execution.standardInputWriter.finish()
            // The program ends with its input, unless it hangs.
            guard (try? await Task.sleep(for: Self.patience)) != nil else { return }
            try? execution.send(signal: .kill)
          }
          group.addTask {
            async let errors: Void = Self.read(execution.standardError) { line in
              FileHandle.standardError.write(Data("\(line)\n".utf8))
              await log(line)
            }
            await Self.read(execution.standardOutput, message)
            await errors
            input.finish()
          }
          await started(LineInput(lines: input))
          // Of the two tasks, the second ends with the program.
          await group.next()
          group.cancelAll()
        }
      }
      status = "\(result.terminationStatus)"
    } catch {
      await log("\(error)")
      status = "it could not be started"
    }
    return ProgramRun(status: status, isShort: start.duration(to: .now) < .seconds(3))
  }

  private static func read(_ output: SubprocessOutputSequence, _ receive: (String) async -> Void) async {
    do {
      for try await line in output.strings(separatedBy: .unicodeScalarSequence(["\n"]), bufferingPolicy: .unbounded) {
        await receive(line)
      }
    } catch {
      await receive("Its output could not be read: \(error)")
    }
  }

  private static func output(_ arguments: [String]) async throws -> String {
    try await Subprocess.run(.name("swift"), arguments: Arguments(arguments), output: .string(limit: 1 << 20))
      .standardOutput
  }
}

/// The input of a program, line by line.
private struct LineInput: AppInput {
  let lines: AsyncStream<String>.Continuation

  func write(_ line: String) async { lines.yield(line) }

  func end() async { lines.finish() }
}
