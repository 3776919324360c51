import EspalierGateways
import EspalierHTTP
import EspalierPrograms
import Foundation

/// The program that serves Wallet: Wallet itself, or another application with Wallet inside.
enum WalletPlace: String, CaseIterable, Sendable {
  case alone = "wallet"
  case mounted = "wallet-host"

  /// The path before every place.
  var path: String { self == .mounted ? "/money" : "" }
}

/// The real program, started as a person starts it, on a database of its own.
final class WalletProcess: Sendable {
  let directory: URL
  let port: Int
  private let program: RunningProgram
  private let place: WalletPlace

  var address: String { "http://127.0.0.1:\(port)\(place.path)" }

  /// Starts the server and waits until it says where it is. Port 0 takes a free one. With `descriptors` the system lets it
  /// have so many files and connections.
  init(
    _ place: WalletPlace = .alone, directory: URL, port: Int = 0, arguments: [String] = [], descriptors: Int? = nil
  ) async throws {
    self.directory = directory
    self.place = place
    let wallet = try Self.program(at: place, arguments)
    let arguments = ["--data", directory.path, "--port", "\(port)"] + arguments + Self.workers(at: place, arguments)
    if let descriptors {
      program = try RunningProgram(
        URL(filePath: "/bin/sh"),
        arguments: ["-c", "ulimit -n \(descriptors); exec \"$0\" \"$@\"", wallet.path] + arguments)
    } else {
      program = try RunningProgram(wallet, arguments: arguments)
    }
    self.port = try await program.first { said in
      said.firstMatch(of: #/http://[^:]+:(\d+) /#).flatMap { Int($0.1) }
    }
    try await beginOtherSessions()
  }

  /// The program that `./wallet` runs with such arguments: without a network, unless one of them asks for it.
  private static func program(at place: WalletPlace, _ arguments: [String]) throws -> URL {
    let needsNetwork = arguments.contains { $0.hasPrefix("--bank") || $0.hasPrefix("--certificate") }
    return try RunningProgram.product(place == .alone && needsNetwork ? "wallet-online" : place.rawValue)
  }

  /// The option for as many workers as the variable `ESPALIER_WORKERS` says, with which all journeys are run at night.
  private static func workers(at place: WalletPlace, _ arguments: [String]) -> [String] {
    guard let count = ProcessInfo.processInfo.environment["ESPALIER_WORKERS"], place == .alone,
      !arguments.contains(where: { $0 == "--workers" || $0.hasPrefix("--certificate") })
    else { return [] }
    return ["--workers", count]
  }

  /// Begins as many sessions as the variable `ESPALIER_SESSION` says, so that the first one of the test is the next, which
  /// another worker may serve.
  private func beginOtherSessions() async throws {
    let count = ProcessInfo.processInfo.environment["ESPALIER_SESSION"].flatMap(Int.init) ?? 0
    let client = NetworkClient(address, over: HTTPTransport())
    for _ in 0..<count { _ = try? await client.response(.get("/")) }
  }

  /// The processes that serve it, where there are several.
  var workers: [Int32] {
    get throws {
      // Each thread has its own.
      let tasks = "/proc/\(program.processIdentifier)/task"
      return try FileManager.default.contentsOfDirectory(atPath: tasks).flatMap { thread in
        let text = try? String(contentsOfFile: "\(tasks)/\(thread)/children", encoding: .utf8)
        return (text ?? "").split(separator: " ").compactMap { Int32($0) }
      }
    }
  }

  /// As when the machine dies.
  func killHard() { program.kill() }

  /// As by Control-C; returns how the program ended.
  func stop() async -> ProgramEnd {
    program.send(SIGINT)
    return await program.ended()
  }

  /// Runs the command to its end, as for an import, and returns what it printed and how it ended.
  static func run(_ arguments: [String], password: String? = nil) async throws -> (output: String, end: ProgramEnd) {
    let program = try RunningProgram(
      program(at: .alone, arguments), arguments: arguments,
      environment: password.map { ["WALLET_PASSWORD": $0] } ?? [:], errors: .withOutput)
    return (try await program.wholeOutput(), await program.ended())
  }
}
