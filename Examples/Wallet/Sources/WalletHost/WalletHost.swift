import ArgumentParser
import Espalier
import EspalierWeb
import Foundation
import Hummingbird
import Wallet
import WalletDeposits
import WalletFeatures
import WalletGateways
import WalletLoans
import WalletRecurring
import WalletStore

/// `wallet-host`: a Hummingbird application with a page of its own, in which Wallet lives below `/money`.
@main
struct WalletHost: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wallet-host", abstract: "An application with Wallet inside of it, below /money.")

  @Option(help: "The port to listen on; 0 takes any free one.")
  var port = 8080

  @Option(name: .customLong("data"), help: "The directory of the database.", completion: .directory)
  var dataDirectory = "./wallet-data"

  @Flag(help: "Open on a year of sample data instead of asking who you are.")
  var sample = false

  func run() async throws {
    let directory = URL(filePath: dataDirectory, directoryHint: .isDirectory)
    try WalletOpening.prepare(directory)
    let start = await FlowRun(
      .walletStart(), state: WalletStart(directory: directory, opensOnSample: sample), interaction: .refuse)
    _ = try await start.database()
    let wallet = try await makeWallet(start, in: directory).mounted()

    let router = Router()
    router.get("/") { _, _ in
      Response(
        status: .ok, headers: [.contentType: "text/html; charset=utf-8"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: Self.page)))
    }
    let application = Application(
      router: router, server: wallet.server,
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)), services: [wallet],
      onServerRunning: { channel in
        print("The host is at http://127.0.0.1:\(channel.localAddress?.port ?? 0) — Wallet is below /money.")
        fflush(nil)
      })
    try await application.runService()
  }

  private func makeWallet(_ start: FlowRun<WalletStart>, in directory: URL) async throws -> WebServer {
    let plugIns = try PlugIns<any WalletShell> {
      RecurringPlugIn()
      LoansPlugIn()
      DepositsPlugIn()
    }
    let app = MoneyApp(start: start, plugIns: plugIns)
    var configuration = WebConfiguration(dataDirectory: directory.appending(path: "sessions"), title: app.title)
    configuration.mountPath = "/money"
    return WebServer(configuration, host: await AppHost(app))
  }

  private static let page = """
    <!doctype html>
    <html lang="en"><title>The host</title><link rel="icon" href="data:,">
    <main><h1>The host</h1><p><a href="/money/">Money</a></p></main></html>
    """
}

/// Wallet as a part of another application.
private struct MoneyApp: App {
  let title = "Wallet"
  let start: FlowRun<WalletStart>
  let plugIns: PlugIns<any WalletShell>

  var connectors: [any Connector] { SampleSweep.connector(start) }
  var submissions: [Submission: SubmissionHandler] {
    walletSubmissions { DatabaseGateways.users(of: try await start.database()) }
  }
  var exports: [Export: ExportHandler] {
    walletExports(of: { try await start.database() }, guest: { await start.state.guest })
  }

  func root(for visitor: Visitor) async throws -> WalletStarting {
    try await WalletStarting(start: start, visitor: visitor, plugIns: plugIns)
  }
  func prepare(_ window: Window, of root: WalletStarting) { root.prepare(window) }
}
