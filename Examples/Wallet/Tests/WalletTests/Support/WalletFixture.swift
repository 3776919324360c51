import Espalier
import EspalierCryptography
import EspalierTesting
import Foundation
import Statements
import Testing
import Wallet
import WalletDeposits
import WalletFeatures
import WalletGateways
import WalletLoans
import WalletRecurring
import WalletStore

/// A wallet in a directory of its own that goes with the test. It is 15 March 2025, noon in Greenwich, and stays so.
@MainActor
final class WalletFixture {
  static let password = "correct horse"

  let directory: URL
  let database: WalletDatabase
  /// The features that are plugged into the windows made from now on.
  var plugIns: PlugIns<any WalletShell>
  /// The time in windows that are made from now on.
  var time: Date

  init() throws {
    directory = FileManager.default.temporaryDirectory.appending(path: "wallet-app-\(UUID().uuidString)")
    plugIns = try PlugIns {
      RecurringPlugIn()
      LoansPlugIn()
      DepositsPlugIn()
    }
    time = try Date("2025-03-15T12:00:00Z", strategy: .iso8601)
    database = try Self.open(directory, time: time)
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  /// Opens the same file as another process would.
  func anotherProcess() throws -> WalletDatabase { try Self.open(directory, time: time) }

  /// The start of a wallet in the directory.
  var startFlow: Flow<WalletStart> {
    .walletStart { [time] opening, broadcast in
      opening.open(passwordCost: Self.passwordCost, broadcast: broadcast, now: { time })
    }
  }

  private nonisolated static let passwordCost = PasswordHash.Cost(rounds: 16, blockSize: 1)

  private static func open(_ directory: URL, time: Date) throws -> WalletDatabase {
    try WalletOpening.prepare(directory)
    let broadcast = try Broadcast(over: SocketTransport(directory: directory.appending(path: "broadcast")))
    return try WalletDatabase(
      directory: directory, passwordCost: passwordCost, broadcast: broadcast, now: { time })
  }

  // MARK: Driving

  /// Returns the host above the windows of the wallet.
  private func host(guest: UserID? = nil) async -> AppHost<FixtureApp> {
    let done = Flow<WalletStart>("Start") { Step("Open") { _ in } }
    let start = FlowRun(
      done, state: WalletStart(database: database, in: directory, guest: guest), interaction: .refuse)
    _ = await start.outcome
    return AppHost(FixtureApp(start: start, plugIns: plugIns, time: time))
  }

  /// A window above a start that need not be done.
  func window(of start: FlowRun<WalletStart>, for visitor: Visitor = Visitor()) async throws -> Window {
    let root = try await WalletStarting(start: start, visitor: visitor, plugIns: plugIns, now: { [time] in time })
    let window = Window(coordinator: root, title: "Wallet", localization: visitor.localization)
    root.prepare(window)
    root.activate()
    return window
  }

  /// The window of a visitor.
  func window(_ visitor: Visitor = Visitor()) async throws -> Window { await host().makeWindow(for: visitor) }

  /// The app as a visitor sees it, at a path.
  func app(_ visitor: Visitor = Visitor(), guest: UserID? = nil, at path: String = "/") async throws -> TestApp {
    let app = await TestApp(host(guest: guest), for: visitor)
    app.window.report = { Issue.record("The window reports: \($0)") }
    try await app.open(path)
    return app
  }

  /// The app as a user sees it, at a path.
  func app(of user: UserID, at path: String = "/", locale: String = "en-US") async throws -> TestApp {
    try await app(Visitor(identity: "\(user.rawValue)", locale: locale), at: path)
  }

  // MARK: Data

  func user(_ name: String = "Ada") async throws -> UserID {
    try await database.signUp(name: name, password: Self.password)
  }

  /// Imports operations into one account, from this process or another.
  func take(
    _ operations: [StatementOperation], into account: String = "Giro", currency: String = "EUR", user: UserID,
    through database: WalletDatabase? = nil
  ) async throws {
    let currency = try #require(Currency(code: currency))
    let statement = Statement(
      format: "Test",
      accounts: [
        StatementAccount(
          identifier: account, name: account, kind: .checking, currency: currency, operations: operations)
      ])
    _ = try await (database ?? self.database).importStatement(statement, fileName: "test.csv", user: user)
  }

  /// The id of the operation that is the only one with these words.
  func operation(_ text: String, user: UserID) async throws -> WalletOperation {
    let lines = try await database.lines(OperationFilter(text: text), 0..<10, user: user)
    let operations = lines.compactMap { line in
      if case .operation(let operation) = line { operation } else { nil }
    }
    #expect(operations.count == 1, "\(text) must name one operation")
    return try #require(operations.first)
  }

  /// A file as a surface receives it.
  func file(_ name: String, _ text: String) throws -> ReceivedFile {
    let url = directory.appending(path: "received-\(UUID().uuidString)")
    try Data(text.utf8).write(to: url)
    return ReceivedFile(name: name, path: url.path(percentEncoded: false), size: text.utf8.count)
  }
}

/// The wallet of a fixture, as a host has it.
private struct FixtureApp: App {
  let title = "Wallet"
  let start: FlowRun<WalletStart>
  let plugIns: PlugIns<any WalletShell>
  let time: Date

  var submissions: [Submission: SubmissionHandler] {
    walletSubmissions({ DatabaseGateways.users(of: try await start.database()) }, now: { [time] in time })
  }
  var exports: [Export: ExportHandler] {
    walletExports(of: { try await start.database() }, guest: { await start.state.guest })
  }

  func root(for visitor: Visitor) async throws -> WalletStarting {
    try await WalletStarting(start: start, visitor: visitor, plugIns: plugIns, now: { [time] in time })
  }
  func prepare(_ window: Window, of root: WalletStarting) { root.prepare(window) }
}

/// An operation of a statement.
func operation(
  _ date: String, _ amount: String, _ payee: String, memo: String = "", category: String? = nil,
  currency: String = "EUR"
) throws -> StatementOperation {
  StatementOperation(
    line: 1, date: try #require(CalendarDate(iso: date)),
    amount: try Money(decimal: amount, in: try #require(Currency(code: currency))), payee: payee, memo: memo,
    category: category)
}

extension TestApp {
  /// Waits until the screen says something that comes from outside of the window, such as a commit of another process.
  func waitFor(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await waitUntil("“\(text)”", sourceLocation: sourceLocation) { try await self.text().contains(text) }
  }

  /// Waits until something holds. It asks again after a while, since what is waited for needs the processor too; only a
  /// wait in vain takes its full time.
  func waitUntil(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () async throws -> Bool
  ) async throws {
    let end = ContinuousClock.now + .seconds(600)
    while true {
      try await settle()
      if try await condition() { return }
      guard ContinuousClock.now < end else { break }
      try await Task.sleep(for: .milliseconds(10))
    }
    Issue.record("Waited in vain for \(what):\n\(try await text())", sourceLocation: sourceLocation)
  }

  /// The lines of the screen.
  func lines() async throws -> [String] { try await text().split(separator: "\n").map(String.init) }
}
