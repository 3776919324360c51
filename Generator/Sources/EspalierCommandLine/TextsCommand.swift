public import ArgumentParser
public import EspalierGenerator
import Foundation

struct TextsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "texts",
    abstract: "Writes Swift names for the texts of each string catalogue, Texts.xcstrings, in this folder and below it."
  )

  @Argument(help: "The folder; otherwise this one.")
  var folder: String?

  @Option(help: "Who may use the texts: internal, package or public; otherwise as each file has it.")
  var access: AccessorOptions.Access?

  @Option(help: "The module that LocalizedText comes from, or none; otherwise as each file has it.")
  var module: String?

  @Flag(help: "Write nothing; fail where a file is not as its catalogue is, or a text is not translated.")
  var check = false

  func run() async throws {
    let folder = folder.map { URL(filePath: $0, directoryHint: .isDirectory) } ?? PackageOptions.here
    if check {
      let catalogues = try TextCatalogues(below: folder, access: access, module: module)
      let problems = catalogues.problems
      let stale = catalogues.stale
      for path in stale { print("\(path) is not as its catalogue is. Run `espalier texts`.") }
      for problem in problems { print(problem) }
      guard stale.isEmpty, problems.isEmpty else { throw ExitCode.failure }
      return
    }
    // Before anything is read: another command may be in the middle of writing what this one reads.
    let writing = try PackageWriting(in: Self.package(of: folder))
    defer { withExtendedLifetime(writing) {} }
    _ = try writing.recover()
    let catalogues = try TextCatalogues(below: folder, access: access, module: module)
    let problems = catalogues.problems
    let effects = catalogues.changes.effects()
    try catalogues.write()
    for (file, effect) in effects {
      print("  \(effect.rawValue.padding(toLength: 15, withPad: " ", startingAt: 0))\(file.path)")
    }
    for path in catalogues.leftovers { print("  remove         \(path)") }
    if effects.contains(where: { $0.effect == .create }) {
      print("\nName each new catalogue under `exclude:` of its target in Package.swift, seen from the target's folder.")
    }
    if !problems.isEmpty { print("\nStill to be translated:\n" + problems.map { "  \($0)" }.joined(separator: "\n")) }
  }

  /// Returns the folder of the package that a folder is part of, or the folder itself where it is part of none.
  private static func package(of folder: URL) -> URL {
    var place = folder.standardizedFileURL
    while !FileManager.default.fileExists(atPath: place.appending(path: "Package.swift").path) {
      guard place.pathComponents.count > 1 else { return folder }
      place.deleteLastPathComponent()
    }
    return place
  }
}

extension AccessorOptions.Access: ExpressibleByArgument {}
