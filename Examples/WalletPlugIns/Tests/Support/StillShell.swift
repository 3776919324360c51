import Espalier
import EspalierTesting
import Foundation
import Testing
import WalletFeatures
import WalletValues

/// The shell of the features in these tests: operations that a test writes down. It is 15 March 2025, noon in
/// Greenwich, if the test does not say otherwise, and stays so.
@MainActor final class StillShell: WalletShell {
  var person: PersonID? = PersonID("1")
  let operations: StillHistory
  let intake = StillIntake()
  let dismissals: any DismissalsGateway
  let formats: Formats
  let data = DataVersions()
  let totals = TotalCurrencyChoice()
  let places: any WalletPlaces = StillPlaces()
  let now: @Sendable () -> Date

  var statements: any StatementIntake { intake }
  var history: any OperationHistoryGateway { operations }

  init(
    locale: String = "en-US", now moment: String = "2025-03-15T12:00:00Z",
    dismissals: any DismissalsGateway = StillDismissals()
  ) throws {
    self.dismissals = dismissals
    operations = StillHistory()
    formats = Formats(visitor: Visitor(locale: locale))
    let time = try Date(moment, strategy: .iso8601)
    now = { time }
  }

  /// Adds operations, as an import does.
  func take(_ operations: [HistoryOperation]) async {
    await self.operations.add(operations)
    data.raise(.ledger)
  }

  /// The plug-ins in the stand-in shell, at a path.
  func app(
    at path: String, @PlugInsBuilder<any WalletShell> _ plugIns: () -> [ListedPlugIn<any WalletShell>]
  ) async throws -> TestApp {
    let app = try TestApp(in: self as any WalletShell, entries: [.features], parts: [.overview], plugIns: plugIns)
    app.window.environment.formats = formats
    app.window.environment.totals = totals
    app.window.environment.dataVersions = data
    // The outbox reports each step, so a list may be loading when it loads again, and the first answer is late.
    app.window.report = { report in
      if !report.contains("after it was no longer wanted") { Issue.record("The window reports: \(report)") }
    }
    try await app.open(path)
    return app
  }
}

/// The operations of the stand-in shell.
actor StillHistory: OperationHistoryGateway {
  private var all: [HistoryOperation] = []
  private var failure: (any Error)?

  func add(_ operations: [HistoryOperation]) { all += operations }
  func fail(with error: (any Error)?) { failure = error }

  func operations(since day: CalendarDate) throws -> [HistoryOperation] {
    if let failure { throw failure }
    return all.filter { $0.date >= day }.sorted { $0.date < $1.date }
  }

  func currencies() throws -> [Currency] {
    if let failure { throw failure }
    let counts = Dictionary(grouping: all, by: \.amount.currency).mapValues(\.count)
    return counts.sorted { ($1.value, $0.key.code) < ($0.value, $1.key.code) }.map(\.key)
  }
}

/// The dismissed payments of the stand-in shell.
actor StillDismissals: DismissalsGateway {
  private var names: Set<String> = []

  func dismissed() -> Set<String> { names }

  func dismiss(_ name: String, isDismissed: Bool) {
    if isDismissed { names.insert(name) } else { names.remove(name) }
  }
}

/// The intake of the stand-in shell: a test looks at the statements that were brought in, or has it fail.
actor StillIntake: StatementIntake {
  private(set) var taken: [[IntakeAccount]] = []
  private var known: Set<String> = []
  private var failure: (any Error)?

  func fail(with error: (any Error)?) { failure = error }

  func bringIn(_ accounts: [IntakeAccount], named name: String) throws -> IntakeReport {
    if let failure { throw failure }
    taken.append(accounts)
    let ids = accounts.flatMap { account in account.operations.map { "\(account.identifier) \($0.id)" } }
    let new = ids.filter { known.insert($0).inserted }.count
    return IntakeReport(new: new, known: ids.count - new)
  }
}

private struct StillPlaces: WalletPlaces {
  var importing: Destination { "/import" }

  func operations(searching text: String) -> Destination { Destination(Path("/operations?search=\(text)")) }
}

/// An operation as the shell hands it over.
func operation(
  _ date: String, _ amount: String, _ payee: String, isTransfer: Bool = false, currency: String = "EUR"
) throws -> HistoryOperation {
  HistoryOperation(
    date: try #require(CalendarDate(iso: date)),
    amount: try Money(decimal: amount, in: try #require(Currency(code: currency))), payee: payee, isTransfer: isTransfer
  )
}
