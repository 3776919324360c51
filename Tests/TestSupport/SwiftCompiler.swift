import EspalierPrograms
import Foundation

/// Type-checks programs against the modules that stand beside the running tests.
///
/// The build folder is found from the test's own executable, so that any `--scratch-path`, configuration or build system
/// will do.
package struct SwiftCompiler {
  private let flags: [String]

  /// - Parameter module: a module that the programs import; it tells the build folder from others.
  package init(forProgramsImporting module: String) throws {
    let modules = try Self.folder(holding: "\(module).swiftmodule")
    flags = ["-I", modules.path] + Self.flagsForModulesInC(builtBeside: modules) + Self.flagsForMacros(beside: modules)
  }

  /// Type-checks `program` as a `main.swift`, or as a library when it has an `@main` of its own.
  ///
  /// - Parameter scopes: the number of attempts after which the type checker gives up on an expression; `nil` leaves the
  ///   compiler's own.
  package func check(_ program: String, within scopes: Int? = nil) async throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory.appending(path: "espalier-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "main.swift")
    try Data(program.utf8).write(to: file)

    var arguments = ["swiftc", "-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm"] + flags
    // A count of what the type checker tries, and not of seconds, so that a busy machine changes nothing. The compiler itself
    // gives up at a million.
    if let scopes { arguments += ["-Xfrontend", "-solver-scope-threshold=\(scopes)"] }
    if program.contains("@main") { arguments.append("-parse-as-library") }
    let compiler = try RunningProgram(
      URL(filePath: "/usr/bin/env"), arguments: arguments + [file.path], errors: .withOutput)
    let messages = try await compiler.wholeOutput()
    return Outcome(succeeded: await compiler.ended().isSuccess, messages: messages)
  }

  package struct Outcome {
    package let succeeded: Bool
    package let messages: String
  }

  package struct ModuleNotBuilt: Error, CustomStringConvertible {
    let module: String
    let searched: [String]

    package var description: String {
      "\(module) was not found beside the tests. Build the whole package first (swift build --build-tests). "
        + "Searched: \(searched.joined(separator: ", "))"
    }
  }

  /// The folder of modules in the nearest folder above the running test that has one.
  private static func folder(holding module: String) throws -> URL {
    var searched: [String] = []
    let executables = [Bundle.main.executablePath].compactMap(\.self) + CommandLine.arguments
    for executable in executables where executable.hasPrefix("/") {
      var folder = URL(filePath: executable).resolvingSymlinksInPath().deletingLastPathComponent()
      while folder.pathComponents.count > 1 {
        for candidate in [folder.appending(path: "Modules"), folder] {
          searched.append(candidate.path)
          if FileManager.default.fileExists(atPath: candidate.appending(path: module).path) { return candidate }
        }
        folder.deleteLastPathComponent()
      }
    }
    throw ModuleNotBuilt(module: module, searched: searched)
  }

  /// Returns the flags with which the compiler loads the C modules under packages such as swift-nio.
  private static func flagsForModulesInC(builtBeside modules: URL) -> [String] {
    let products = modules.lastPathComponent == "Modules" ? modules.deletingLastPathComponent() : modules
    // What is built for the compiler's own use, such as macros, stands beside the rest under the same module names.
    let generated = files(in: products).filter {
      $0.pathExtension == "build" && !$0.lastPathComponent.hasSuffix("-tool.build")
    }
    var flags: [String] = []
    var scratch = products
    while scratch.pathComponents.count > 1, !exists(scratch.appending(path: "checkouts")) {
      scratch.deleteLastPathComponent()
    }
    for package in files(in: scratch.appending(path: "checkouts")) {
      for target in files(in: package.appending(path: "Sources")) {
        let headers = target.appending(path: "include")
        guard exists(headers) else { continue }
        flags += ["-Xcc", "-I", "-Xcc", headers.path]
      }
    }
    // System libraries of our own stand in their source folder.
    let sources = URL(filePath: #filePath).appending(path: "../../../Sources").standardizedFileURL
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: sources.path)) ?? []
    for path in paths where path.hasSuffix("/module.modulemap") {
      flags += ["-I", sources.appending(path: path).deletingLastPathComponent().path]
    }
    for folder in generated {
      let map = folder.appending(path: "module.modulemap")
      if exists(map) { flags += ["-Xcc", "-fmodule-map-file=\(map.path)"] }
    }
    return flags
  }

  /// Returns the flags with which the compiler runs our macros: the program that expands them is built beside the
  /// modules.
  private static func flagsForMacros(beside modules: URL) -> [String] {
    let plugin = "EspalierMacrosPlugin"
    let products = modules.lastPathComponent == "Modules" ? modules.deletingLastPathComponent() : modules
    let candidates = ["\(plugin)-tool", plugin].map { products.appending(path: $0) }
    guard let program = candidates.first(where: exists) else { return [] }
    return ["-load-plugin-executable", "\(program.path)#\(plugin)"]
  }

  private static func files(in folder: URL) -> [URL] {
    (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
  }

  private static func exists(_ file: URL) -> Bool {
    FileManager.default.fileExists(atPath: file.path)
  }
}
