import Foundation

/// The real program, started as a person starts it, on a port of its own.
final class GalleryProcess: Sendable {
  let address: String
  private let process: Process

  init() throws {
    process = Process()
    process.executableURL = try GalleryProcess.binary()
    process.arguments = ["--port", "0"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    address = try GalleryProcess.address(said: output.fileHandleForReading)
  }

  deinit { if process.isRunning { process.terminate() } }

  private static func address(said handle: FileHandle) throws -> String {
    var said = Data()
    while true {
      let more = handle.availableData
      guard !more.isEmpty else { throw GalleryProcessError.neverListened }
      said += more
      let text = String(decoding: said, as: UTF8.self)
      if let match = text.firstMatch(of: #/http://\S+/#) { return String(match.0) }
    }
  }

  /// `gallery` beside the bundle of these tests.
  private static func binary() throws -> URL {
    var folder = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    while folder.path != "/" {
      let candidate = folder.appending(path: "gallery")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      folder.deleteLastPathComponent()
    }
    throw GalleryProcessError.notBuilt
  }
}

enum GalleryProcessError: Error {
  case neverListened
  case notBuilt
}
