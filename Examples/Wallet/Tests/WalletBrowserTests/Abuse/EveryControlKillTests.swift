import EspalierBrowserTesting
import EspalierPrograms
import ExampleTesting
import Foundation
import Testing

/// A person changes every control of every scene, the program is killed when all of it is durable, and each control is as the
/// person left it.
@Suite(.serialized, .timeLimit(.minutes(30))) struct EveryControlKillTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A choice among one currency cannot be changed, and a file is chosen anew after a kill.
  private let unchangeable: Set = ["/", "/accounts/import"]

  private var data: URL { folder.url.appending(path: "data") }

  @Test func whatWasChangedIsThereAfterAKillInEveryScene() async throws {
    let rows = (1...20).map { "2026-03-\(10 + $0 % 20),Shop \($0),-\($0).10,EUR" }
    let file = try folder.file("first.csv", "Date,Description,Amount,Currency\n\(rows.joined(separator: "\n"))\n")
    for account in ["Giro", "Savings"] {
      let result = try await WalletProcess.run(
        ["--data", data.path, "--user", "ada", "--account", account, "--import", file.path], password: "correct horse")
      try #require(result.end.isSuccess, "\(result.output)")
    }
    try await Browser.run { browser in
      var wallet = try await WalletProcess(directory: data)
      let page = try await browser.newPage(width: 1280, height: 900)
      try await page.open(wallet.address + "/sign-in")
      try await page.type("ada", into: .field("Name"))
      try await page.type("correct horse", into: .field("Password"))
      try await page.tap(.button("Sign in"))
      try await page.find(.heading("Overview"))
      var changed = 0
      for place in try await EveryControl.places(from: "/", on: page) {
        let outcome = try await EveryControl.outcome(of: place, at: wallet.address, on: page) {
          wallet.killHard()
        } restart: {
          wallet = try await WalletProcess(directory: data, port: wallet.port)
        }
        #expect(outcome.losses.isEmpty)
        #expect(outcome.changed > 0 || unchangeable.contains(place), "\(place): nothing was changed")
        changed += outcome.changed
      }
      #expect(changed > 30, "there are forms, and they are changed")
      #expect(await wallet.stop().isSuccess)
    }
  }
}
