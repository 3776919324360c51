import Espalier
import EspalierTesting
import Foundation
import GRDB
import Testing
import Wallet
import WalletGateways
import WalletStore

/// The wallet while it starts.
@MainActor @Suite(.timeLimit(.minutes(15))) struct StartTests {
  let fixture: WalletFixture
  let user: UserID

  init() async throws {
    fixture = try WalletFixture()
    user = try await fixture.user()
  }

  private func start(opensOnSample: Bool = false) -> FlowRun<WalletStart> {
    FlowRun(
      fixture.startFlow, state: WalletStart(directory: fixture.directory, opensOnSample: opensOnSample),
      interaction: .refuse)
  }

  private func window(_ start: FlowRun<WalletStart>, _ visitor: Visitor) async throws -> Window {
    try await fixture.window(of: start, for: visitor)
  }

  @Test func theStepsLeadToAnOpenWallet() async throws {
    let start = start()
    let database = try await start.database()
    #expect(try await database.userName(user) == "Ada")
    #expect(start.progress.steps.map(\.name) == ["Unlock", "Migrate", "Restore", "Open"])
    #expect(start.progress.steps.map(\.status) == [.done, .skipped, .done, .skipped])
    #expect(start.state.guest == nil)
  }

  @Test func anEmptyDirectoryIsMigratedAndOpensOnASample() async throws {
    let directory = fixture.directory.appending(path: "new")
    let start = FlowRun(
      fixture.startFlow, state: WalletStart(directory: directory, opensOnSample: true), interaction: .refuse)
    let database = try await start.database()
    #expect(start.progress.steps.map(\.status) == [.done, .done, .done, .done])
    let guest = try #require(start.state.guest)
    #expect(try await database.isSample(guest))
  }

  @Test(arguments: [(false, 1), (true, 2)])
  func theStorageWaitsForTheDiskWhereTheStartAsksForIt(waits: Bool, level: Int) async throws {
    let start = FlowRun(
      fixture.startFlow, state: WalletStart(directory: fixture.directory, waitsForDisk: waits), interaction: .refuse)
    #expect(try await start.database().synchronousLevel == level)
  }

  @Test func oldSamplesAreSwept() async throws {
    let sample = try await fixture.database.makeSample()
    fixture.time = fixture.time.addingTimeInterval(2 * 86_400)
    let database = try await start().database()
    await #expect(throws: WalletError.noSuchUser) { try await database.userName(sample) }
    #expect(try await database.userName(user) == "Ada")
  }

  @Test func aStartThatFailsSaysWhatBecameOfTheData() async throws {
    let file = fixture.directory.appending(path: "file")
    try Data("not a directory".utf8).write(to: file)
    let start = FlowRun(fixture.startFlow, state: WalletStart(directory: file), interaction: .refuse)
    let error = await #expect(throws: WalletError.self) { try await start.database() }
    #expect(error?.description.contains("Check the rights of the directory") == true)
  }

  // MARK: A window that is there first

  @Test func aWindowShowsTheStartAndBecomesTheWalletInItsPlace() async throws {
    // Another process is just opening the directory, so the start has to wait.
    let other = try await WalletOpening.unlock(directory: fixture.directory)
    let start = start().start()
    let window = try await window(start, Visitor(identity: "\(user.rawValue)"))
    let app = TestApp(window)
    try await app.open("/settings")
    try await app.waitFor("Unlock (1 of 4)")
    #expect(try await app.text().contains("[Cancel]") == false)
    _ = other.open()
    try await app.waitFor("Signed in as\nAda")
    #expect(try await app.path() == "/settings")
    try await app.tap("Accounts")
    #expect(try await app.path() == "/accounts")
    #expect(try await app.text().contains("No accounts yet"))
  }

  @Test func aStrangerIsWelcomedAfterTheStart() async throws {
    let other = try await WalletOpening.unlock(directory: fixture.directory)
    let start = start().start()
    let window = try await window(start, Visitor())
    let app = TestApp(window)
    try await app.open("/accounts")
    try await app.waitFor("Unlock (1 of 4)")
    _ = other.open()
    try await app.waitFor("# Sign in")
    #expect(try await app.path() == "/sign-in?next=%2Faccounts")
  }

  @Test func aWindowThatClosesWhileTheStartGoesOnLeavesItAlone() async throws {
    let other = try await WalletOpening.unlock(directory: fixture.directory)
    let start = start().start()
    let window = try await window(start, Visitor())
    window.open(.root)
    window.close()
    _ = other.open()
    #expect(try await start.database().userName(user) == "Ada")
  }

  @Test func `a wallet that cannot be shown after its start says why, and is shown by another try`() async throws {
    let other = try await WalletOpening.unlock(directory: fixture.directory)
    let start = start().start()
    let window = try await window(start, Visitor(identity: "\(user.rawValue)"))
    var reports: [String] = []
    window.report = { reports.append($0) }
    let app = TestApp(window)
    try await app.open("/settings")
    try await app.waitFor("Unlock (1 of 4)")
    // The start does not look at settings, and the window does.
    let file = try DatabaseQueue(
      path: fixture.directory.appending(path: "wallet.sqlite").path(percentEncoded: false))
    try await file.write { try $0.execute(sql: "ALTER TABLE user RENAME COLUMN settings TO elsewhere") }
    _ = other.open()
    try await app.waitFor("Try again")
    #expect(try await start.database().userName(user) == "Ada", "the start is done")
    #expect(try await app.text().contains("Nothing was changed"))
    #expect(reports.contains { $0.contains("could not be shown after its start") })
    try await file.write { try $0.execute(sql: "ALTER TABLE user RENAME COLUMN elsewhere TO settings") }
    try await app.tap("Try again")
    try await app.waitFor("Signed in as\nAda")
    #expect(try await app.path() == "/settings")
  }

  @Test func `a start that is suspended while it waits lets go of all who wait for it, and the next one goes on`()
    async throws
  {
    let other = try await WalletOpening.unlock(directory: fixture.directory)
    let waiting = start().start()
    let handler = try #require(
      walletSubmissions { DatabaseGateways.users(of: try await waiting.database()) }[.signIn])
    let values = SubmissionValues(["username": "Ada", "password": WalletFixture.password])
    let form = Task { try await handler(values, Submitter()) }
    waiting.suspend()
    await #expect(throws: CancellationError.self) { try await waiting.database() }
    await #expect(throws: CancellationError.self) { try await form.value }
    guard case .suspended = await waiting.outcome else {
      Issue.record("\(await waiting.outcome)")
      return
    }
    _ = other.open()
    #expect(try await start().database().userName(user) == "Ada")
  }

  @Test func `a sign-in that is sent while a migration is interrupted counts once the next start has migrated`()
    async throws
  {
    let file = try DatabaseQueue(
      path: fixture.directory.appending(path: "wallet.sqlite").path(percentEncoded: false))
    // A step is to be taken again that never ends by itself: what notes it goes through rows without end.
    try await file.write { database in
      try database.execute(
        sql: """
          DROP TABLE claim;
          DELETE FROM grdb_migrations WHERE identifier LIKE '9:%';
          CREATE VIEW endless AS
            WITH RECURSIVE number(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM number) SELECT x FROM number;
          CREATE TRIGGER slow AFTER INSERT ON grdb_migrations WHEN NEW.identifier LIKE '9:%'
          BEGIN SELECT count(*) FROM endless; END
          """)
    }
    let values = SubmissionValues(["username": "Ada", "password": WalletFixture.password])
    // The start that is interrupted has taken the directory, and is let go as with its process.
    func interrupt() async throws {
      let start = start().start()
      let handler = try #require(
        walletSubmissions { DatabaseGateways.users(of: try await start.database()) }[.signIn])
      while start.progress.steps[1].status != .running { await Task.yield() }
      let form = Task { try await handler(values, Submitter()) }
      await Task.yield()
      start.suspend()
      await #expect(throws: CancellationError.self) { try await form.value }
      guard case .suspended = await start.outcome else {
        Issue.record("\(await start.outcome)")
        return
      }
    }
    try await interrupt()
    let noted = try await file.read { try String.fetchAll($0, sql: "SELECT identifier FROM grdb_migrations") }
    #expect(!noted.contains { $0.hasPrefix("9:") })
    try await file.write { try $0.execute(sql: "DROP TRIGGER slow; DROP VIEW endless") }
    let next = start().start()
    let handler = try #require(
      walletSubmissions { DatabaseGateways.users(of: try await next.database()) }[.signIn])
    #expect(try await handler(values, Submitter()) == .signIn(identity: "\(user.rawValue)", to: "/"))
    #expect(next.progress.steps.map(\.status) == [.done, .done, .done, .skipped])
  }

  @Test func `one that gives up waiting for a start is let go, and the start goes on`() async throws {
    let other = try await WalletOpening.unlock(directory: fixture.directory)
    let start = start().start()
    let waiting = Task { try await start.database() }
    await Task.yield()
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    _ = other.open()
    #expect(try await start.database().userName(user) == "Ada")
  }

  @Test func `a sign-in that is sent while the start waits is answered once it is done`() async throws {
    let other = try await WalletOpening.unlock(directory: fixture.directory)
    let start = start().start()
    let handler = try #require(
      walletSubmissions { DatabaseGateways.users(of: try await start.database()) }[.signIn])
    let values = SubmissionValues(["username": "Ada", "password": WalletFixture.password])
    let form = Task { try await handler(values, Submitter()) }
    await Task.yield()
    #expect(start.end == nil)
    _ = other.open()
    #expect(try await form.value == .signIn(identity: "\(user.rawValue)", to: "/"))
  }

  @Test func aFormThatIsSentMeanwhileIsAnsweredAfterwards() async throws {
    let start = start()
    let handler = try #require(
      walletSubmissions { DatabaseGateways.users(of: try await start.database()) }[.signIn])
    let values = SubmissionValues(["username": "Ada", "password": WalletFixture.password])
    let outcome = try await handler(values, Submitter())
    #expect(outcome == .signIn(identity: "\(user.rawValue)", to: "/"))
  }
}
