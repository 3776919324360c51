import EspalierGateways
import EspalierPrograms
import ExampleTesting
import Foundation
import Testing
import WalletBanking

/// Wallet at the terminal beside a bank: it shows, and leaves sending to the program that is served.
@Suite(.serialized, .timeLimit(.minutes(10))) struct HeadlessBankTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var data: URL { folder.url.appending(path: "data") }

  @Test func whatWaitsIsShownAndNotSentAtTheTerminalAndIsSentByTheProgram() async throws {
    let bank = try await BankProcess(directory: folder.url.appending(path: "bank"))
    let driver = try await OutboxDriver(data)
    try await bank.connection(of: driver.person, in: data).connect(name: "ada", password: "analytical")
    try await driver.order("Grace Hopper")
    for _ in 1...3 {
      let shown = try await WalletProcess.run(
        [
          "--data", data.path, "--surface", "headless", "--bank-at", bank.address, "--user", "grace",
          "/features/payments",
        ], password: "correct horse")
      #expect(shown.end.isSuccess && shown.output.contains("Grace Hopper · €0.01"), "\(shown.output)")
      #expect(shown.output.contains("It is sent as soon as the bank can be reached."), "\(shown.output)")
    }
    let entries = try await driver.entries()
    #expect(entries.map(\.attempts) == [0], "nothing has tried to send it")
    let client = try await bank.client()
    #expect(try await PaymentAtBank.list(at: client).isEmpty)
    let wallet = try await WalletProcess(directory: data, arguments: ["--bank-at", bank.address])
    let end = ContinuousClock.now + .seconds(30)
    while try await !driver.entries().isEmpty, ContinuousClock.now < end {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(try await PaymentAtBank.list(at: client).map(\.payee.name) == ["Grace Hopper"])
    #expect(await wallet.stop().isSuccess)
  }
}
