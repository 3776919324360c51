import EspalierGateways
import EspalierHTTP
import EspalierPrograms
import EspalierSecrets
import Foundation
import WalletBanking
import WalletFeatures

/// The real bank, as a program of its own, with its data in a folder.
final class BankProcess: Sendable {
  let port: Int
  private let program: RunningProgram

  var address: String { "http://127.0.0.1:\(port)" }

  /// Starts the bank and waits until it says where it is. Port 0 takes a free one.
  init(directory: URL, port: Int = 0, faults: [String] = []) async throws {
    program = try RunningProgram(
      RunningProgram.product("bank"),
      arguments: ["--data", directory.path, "--port", "\(port)"] + faults.flatMap { ["--fault", $0] },
      errors: .discarded)
    self.port = try await program.first { said in
      said.firstMatch(of: /http:\/\/[^:]+:(\d+)\s/).flatMap { Int($0.1) }
    }
  }

  /// As when the bank's machine dies.
  func killHard() { program.kill() }

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
