internal import Foundation

/// The service of an app to editors and agents, by the Model Context Protocol over standard input and output.
public struct ModelContextServing: Sendable {
  private let supervisor: ModelContextSupervisor

  /// - Parameters:
  ///   - arguments: Options of the app itself.
  /// - Throws: ``GeneratorError/noTarget(_:known:)`` if the package has no such program, and
  ///   ``GeneratorError/options(_:)`` if the target is not a program.
  public init(package: AppPackage, target: String?, arguments: [String] = []) throws(GeneratorError) {
    guard ProcessInfo.processInfo.environment["ESPALIER_BUILT"] == nil else {
      throw .options(
        "SwiftPM holds the builds of a package while a plug-in of it runs, and mcp builds the app. Start the tool itself: "
          + "espalier mcp.")
    }
    let target = try package.target(named: target)
    guard target.kind == .program else {
      throw .options("\(target.name) is not a program. Name the target of the app's program with --target.")
    }
    let folders = Self.documentation(of: EspalierSource.built).flatMap { ["--documentation", $0.path] }
    let program = SwiftProgram(
      package: package.root, name: package.program(of: target), arguments: ["--surface", "mcp"] + folders + arguments)
    let output = FileHandle.standardOutput
    supervisor = ModelContextSupervisor(program) { try? output.write(contentsOf: $0 + Data("\n".utf8)) }
  }

  /// Serves the client until standard input ends.
  public func run() async {
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    // A read blocks its thread, so it has one of its own. The thread ends with the input, or with the process.
    Thread.detachNewThread {
      while let line = readLine() { continuation.yield(line) }
      continuation.finish()
    }
    await supervisor.run(lines)
  }

  /// Returns the folders of Markdown in a checkout: its guides, and the pages of all symbols if `tools/docs` has written
  /// them.
  static func documentation(of checkout: URL) -> [URL] {
    ["Documentation", ".build/docs/site/data/documentation"].map { checkout.appending(path: $0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }
}
