import Espalier
import EspalierWeb
import Foundation
import Logging
import Wallet
import WalletGateways
import WalletStore

/// Serves Wallet to browsers until it is told to stop.
struct ServeCommand {
  /// How long browsers and the terminal wait for the start before they are shown it.
  private static let moment = Duration.milliseconds(300)

  let start: FlowRun<WalletStart>
  let directory: URL
  let listening: ListeningOptions
  let isVerbose: Bool

  /// Serves from the first moment on: whoever comes while a large database is still being brought up to date sees how far that is, and then
  /// the wallet. A start that fails ends the command.
  func run() async throws {
    let start = start
    let server = makeServer(try PlugIns.container())
    let (host, moment) = (listening.host, Self.moment)
    try await withThrowingTaskGroup { group in
      group.addTask { _ = try await start.database() }
      group.addTask { try? await Task.sleep(for: moment) }
      // Nearly always the start is first, and what is wrong with it is said before anybody is told to come.
      try await group.next()
      group.addTask {
        try await server.run { port in
          print("Wallet is at http://\(host.contains(":") ? "[\(host)]" : host):\(port) — Control-C stops it.")
          fflush(nil)
        }
        throw Stopped()
      }
      group.addTask {
        let database = try await start.database()
        try await SampleSweep(database: database, guest: await start.state.guest).run()
      }
      do {
        while try await group.next() != nil {}
      } catch is Stopped {
        // A start that still waits would keep the command; it is gone on with at the next start.
        await start.suspend()
      }
      group.cancelAll()
    }
  }

  /// The server was told to stop.
  private struct Stopped: Error {}

  private func makeServer(_ plugIns: FrozenContainer) -> WebServer {
    var logger = Logger(label: "wallet")
    logger.logLevel = isVerbose ? .debug : .notice
    var configuration = WebConfiguration(
      dataDirectory: directory.appending(path: "sessions"), title: "Wallet", version: WalletCommand.version)
    listening.apply(to: &configuration)
    let start = start
    return WebServer(
      configuration,
      submissions: walletSubmissions { DatabaseGateways.users(of: try await start.database()) },
      exports: walletExports(of: { try await start.database() }, guest: { try await start.state.guest }),
      logger: logger
    ) { visitor in
      // With --sample a stranger looks round in it; who signs in is themselves.
      try await makeWalletWindow(start: start, visitor: visitor, plugIns: plugIns)
    }
  }
}
