import ArgumentParser
import Espalier
import EspalierWeb
import Foundation
import Hummingbird
import WalletOnlineProgram
import WalletProgram

/// `wallet-host`: a Hummingbird application with a page of its own, in which Wallet lives below `/money`.
@main
struct WalletHost: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wallet-host", abstract: "An application with Wallet inside of it, below /money.")

  @Option(help: "The port to listen on; 0 takes any free one.")
  var port = 8080

  @Option(name: .customLong("data"), help: "The directory of the database.", completion: .directory)
  var dataDirectory = "./wallet-data"

  @OptionGroup(title: "Wallet")
  var options: WalletOptions<Online>

  func run() async throws {
    let directory = URL(filePath: dataDirectory, directoryHint: .isDirectory)
    let launch = Launch(options: options, directory: directory, surface: WebSurface.name)
    let app = try await WalletApp<Online>(launch)
    try await app.run(launch) { try await serve(app, in: directory) }
  }

  private func serve(_ app: WalletApp<Online>, in directory: URL) async throws {
    var configuration = WebConfiguration(dataDirectory: directory.appending(path: "web"), title: app.title)
    configuration.mountPath = "/money"
    let wallet = try await WebServer(configuration, host: AppHost(app)).mounted()

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

  private static let page = """
    <!doctype html>
    <html lang="en"><title>The host</title><link rel="icon" href="data:,">
    <main><h1>The host</h1><p><a href="/money/">Money</a></p></main></html>
    """
}
