import Espalier
import EspalierWeb
import Foundation
import Logging
import Wallet
import WalletLoans
import WalletRecurring
import WalletStore

/// Serves Wallet to browsers until it is told to stop.
struct ServeCommand {
  let database: WalletDatabase
  let directory: URL
  let host: String
  let port: Int
  let opensOnSample: Bool
  let isVerbose: Bool

  func run() async throws {
    var logger = Logger(label: "wallet")
    logger.logLevel = isVerbose ? .debug : .notice
    var configuration = WebConfiguration(
      dataDirectory: directory.appending(path: "sessions"), title: "Wallet", version: WalletCommand.version)
    configuration.host = host
    configuration.port = port

    try await database.eraseOldSamples(olderThan: .seconds(86_400))
    // With --sample a stranger looks round in it; who signs in is themselves.
    let guest = opensOnSample ? try await database.makeSample() : nil
    let database = database
    let server = WebServer(
      configuration,
      submissions: walletSubmissions(database),
      downloads: [
        "operations.csv": { identity in try await download(for: identity ?? guest.map { String($0.rawValue) }) }
      ],
      logger: logger
    ) { visitor in
      try await makeWalletWindow(database: database, visitor: visitor, guest: guest, features: [RecurringFeature(), LoansFeature()])
    }
    let host = host
    try await server.run { port in
      print("Wallet is at http://\(host.contains(":") ? "[\(host)]" : host):\(port) — Control-C stops it.")
      fflush(nil)
    }
  }

  /// All operations of the person who asks; a stranger is sent to the start of the app.
  private func download(for identity: String?) async throws -> Download {
    guard let identity else { throw DownloadError.signInRequired }
    let export = try await exportCSV(database)(identity)
    return Download(name: export.name, contentType: "text/csv; charset=utf-8", chunks: export.chunks)
  }
}
