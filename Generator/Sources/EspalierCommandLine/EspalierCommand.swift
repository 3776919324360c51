import ArgumentParser
import EspalierGenerator
import Foundation

/// The generator of Espalier: begins apps, writes their parts, and shows how they are made.
@main struct EspalierCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "espalier", abstract: "Begins apps, writes their parts, and shows how they are made.",
    discussion: """
      espalier new Shop                      an app of your own, with tests
      espalier generate feature Cards        a part of it, made part of the app
      espalier texts                         Swift names for the texts of its string catalogues
      espalier routes                        every address of the app in this folder
      espalier mcp                           the app for an editor or agent, over the Model Context Protocol
      espalier doctor                        what is missing on this machine
      """, version: "0.1.0",
    subcommands: [
      NewCommand.self, GenerateCommand.self, TextsCommand.self, PropertiesCommand.self, RoutesCommand.self,
      GraphCommand.self, ModelContextCommand.self, DoctorCommand.self, SnippetsCommand.self, GuideCommand.self,
    ])

  /// Errors of the generator are messages for people; they need no usage below them.
  static func main() async {
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let error as GeneratorError {
      FileHandle.standardError.write(Data("Error: \(error)\n".utf8))
      if case .name = error { exit(withError: ExitCode(64)) }
      exit(withError: ExitCode(1))
    } catch {
      exit(withError: error)
    }
  }
}
