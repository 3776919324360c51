package import Foundation

/// Runs `swift package` on a package.
package struct SwiftPackage {
  private let folder: URL

  package init(_ folder: URL) { self.folder = folder }

  /// Runs one of its commands to the end.
  package func run(_ command: String...) async throws -> Outcome {
    let logs = FileManager.default.temporaryDirectory.appending(path: "espalier-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: logs, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: logs) }
    let (output, messages) = (logs.appending(path: "output"), logs.appending(path: "messages"))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    // A folder of its own: whoever runs these tests holds the package's own until they have ended.
    let scratch = logs.appending(path: "build").path
    process.arguments = ["swift", "package", "--package-path", folder.path, "--scratch-path", scratch] + command
    for file in [output, messages] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: messages)
    try await process.runToEnd()
    return Outcome(
      succeeded: process.terminationReason == .exit && process.terminationStatus == 0,
      output: try String(contentsOf: output, encoding: .utf8),
      messages: try String(contentsOf: messages, encoding: .utf8))
  }

  package struct Outcome: Sendable {
    package let succeeded: Bool
    package let output: String
    package let messages: String
  }
}
