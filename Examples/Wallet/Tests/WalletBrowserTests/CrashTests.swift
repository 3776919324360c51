import EspalierPrograms
import ExampleTesting
import Foundation
import Testing

/// An import is all or nothing, also when the machine dies in the middle of it.
@Suite(.serialized, .timeLimit(.minutes(15))) struct CrashTests {
  private static let count = 20_000

  @Test(arguments: [60, 150, 250, 350, 500])
  func aKilledImportLeavesNothingOrEverything(milliseconds: Int) async throws {
    let folder = try TemporaryFolder()
    let data = folder.url.appending(path: "data").path
    var lines = "Date,Description,Amount,Currency\n"
    for index in 0..<Self.count { lines += "2026-03-\(10 + index % 20),Shop \(index),-\(index % 90 + 1).10,EUR\n" }
    let big = try folder.file("big.csv", lines)
    let small = try folder.file("small.csv", "Date,Description,Amount,Currency\n2026-03-01,First,-1.00,EUR\n")
    let first = try await WalletProcess.run(
      ["--data", data, "--user", "ada", "--account", "Giro", "--import", small.path], password: "correct horse")
    try #require(first.end.isSuccess, "\(first.output)")

    let program = try RunningProgram(
      RunningProgram.product("wallet"),
      arguments: ["--data", data, "--user", "ada", "--account", "Giro", "--import", big.path],
      environment: ["WALLET_PASSWORD": "correct horse"], output: .discarded)
    // The moment of death is the input of this test, not a wait for something to happen.
    try await Task.sleep(for: .milliseconds(milliseconds))
    program.kill()

    let again = try await WalletProcess.run(
      ["--data", data, "--user", "ada", "--account", "Giro", "--import", big.path], password: "correct horse")
    try #require(again.end.isSuccess, "\(again.output)")
    let isNothing = again.output.contains("\(Self.count) new, 0 already there")
    let isEverything = again.output.contains("0 new, \(Self.count) already there")
    #expect(isNothing || isEverything, "\(again.output)")
  }
}
