import Espalier
import EspalierTesting
import Testing
import Wallet
import WalletStore

/// Tests that failures below are told in words about a person's data, never in those of the disk or of SQLite.
@MainActor @Suite struct ExplanationTests {
  nonisolated static let reason = "disk I/O error - while executing `SELECT * FROM operation`"

  @Test(arguments: [
    WalletError.storage(reason: reason), .cannotOpen(path: "/var/lib/wallet", reason: reason),
    .cannotMigrate(path: "/var/lib/wallet", reason: reason), .databaseIsNewer(path: "/var/lib/wallet"),
  ])
  func `a fault of the storage is told without path or reason, and is in the log with both`(error: WalletError) {
    var reports: [String] = []
    let log = FailureLog { reports.append("\($0)") }
    let words = FailureLog.$current.withValue(log) { FailureLog.words(for: error) }
    #expect(!words.contains("SELECT") && !words.contains("/var/lib") && !words.contains("I/O"))
    #expect(words.contains("Nothing was changed") || words.contains("Nothing is lost"))
    #expect(reports.count == 1 && words.contains(reports[0].dropFirst("Error ".count).prefix(9)))
    #expect(reports[0].contains("\(error)"))
  }

  @Test func `what a person can mend alone has no number`() {
    let log = FailureLog { _ in Issue.record("It is no fault of the wallet") }
    let words = FailureLog.$current.withValue(log) { FailureLog.words(for: WalletError.nameTaken(name: "ada")) }
    #expect(words == "There is already a user named ada. Choose another name.")
  }
}
