import ArgumentParser
import Espalier
import Foundation
import Wallet
import WalletGateways
import WalletStore

/// The options that a person may choose at the start of Wallet, besides those of its surface.
package struct WalletOptions<Network: WalletNetwork>: ParsableArguments {
  /// The examples below the options in the help.
  static var examples: String {
    """
    Without options it serves Wallet at http://127.0.0.1:8080 with a database in ./wallet-data.

    With --user and --import it brings bank statements in and says for each file what became of it. A file whose meaning is not certain \
    is refused with the flag that settles it.

    EXAMPLES
      ./wallet
      ./wallet --sample
      ./wallet --origin https://wallet.example --trust-proxy 127.0.0.1
      ./wallet --user ada --import ~/Downloads/statement.ofx
      ./wallet --surface headless --user ada /accounts
    """ + (Network.examples.isEmpty ? "" : "\n\(Network.examples)")
  }

  @Flag(help: "Open on a year of sample data instead of asking who you are.")
  var sample = false

  @Option(
    help: "Whose statements are brought in; made when new. The password comes from WALLET_PASSWORD or is asked for.")
  var user: String?

  @Option(
    name: .customLong("import"), parsing: .upToNextOption,
    help: "Statement files (OFX 1 and 2, CSV) to bring in; says for each what became of it.", completion: .file())
  var files: [String] = []

  @Flag(
    help: """
      Serve metrics for Prometheus at /metrics: to programs on this machine, or to whoever sends the token in WALLET_METRICS_TOKEN. \
      With --origin or --trust-proxy a token is needed.
      """)
  var metrics = false

  @OptionGroup(title: "The network")
  var network: Network.Options

  @OptionGroup(title: "What a file means")
  var meaning: MeaningOptions

  /// Creates options with nothing chosen.
  package init() {}

  package func validate() throws {
    if !files.isEmpty && user == nil {
      throw ValidationError("Say whose statements these are with --user NAME.")
    }
  }

  /// Tells commits to all programs that use the launch's directory: one that imports a file beside one that is served.
  static func broadcast(_ launch: Launch<WalletOptions<Network>>) throws -> Broadcast {
    // Made before anything makes its own directory within, so that it is for its owner alone.
    try WalletOpening.prepare(launch.directory)
    let transport = SocketTransport(directory: launch.directory.appending(path: "broadcast")) {
      FileHandle.standardError.write(Data("\($0)\n".utf8))
    }
    return try Broadcast(over: transport)
  }

  /// Returns the start of a wallet in the launch's directory.
  func start(_ launch: Launch<WalletOptions<Network>>, telling broadcast: Broadcast) async throws -> FlowRun<
    WalletStart
  > {
    if launch.surface != "headless", files.isEmpty, user != nil {
      throw ValidationError("Say which files to bring in with --import FILE…, or leave --user out to serve Wallet.")
    }
    return await FlowRun(
      .walletStart(telling: broadcast),
      state: WalletStart(
        directory: launch.directory, opensOnSample: sample && user == nil,
        waitsForDisk: launch.durability == .power),
      interaction: .refuse)
  }

  /// Returns the network of a wallet; nil while files are imported, when nothing shows what comes over it.
  func network(
    _ launch: Launch<WalletOptions<Network>>, database: @escaping @Sendable () async throws -> WalletDatabase,
    telling broadcast: Broadcast
  ) throws -> Network? {
    guard files.isEmpty else { return nil }
    return try Network(
      network,
      WalletNetworkStart(
        directory: launch.directory, isServing: launch.surface != "headless", database: database,
        broadcast: broadcast))
  }

  /// Returns the identity of the user who is named, once their password has been given; nil where nobody is named.
  func signedIn(in database: WalletDatabase) async throws -> String? {
    guard let user else { return nil }
    let password = try Password.read(for: user).password
    return "\(try await database.signIn(name: user, password: password).rawValue)"
  }

  /// Imports files, or shows Wallet.
  func run(
    _ start: FlowRun<WalletStart>, isVerbose: Bool, show: @escaping @Sendable () async throws -> Void
  ) async throws {
    let report = Task { await StartReport(start: start, isVerbose: isVerbose).run() }
    defer { report.cancel() }
    guard let user, !files.isEmpty else { return try await start.show(show) }
    let database = try await start.database()
    try await ImportCommand(database: database, user: user, files: files, options: try meaning.readingOptions()).run()
  }
}
