import EspalierPrograms
import Foundation
import Testing

/// Tests that systemd takes the units that the guide and the generator give.
@Suite struct SystemdTests {
  private static let analyser = ["/usr/bin/systemd-analyze", "/bin/systemd-analyze"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// The unit of the guide to deploying.
  private func guide() throws -> String {
    let text = try Repository.text(of: "Documentation/Deploying.md")
    return String(try #require(text.firstMatch(of: /```ini\n((?s:.*?\n))```/)).1)
  }

  /// The unit of an app that the generator begins.
  private func generated() throws -> String {
    try Repository.text(of: "Examples/Templates/App/Files/service.mustache")
      .replacing("{{lower}}", with: "wallet").replacing("{{title}}", with: "Wallet")
  }

  /// The words of systemd about a unit whose program is in a folder: nothing, if it takes it.
  private func complaints(of unit: String) async throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "espalier-unit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: "wallet")
    try Data("#!/bin/sh\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let file = folder.appending(path: "espalier-wallet.service")
    let line = "ExecStart=/opt/wallet/wallet "
    try #require(unit.contains(line), "a unit starts its program")
    try unit.replacing(line, with: "ExecStart=\(program.path) ").write(to: file, atomically: true, encoding: .utf8)
    let analysis = try RunningProgram(
      URL(filePath: Self.analyser ?? "systemd-analyze"), arguments: ["verify", "--man=no", file.path],
      errors: .withOutput)
    let said = try await analysis.wholeOutput()
    // A setting that it does not know is no failure for it. What it says about other units is the machine's.
    let ours = said.split(separator: "\n").filter { $0.contains("espalier-wallet.service") }
    return await analysis.ended().isSuccess ? ours.joined(separator: "\n") : said + "\nfailed"
  }

  @Test(.enabled(if: analyser != nil, "Needs systemd-analyze: apt-get install systemd"))
  func `systemd takes the guide's unit and the generator's, and would say what is wrong`() async throws {
    for unit in [try guide(), try generated()] {
      #expect(!unit.contains("{{"))
      #expect(try await complaints(of: unit) == "")
      let misspelt = unit.replacing("LockPersonality=", with: "LockPersonalty=")
      #expect(try await complaints(of: misspelt).contains("LockPersonalty"))
    }
  }
}
