import EspalierGateways
import EspalierHTTP
import EspalierSecrets
import Foundation
import WalletBanking
import WalletFeatures

/// The real bank, as a program of its own, with its data in a folder.
final class BankProcess: Sendable {
  let port: Int
  private let process: Process

  var address: String { "http://127.0.0.1:\(port)" }

  /// Starts the bank and waits until it says where it is. Port 0 takes a free one.
  init(directory: URL, port: Int = 0, faults: [String] = []) throws {
    let process = Process()
    process.executableURL = try WalletProcess.binary(named: "bank")
    process.arguments =
      ["--data", directory.path, "--port", "\(port)"] + faults.flatMap { ["--fault", $0] }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    self.process = process
    var said = Data()
    while !said.contains(UInt8(ascii: "\n")) {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw WalletProcessError.neverListened }
      said += more
    }
    guard let port = String(decoding: said, as: UTF8.self).firstMatch(of: #/http://[^:]+:(\d+)/#).flatMap({ Int($0.1) })
    else { throw WalletProcessError.neverListened }
    self.port = port
  }

  deinit { killHard() }

  /// As when the bank's machine dies.
  func killHard() {
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// A person's connection to this bank, over the secrets of a wallet in a directory.
  func connection(of person: PersonID, in directory: URL) throws -> PersonalBank {
    let secrets = SecretFile(
      directory.appending(path: "secrets"), key: try SecretKey(file: directory.appending(path: "secrets.key")))
    return Banks(bank: NetworkClient(address, over: HTTPTransport(), coding: .snakeCase), secrets: secrets)
      .bank(of: person)
  }

  /// A client of a login of its own: looking at the bank uses up no token of the wallet's.
  func client() async throws -> NetworkClient {
    let banks = Banks(
      bank: NetworkClient(address, over: HTTPTransport(), coding: .snakeCase), secrets: MemorySecretStore())
    let bank = banks.bank(of: PersonID("observer"))
    try await bank.connect(name: "ada", password: "analytical")
    return bank.client
  }
}
