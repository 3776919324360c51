import ArgumentParser
import Espalier
import EspalierWeb
import Foundation
import Gallery
import Logging

/// `gallery`: shows every view of Espalier in each of its states, with the code that makes it.
@main
struct GalleryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Every view of Espalier in each of its states, with the code that makes it, served to your browser.")

  @Option(help: "The address to listen on.")
  var host = "127.0.0.1"

  @Option(help: "The port to listen on; 0 takes any free one.")
  var port = 8090

  func validate() throws {
    guard (0...65_535).contains(port) else { throw ValidationError("--port takes a number from 0 to 65535.") }
  }

  func run() async throws {
    // Nobody signs in, so nothing has to outlive the program.
    let folder = FileManager.default.temporaryDirectory.appending(path: "espalier-gallery-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var configuration = WebConfiguration(dataDirectory: folder, title: "Espalier", version: "0.1.0")
    configuration.host = host
    configuration.port = port
    configuration.stylesheet = GalleryStylesheet.rules
    var logger = Logger(label: "gallery")
    logger.logLevel = .notice
    let server = WebServer(configuration, logger: logger) { _ in makeGalleryWindow() }
    let host = host
    try await server.run { port in
      print("The gallery is at http://\(host.contains(":") ? "[\(host)]" : host):\(port) — Control-C stops it.")
      fflush(nil)
    }
  }
}
