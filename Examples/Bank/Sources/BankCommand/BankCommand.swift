import ArgumentParser
import BankService
import Foundation
import Logging
import ServiceLifecycle
import UnixSignals

/// `bank`: the bank as a program.
@main
struct BankCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bank", abstract: "A small bank behind HTTP, with one customer: ada, password analytical.")

  @Option(help: "The address to listen on.")
  var host = "127.0.0.1"

  @Option(help: "The port to listen on; 0 takes any free one.")
  var port = 8090

  @Option(help: "The folder of the database; without it the bank forgets everything.", completion: .directory)
  var data: String?

  @Option(help: "The seconds for which an access token is good.")
  var tokenLifetime = 300.0

  @Option(help: "The seconds between two events of the stream of rates.")
  var ratesInterval = 5.0

  @Option(
    help: ArgumentHelp(
      "What goes wrong: slow, status, too-many, broken-json, cut or wrong-length; may be repeated.",
      valueName: "kind[=value][@path][xcount]"))
  var fault: [String] = []

  @Flag(help: "Let programs on this machine set faults with PUT /faults.")
  var faultsOpen = false

  func validate() throws {
    guard (0...65_535).contains(port) else { throw ValidationError("--port is a number from 0 to 65535.") }
    guard tokenLifetime > 0, ratesInterval > 0 else {
      throw ValidationError("--token-lifetime and --rates-interval are above 0.")
    }
    for text in fault where FaultRule(text) == nil {
      throw ValidationError("--fault \(text) is none: write KIND[=VALUE][@PATH][xCOUNT], such as status=503@/v1/cards.")
    }
  }

  func run() async throws {
    LoggingSystem.bootstrap { StreamLogHandler.standardError(label: $0) }
    var configuration = BankConfiguration()
    configuration.host = host
    configuration.port = port
    configuration.folder = data.map { URL(filePath: $0, directoryHint: .isDirectory) }
    configuration.tokenLifetime = tokenLifetime
    configuration.ratesInterval = .seconds(ratesInterval)
    configuration.faults = fault.compactMap(FaultRule.init)
    configuration.faultsAreOpen = faultsOpen
    let bank = try Bank(configuration)
    let group = ServiceGroup(
      configuration: .init(
        services: [bank], gracefulShutdownSignals: [.sigterm, .sigint], logger: configuration.logger))
    async let running: Void = group.run()
    if let url = try? await bank.url {
      print("Bank: \(url)")
      fflush(nil)
    }
    try await running
  }
}
