package import Espalier
package import Wallet
import WalletFeatures
import WalletGateways
import WalletStore

/// Wallet: a budget and money manager, served to a browser or read at a terminal, alone or inside of another
/// application, with the network that it can reach.
package struct WalletApp<Network: WalletNetwork>: App {
  package static var surfaces: [any AppSurface.Type] { [Network.surface] }
  package static var version: String { "0.1.0" }
  package static var summary: String { "A budget and money manager, served to your browser from this machine." }
  package static var help: String { WalletOptions<Network>.examples }

  let start: FlowRun<WalletStart>
  private let plugIns: PlugIns<any WalletShell>
  private let network: Network?
  private let broadcast: Broadcast
  let watch: WalletObservability

  package init(_ launch: Launch<WalletOptions<Network>>) async throws {
    broadcast = try WalletOptions.broadcast(launch)
    (start, watch) = (try await launch.options.start(launch, telling: broadcast), .init(launch))
    network = try launch.options.network(launch, database: start.database, telling: broadcast)
    plugIns = try .wallet(over: network)
  }

  package var title: String { "Wallet" }
  package var connectors: [any Connector] {
    watch.connectors + [SampleSweep.connector(start)] + (network?.connectors ?? [])
  }
  package var submissions: [Submission: SubmissionHandler] {
    walletSubmissions { DatabaseGateways.users(of: try await start.database()) }
  }
  package var exports: [Export: ExportHandler] {
    walletExports(of: start.database, guest: start.guest, collection: watch.collection)
  }

  package func root(for visitor: Visitor) async throws -> WalletStarting {
    try await WalletStarting(start: start, visitor: visitor, plugIns: plugIns, collection: watch.collection)
  }
  package func prepare(_ window: Window, of root: WalletStarting) { root.prepare(window) }
  package func person(_ options: WalletOptions<Network>) async throws -> String? {
    try await options.signedIn(in: start.database())
  }
  package func run(_ launch: Launch<WalletOptions<Network>>, show: @escaping @Sendable () async throws -> Void)
    async throws
  {
    // The last commits are published before the program ends, however it ends.
    do {
      try await launch.options.run(start, isVerbose: launch.isVerbose, show: show)
    } catch {
      await broadcast.close()
      throw error
    }
    await broadcast.close()
  }
}
