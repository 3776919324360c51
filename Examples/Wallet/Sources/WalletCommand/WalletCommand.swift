import ArgumentParser
import Espalier
import Foundation
import Wallet
import WalletStore

/// `wallet`: serves the app, or brings statements in.
@main
struct WalletCommand: AsyncParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "wallet",
    abstract: "A budget and money manager, served to your browser from this machine.",
    discussion: """
      Without options it serves Wallet at http://127.0.0.1:8080 with a database in ./wallet-data.

      With --user and --import it brings bank statements (OFX 1 and 2, CSV) in and says for each file what became of it. A file whose \
      meaning is not certain is refused with the flag that settles it.

      EXAMPLES
        ./wallet
        ./wallet --sample
        ./wallet --origin https://wallet.example --trust-proxy 127.0.0.1
        ./wallet --user ada --import ~/Downloads/statement.ofx
        ./wallet --user ada --import card.csv --sign spending-positive --currency CAD
      """,
    version: WalletCommand.version)

  @OptionGroup(title: "Where browsers come to")
  var listening: ListeningOptions

  @Option(name: .customLong("data"), help: "The directory of the database.", completion: .directory)
  var dataDirectory = "./wallet-data"

  @Flag(help: "Open on a year of sample data instead of asking who you are.")
  var sample = false

  @Flag(help: "Tell each step of the start, and say more in the log.")
  var verbose = false

  @Option(
    help: "Whose statements are brought in; made when new. The password comes from WALLET_PASSWORD or is asked for.")
  var user: String?

  @Option(
    name: .customLong("import"), parsing: .upToNextOption, help: "Statement files to bring in.", completion: .file())
  var files: [String] = []

  @OptionGroup(title: "What a file means")
  var meaning: MeaningOptions

  func validate() throws {
    if !files.isEmpty && user == nil {
      throw ValidationError("Say whose statements these are with --user NAME.")
    }
    if files.isEmpty && user != nil {
      throw ValidationError("Say which files to bring in with --import FILE…, or leave --user out to serve Wallet.")
    }
  }

  func run() async throws {
    let directory = URL(filePath: dataDirectory, directoryHint: .isDirectory)
    // Made before the server makes its own directory within, so that it is for its owner alone.
    try WalletOpening.prepare(directory)
    let start = await FlowRun(
      .walletStart(), state: WalletStart(directory: directory, opensOnSample: sample && user == nil),
      interaction: .refuse)
    let report = Task { await StartReport(start: start, isVerbose: verbose).run() }
    defer { report.cancel() }
    if let user {
      let database = try await start.database()
      try await ImportCommand(database: database, user: user, files: files, options: try meaning.readingOptions()).run()
    } else {
      try await ServeCommand(start: start, directory: directory, listening: listening, isVerbose: verbose).run()
    }
  }
}
