public import ArgumentParser
public import EspalierGenerator
import Foundation

struct RoutesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "routes", abstract: "Writes every address of the app in this folder; builds the app if it must be.")

  @OptionGroup var options: PackageOptions

  @Option(name: .customLong("as"), help: "text, dot, mermaid, or svg where graphviz is installed.")
  var format = Structure.Format.text

  @Argument(parsing: .postTerminator, help: "Options of the app itself, after --.")
  var arguments: [String] = []

  func run() async throws {
    try await Structure(package: options.package(), target: options.target).write(
      .places, as: format, arguments: arguments)
  }
}

struct GraphCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Writes the modules, scopes and containers of the app in this folder; builds the app if it must be.")

  @OptionGroup var options: PackageOptions

  @Option(name: .customLong("as"), help: "mermaid, dot, json, or svg where graphviz is installed.")
  var format = Structure.Format.mermaid

  @Argument(parsing: .postTerminator, help: "Options of the app itself, after --.")
  var arguments: [String] = []

  func run() async throws {
    try await Structure(package: options.package(), target: options.target).write(
      .graph, as: format, arguments: arguments)
  }
}

extension Structure.Format: ExpressibleByArgument {}
