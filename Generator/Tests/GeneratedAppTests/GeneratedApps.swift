import EspalierGenerator
import Foundation
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Apps that the generator makes, built as a person builds them.
///
/// They follow each other in one place and share what is built, so that Espalier is compiled once for all of them.
struct GeneratedApps {
  /// The folder of the checkout.
  static let repository = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardizedFileURL
  private static let folder = repository.appending(path: "Generator/.build-apps")

  /// The folder of the app.
  let app = folder.appending(path: "Shop")
  /// The folder of what is built, which the apps share. In CI, `./test` names that of Espalier's own tests.
  private let scratch =
    ProcessInfo.processInfo.environment["ESPALIER_APP_BUILDS"].map { URL(filePath: $0) }
    ?? folder.appending(path: "scratch")
  /// The options of each build, the same as those of what is in that folder.
  private let options =
    ProcessInfo.processInfo.environment["ESPALIER_BUILD_OPTIONS"].map { $0.split(separator: " ").map(String.init) }
    ?? []

  static let templates = TemplateFolders([repository.appending(path: "Examples/Templates")])

  /// Begins the app anew.
  func begin(store: NewApp.Store, hasSignIn: Bool) async throws {
    try? FileManager.default.removeItem(at: app)
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    try await NewApp(
      named: "Shop", in: Self.folder, store: store, hasSignIn: hasSignIn, espalier: .checkout(Self.repository),
      templates: Self.templates
    ).write()
    // The versions with which Espalier is tested; so what is built serves both.
    let versions = Self.repository.appending(path: "Package.resolved")
    if FileManager.default.fileExists(atPath: versions.path) {
      try FileManager.default.copyItem(at: versions, to: app.appending(path: "Package.resolved"))
    }
  }

  /// Writes a part into the app.
  func generate(_ kind: TemplateKind, _ name: String, isPublic: Bool = false) async throws -> Generation {
    let package = try AppPackage(around: app)
    let generation = try await Generation(
      of: kind, named: name, in: package, templates: Self.templates, isPublic: isPublic)
    try generation.changes.apply()
    return generation
  }

  /// Writes a file of the app.
  func write(_ path: String, _ text: String) throws {
    try text.write(to: app.appending(path: path), atomically: true, encoding: .utf8)
  }

  /// The text of every file of the app, by its path.
  func contents() throws -> [String: String] {
    var contents: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: app.path)
    where name != ".build" && name != "Package.resolved" {
      let below = FileManager.default.subpaths(atPath: app.appending(path: name).path) ?? []
      for path in [name] + below.map({ "\(name)/\($0)" }) {
        let file = app.appending(path: path)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else {
          continue
        }
        contents[path] = try String(contentsOf: file, encoding: .utf8)
      }
    }
    return contents
  }

  /// Builds the app with its tests; throws what the compiler says.
  func build() async throws {
    try await compile(app)
  }

  /// Runs the tests of the app, those in a browser among them, and returns what they say and whether all passed.
  func test() async throws -> (output: String, passed: Bool) {
    let bundle = scratch.appending(path: "debug/ShopPackageTests.xctest").path
    return try await output(bundle, ["--testing-library", "swift-testing"])
  }

  /// Builds a package of the app's folder, and runs its tests.
  func test(package path: String) async throws -> (output: String, passed: Bool) {
    let package = app.appending(path: path)
    try await compile(package)
    let bundle = scratch.appending(path: "debug/\(package.lastPathComponent)PackageTests.xctest").path
    return try await output(bundle, ["--testing-library", "swift-testing"])
  }

  private func compile(_ package: URL) async throws {
    // Without its last plan SwiftPM looks at the package. With it, it takes another package's plan for this one's.
    try? FileManager.default.removeItem(at: scratch.appending(path: "debug.yaml"))
    try await succeed("swift", ["build"] + options + ["--build-tests", "--package-path", package.path])
  }

  /// Runs the app's program.
  func run(_ arguments: [String]) async throws -> String {
    let result = try await output(scratch.appending(path: "debug/shop").path, arguments)
    guard result.passed else { throw Failure(output: result.output) }
    return result.output
  }

  /// Returns the reply of the app to a message of the Model Context Protocol.
  func reply(to message: String) async throws -> String {
    let program = scratch.appending(path: "debug/shop").path
    return try await succeed("sh", ["-c", "printf '%s\\n' '\(message)' | '\(program)' --surface mcp"])
  }

  /// Runs the generator as SwiftPM does for whoever depends on Espalier.
  @discardableResult func plugIn(_ arguments: [String]) async throws -> String {
    try await succeed(
      "swift", ["package"] + options + ["--allow-writing-to-package-directory", "espalier"] + arguments)
  }

  /// Runs the generator's program in the folder of the app, and returns what it writes.
  func tool(_ arguments: [String]) async throws -> String {
    let program = Self.repository.appending(path: "Generator/.build/debug/espalier").path
    let result = try await output(program, arguments)
    guard result.passed else { throw Failure(output: result.output) }
    return result.output
  }

  /// Runs the installer for a home of its own.
  func install(_ arguments: [String] = [], home: URL) async throws -> String {
    try await run(Self.repository.appending(path: "tools/install-espalier"), arguments, home: home)
  }

  /// Runs a program in a home of its own.
  func run(_ program: URL, _ arguments: [String], home: URL) async throws -> String {
    let result = try await Subprocess.run(
      .path(.init(program.path)), arguments: Arguments(arguments),
      environment: .inherit.updating([
        "HOME": home.path, "PREFIX": home.appending(path: ".local").path,
        "XDG_CONFIG_HOME": home.appending(path: ".config").path,
      ]), workingDirectory: .init(home.path), output: .string(limit: 16 << 20), error: .combinedWithOutput)
    guard result.terminationStatus.isSuccess else { throw Failure(output: result.standardOutput) }
    return result.standardOutput
  }

  /// The complaints of the formatter about the app's sources; empty if there are none.
  func lint() async throws -> String {
    let folders = ["Sources", "Tests"].map { app.appending(path: $0).path }
    let style = app.appending(path: ".swift-format").path
    return try await output("swift", ["format", "lint", "--strict", "--recursive", "--configuration", style] + folders)
      .output
  }

  struct Failure: Error { let output: String }

  @discardableResult private func succeed(_ program: String, _ arguments: [String]) async throws -> String {
    let result = try await output(program, arguments)
    guard result.passed else { throw Failure(output: String(result.output.suffix(8_000))) }
    return result.output
  }

  private func output(_ program: String, _ arguments: [String]) async throws -> (output: String, passed: Bool) {
    let executable = program.hasPrefix("/") ? Executable.path(.init(program)) : .name(program)
    let result = try await Subprocess.run(
      executable, arguments: Arguments(arguments),
      environment: .inherit.updating(["SWIFTPM_BUILD_DIR": scratch.path]), workingDirectory: .init(app.path),
      output: .string(limit: 64 << 20), error: .combinedWithOutput)
    return (result.standardOutput, result.terminationStatus.isSuccess)
  }
}
