import Espalier
import EspalierCommand
import EspalierWeb
import Wallet
import WalletFeatures
import WalletGateways
import WalletStore

/// Wallet: a budget and money manager, served to a browser or read at a terminal.
@main struct WalletApp: App {
  static let surfaces: [any AppSurface.Type] = [WebSurface.self]
  static let version = "0.1.0"
  static let summary = "A budget and money manager, served to your browser from this machine."
  static let help = WalletOptions.examples

  private let start: FlowRun<WalletStart>
  private let plugIns: PlugIns<any WalletShell>

  init(_ launch: Launch<WalletOptions>) async throws {
    (start, plugIns) = (try await launch.options.start(launch), try .wallet())
  }

  var connectors: [any Connector] { SampleSweep.connector(start) }
  var submissions: [Submission: SubmissionHandler] {
    walletSubmissions { DatabaseGateways.users(of: try await start.database()) }
  }
  var exports: [Export: ExportHandler] { walletExports(of: start.database, guest: start.guest) }

  func root(for visitor: Visitor) async throws -> WalletStarting {
    try await WalletStarting(start: start, visitor: visitor, plugIns: plugIns)
  }
  func prepare(_ window: Window, of root: WalletStarting) { root.prepare(window) }
  func person(_ options: WalletOptions) async throws -> String? { try await options.signedIn(in: start.database()) }
  func run(_ launch: Launch<WalletOptions>, show: @escaping @Sendable () async throws -> Void) async throws {
    try await launch.options.run(start, isVerbose: launch.isVerbose, show: show)
  }
}
