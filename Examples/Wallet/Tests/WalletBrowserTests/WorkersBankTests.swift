import EspalierBrowserTesting
import EspalierPrograms
import ExampleTesting
import Foundation
import Testing

/// Wallet by two processes with its bank beside it, which one of them runs: four people do all at once what one does,
/// whichever process they are served by.
@Suite(.serialized, .timeLimit(.minutes(15))) struct WorkersBankTests {
  private static let people = ["ada", "grace", "edsger", "barbara"]
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var data: URL { folder.url.appending(path: "data") }

  @Test func fourPeopleConnectTheirBankAndPayAtOnceAlsoWhenTheProcessThatRunsItIsKilled() async throws {
    for person in Self.people { try await BankJourney.makePerson(person, in: data, folder) }
    let wallet = try await WalletProcess(directory: data, arguments: ["--bank", "--workers", "2"])
    while try wallet.workers.count < 2 { await Task.yield() }
    try await Browser.run { browser in
      var journeys: [(person: String, journey: BankJourney)] = []
      for person in Self.people {
        let page = try await browser.newPage(width: 1280, height: 900, reducesMotion: true)
        journeys.append((person, BankJourney(page: page, address: wallet.address)))
      }
      try await atOnce(journeys) { person, journey in
        try await journey.signIn(person)
        try await journey.connect()
        try await journey.page.tap(.button("Bring operations in"))
        try await journey.page.find(.textContaining("new operations, 0 known already.").first, timeout: .seconds(20))
        try await journey.order(for: "Payee of \(person)")
        // Sent by one process, and told to the pages of the other.
        try await journey.page.find(.textContaining("Payee of \(person) · paid").first, timeout: .seconds(20))
        try await journey.page.open(journey.address + "/features/rates")
        try await journey.page.find(.textContaining("The bank's rates of").first, timeout: .seconds(20))
      }
      for worker in try wallet.workers {
        kill(worker, SIGKILL)
        while try wallet.workers.contains(worker) || wallet.workers.count < 2 { await Task.yield() }
        // The bank is where the next one runs it, and each connection is as it was.
        try await atOnce(journeys) { person, journey in
          try await journey.order(for: "After \(worker)")
          try await journey.page.find(.textContaining("After \(worker) · paid").first, timeout: .seconds(60))
          // They are all of one customer of the bank.
          #expect(try await journey.page.text().ranges(of: "Payee of \(person) ·").count == 1)
        }
      }
    }
    #expect(await wallet.stop().isSuccess)
  }

  private func atOnce(
    _ journeys: [(person: String, journey: BankJourney)],
    _ body: @escaping @Sendable (_ person: String, _ journey: BankJourney) async throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (person, journey) in journeys { group.addTask { try await body(person, journey) } }
      try await group.waitForAll()
    }
  }
}
