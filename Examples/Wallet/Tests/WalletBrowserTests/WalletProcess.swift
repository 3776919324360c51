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
  private let process: Process

  private let place: WalletPlace

  var address: String { "http://127.0.0.1:\(port)\(place.path)" }

  /// Starts the server and waits until it says where it is. Port 0 takes a free one. With `descriptors` the system lets it
  /// have so many files and connections.
  init(
    _ place: WalletPlace = .alone, directory: URL, port: Int = 0, arguments: [String] = [], descriptors: Int? = nil
  ) async throws {
    self.directory = directory
    self.place = place
    let process = Process()
    process.executableURL = try WalletProcess.binary(place)
    process.arguments = ["--data", directory.path, "--port", "\(port)"] + arguments
    if let descriptors, let binary = process.executableURL, let arguments = process.arguments {
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", "ulimit -n \(descriptors); exec \"$0\" \"$@\"", binary.path] + arguments
    }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    self.process = process
    self.port = try WalletProcess.readPort(output.fileHandleForReading)
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// The processes that serve it, where there are several.
  var workers: [Int32] {
    get throws {
      // Each thread has its own.
      let tasks = "/proc/\(process.processIdentifier)/task"
      return try FileManager.default.contentsOfDirectory(atPath: tasks).flatMap { thread in
        let text = try? String(contentsOfFile: "\(tasks)/\(thread)/children", encoding: .utf8)
        return (text ?? "").split(separator: " ").compactMap { Int32($0) }
      }
    }
  }

  /// As when the machine dies.
  func killHard() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// As by Control-C; says how the program ended.
  func stop() -> Int32 {
    process.interrupt()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private static func readPort(_ handle: FileHandle) throws -> Int {
    var said = Data()
    while true {
      let more = handle.availableData
      guard !more.isEmpty else { throw WalletProcessError.neverListened }
      said += more
      let text = String(decoding: said, as: UTF8.self)
      if let port = text.firstMatch(of: #/http://[^:]+:(\d+) /#).flatMap({ Int($0.1) }) { return port }
    }
  }

  /// The program beside the bundle of these tests.
  static func binary(_ place: WalletPlace = .alone) throws -> URL { try binary(named: place.rawValue) }

  static func binary(named name: String) throws -> URL {
    var folder = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    while folder.path != "/" {
      let candidate = folder.appending(path: name)
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      folder.deleteLastPathComponent()
    }
    throw WalletProcessError.notBuilt
  }

  /// Runs the command to its end, as for an import, and says what it printed and how it ended.
  static func run(_ arguments: [String], password: String? = nil) throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = try binary()
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment["WALLET_PASSWORD"] = password
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }
}

enum WalletProcessError: Error {
  case neverListened
  case notBuilt
}

/// A folder that is there for one test.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "wallet-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String, _ text: String) throws -> URL {
    let file = url.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file
  }
}
