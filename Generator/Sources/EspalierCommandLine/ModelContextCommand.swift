import ArgumentParser
import EspalierGenerator
import Foundation

struct ModelContextCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serves the app in this folder to an editor or agent, by the Model Context Protocol.",
    discussion: """
      The client reads screens, taps, types, and reads the log, the places and the documentation. After a change it calls
      rebuild. Name this command in the client's settings: {"command": "espalier", "args": ["mcp"]}.
      """)

  @OptionGroup var options: PackageOptions

  @Argument(parsing: .postTerminator, help: "Options of the app itself, after --.")
  var arguments: [String] = []

  func run() async throws {
    try await ModelContextServing(package: options.package(), target: options.target, arguments: arguments).run()
  }
}
