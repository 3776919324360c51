import Foundation
import PackagePlugin

/// Runs the generator for the package of whoever depends on Espalier: `swift package espalier generate feature Cards`.
///
/// The generator is a package of its own, which is built when it is first asked for. So nobody who never asks fetches or
/// builds what it needs. Where `ESPALIER_GENERATOR` names a program that is built already, that one runs.
@main struct EspalierGenerator: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let built = try arguments.first.map(Self.asksTheApp) == true ? builtFolder() : nil
    try Self.run(try program(for: context), arguments, in: context.package.directoryURL, built: built)
  }

  /// Returns the generator's program, which is built where it must be.
  private func program(for context: PluginContext) throws -> URL {
    if let given = ProcessInfo.processInfo.environment["ESPALIER_GENERATOR"] { return URL(filePath: given) }
    let generator = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Generator")
      .standardizedFileURL
    // A checkout of one's own keeps what is built; one that SwiftPM has fetched is not to be written into.
    let isFetched = generator.pathComponents.contains("checkouts")
    let scratch =
      isFetched ? context.pluginWorkDirectoryURL.appending(path: "generator") : generator.appending(path: ".build")
    let program = scratch.appending(path: "debug/espalier")
    let swift = URL(filePath: "/usr/bin/env")
    if !FileManager.default.isExecutableFile(atPath: program.path) {
      print("Building the generator. This happens once, and takes some minutes …")
    }
    try Self.run(
      swift,
      [
        "swift", "build", "--package-path", generator.path, "--scratch-path", scratch.path, "--product", "espalier",
        "--quiet",
      ], in: generator)
    return program
  }

  /// Returns true for a command that runs the app.
  private static func asksTheApp(_ command: String) -> Bool { ["routes", "graph"].contains(command) }

  /// Builds the app's programs, and returns their folder. The generator cannot: SwiftPM holds the folder until this plug-in
  /// has ended.
  private func builtFolder() throws -> URL {
    let result = try packageManager.build(.all(includingTests: false), parameters: .init(echoLogs: true))
    guard result.succeeded else { throw Failure(words: "The app was not built; the messages stand above.") }
    guard let program = result.builtArtifacts.first(where: { $0.kind == .executable }) else {
      throw Failure(words: "The package has no program that could be asked.")
    }
    return program.url.deletingLastPathComponent()
  }

  private static func run(_ program: URL, _ arguments: [String], in folder: URL, built: URL? = nil) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // It would put the generator's build into the folder of the app's, which SwiftPM holds until this plug-in has ended.
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "SWIFTPM_BUILD_DIR" }
    if let built { process.environment?["ESPALIER_BUILT"] = built.path }
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(words: "espalier ended with \(process.terminationStatus); its message stands above.")
    }
  }

  private struct Failure: Error, CustomStringConvertible {
    let words: String
    var description: String { words }
  }
}
