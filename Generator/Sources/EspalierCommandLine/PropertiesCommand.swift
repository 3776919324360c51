import ArgumentParser
import EspalierGenerator
import Foundation

struct PropertiesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "properties",
    abstract: "Writes keys and setters for the properties that Espalier's own view classes declare.",
    shouldDisplay: false)

  @Argument(help: "The folder of Espalier's sources.")
  var folder = "Sources"

  @Flag(help: "Write nothing; fail where a file is not as the declarations are.")
  var check = false

  func run() async throws {
    let properties = try ViewProperties(below: URL(filePath: folder, directoryHint: .isDirectory))
    if check {
      for path in properties.stale { print("\(path) is not as the declarations are. Run `espalier properties`.") }
      guard properties.stale.isEmpty else { throw ExitCode.failure }
      return
    }
    let effects = properties.changes.effects().filter { $0.effect != .none }
    try properties.write()
    for (file, effect) in effects {
      print("  \(effect.rawValue.padding(toLength: 15, withPad: " ", startingAt: 0))\(file.path)")
    }
    for path in properties.leftovers { print("  remove         \(path)") }
  }
}
