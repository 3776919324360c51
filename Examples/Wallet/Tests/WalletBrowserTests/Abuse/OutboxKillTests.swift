import EspalierGateways
import EspalierPrograms
import ExampleTesting
import Foundation
import Testing
import WalletBanking

/// The program dies again and again while payments are queued and sent, and each is at the bank exactly once.
///
/// The moments are inputs of this test, not waits for something to happen.
@Suite(.serialized, .timeLimit(.minutes(10))) struct OutboxKillTests {
  /// The number of times that the program is killed; the variable is for long runs.
  private static let kills = ProcessInfo.processInfo.environment["WALLET_KILLS"].flatMap(Int.init) ?? 30

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var data: URL { folder.url.appending(path: "data") }

  @Test func eachPaymentIsMadeOnceHoweverOftenTheProgramIsKilled() async throws {
    // Each request takes its time, so that many kills meet one on its way.
    let bank = try await BankProcess(directory: folder.url.appending(path: "bank"), faults: ["slow=60@/v1/payments"])
    let driver = try await OutboxDriver(data)
    let connection = try bank.connection(of: driver.person, in: data)
    try await connection.connect(name: "ada", password: "analytical")
    var keys: [String: String] = [:]
    var interrupted = 0
    var waiting = 0
    // In milliseconds. A slow machine takes longer until it sends the first payment.
    var latest = 560
    for round in 1...Self.kills {
      // A program that dies between the bank's new token and its note of it asks again with the old one.
      #expect(try await driver.retryConflicts() == 0, "The connection to the bank is lost.")
      keys["before \(round)"] = try await driver.order("before \(round)")
      let program = try start(at: bank)
      let pause = Duration.milliseconds(Int.random(in: latest / 9...latest))
      async let moment: Void = Task.sleep(for: pause)
      // While the program is at work, or still coming up.
      keys["beside \(round)"] = try await driver.order("beside \(round)")
      try await moment
      program.kill()
      let left = try await driver.entries()
      if left.contains(where: { $0.attempts > 0 && $0.state == .sending }) { interrupted += 1 }
      let hasSentNone = left.count == waiting + 2
      if hasSentNone { latest = min(latest * 4 / 3, 8_000) }
      waiting = left.count
    }
    #expect(interrupted > 0, "No kill met a payment on its way, so this has shown nothing.")
    try await finish(driver, at: bank)
    let client = try await bank.client()
    for (payee, key) in keys {
      let payments = try await PaymentAtBank.list(at: client, key: key)
      #expect(payments.map(\.payee.name) == [payee] && payments.first?.state == "executed", "\(payee): \(payments)")
    }
    // The bank lists a hundred at most; up to that it has none under any other key either.
    #expect(try await PaymentAtBank.list(at: client).count == min(keys.count, 100))
  }

  /// The program, from its first instruction on.
  private func start(at bank: BankProcess) throws -> RunningProgram {
    try RunningProgram(
      RunningProgram.product("wallet-online"),
      arguments: ["--data", data.path, "--port", "0", "--bank-at", bank.address],
      output: .discarded, errors: .discarded)
  }

  /// Lets the program run until nothing waits.
  private func finish(_ driver: OutboxDriver, at bank: BankProcess) async throws {
    let connection = try bank.connection(of: driver.person, in: data)
    let end = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < end {
      if try await driver.retryConflicts() > 0 { try await connection.connect(name: "ada", password: "analytical") }
      let wallet = try await WalletProcess(directory: data, arguments: ["--bank-at", bank.address])
      defer { wallet.killHard() }
      while ContinuousClock.now < end {
        let entries = try await driver.entries()
        if entries.isEmpty { return }
        if entries.contains(where: { if case .conflict = $0.state { true } else { false } }) { break }
        try await Task.sleep(for: .milliseconds(50))
      }
    }
    Issue.record("Payments still wait: \(try await driver.entries().map { "\($0.state) \($0.lastFailure ?? "")" })")
  }
}
