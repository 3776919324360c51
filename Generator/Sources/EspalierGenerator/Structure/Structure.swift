internal import Foundation
internal import Subprocess

/// The structure of an app, as the app itself tells it.
public struct Structure: Sendable {
  /// The part that is asked for.
  public enum Subject: String, Sendable { case places, graph }
  /// The form in which it is written.
  public enum Format: String, CaseIterable, Sendable { case text, dot, mermaid, json, svg }

  private let package: AppPackage
  private let target: AppPackage.Target

  /// - Throws: ``GeneratorError/noTarget(_:known:)`` if the package has no such program.
  public init(package: AppPackage, target: String?) throws(GeneratorError) {
    self.package = package
    self.target = try package.target(named: target)
  }

  /// Builds the app if it must be, asks it, and writes its answer to standard output. What the build says goes to
  /// standard error.
  ///
  /// - Throws: ``GeneratorError/options(_:)`` if the format cannot be had, and
  ///   ``GeneratorError/program(command:output:)`` if a program fails.
  public func write(_ subject: Subject, as format: Format, arguments: [String] = []) async throws(GeneratorError) {
    guard target.kind == .program else {
      throw .options("\(target.name) is no program. Name the target of the app's program with --target.")
    }
    let asked = format == .svg ? .dot : format
    let question = ["--surface", "structure", subject.rawValue, "--as", asked.rawValue] + arguments
    let program = package.program(of: target)
    let text =
      if let folder = Self.builtFolder {
        try await Self.output(of: "env", [folder.appending(path: program).path] + question)
      } else {
        try await Self.output(of: "swift", ["run", "--package-path", package.root.path, program] + question)
      }
    guard format == .svg else { return FileHandle.standardOutput.write(Data(text.utf8)) }
    FileHandle.standardOutput.write(Data(try await Self.output(of: "dot", ["-Tsvg"], input: text).utf8))
  }

  /// The folder that the app's program was built into already. SwiftPM holds the app's builds for as long as a plug-in of
  /// it runs, so a build of our own would wait for ever; the plug-in has the app built and names the folder.
  private static var builtFolder: URL? {
    ProcessInfo.processInfo.environment["ESPALIER_BUILT"].map { URL(filePath: $0) }
  }

  private static func output(
    of program: String, _ arguments: [String], input: String = ""
  ) async throws(GeneratorError) -> String {
    let command = ([program] + arguments).joined(separator: " ")
    do {
      let result = try await run(
        .name(program), arguments: Arguments(arguments), input: .string(input), output: .string(limit: 64 << 20),
        error: .currentStandardError)
      guard result.terminationStatus.isSuccess else {
        throw GeneratorError.program(command: command, output: "Its messages stand above.")
      }
      return result.standardOutput
    } catch let error as GeneratorError {
      throw error
    } catch {
      let advice = program == "dot" ? "Install graphviz (apt-get install graphviz), or take --as dot." : "\(error)"
      throw .program(command: command, output: advice)
    }
  }
}
