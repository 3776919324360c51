import EspalierPrograms
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
    // A folder of its own: whoever runs these tests holds the package's own until they have ended.
    let scratch = logs.appending(path: "build").path
    let program = try RunningProgram(
      URL(filePath: "/usr/bin/env"),
      arguments: ["swift", "package", "--package-path", folder.path, "--scratch-path", scratch] + command, errors: .kept
    )
    let (output, messages) = (try await program.wholeOutput(), try await program.wholeErrors())
    return Outcome(succeeded: await program.ended().isSuccess, output: output, messages: messages)
  }

  package struct Outcome: Sendable {
    package let succeeded: Bool
    package let output: String
    package let messages: String
  }
}
