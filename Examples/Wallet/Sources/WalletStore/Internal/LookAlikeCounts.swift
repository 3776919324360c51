import Foundation
import GRDB
import Statements

/// The number of stored or deleted operations of each account that look like one of a file's, counted in one pass over
/// the days of the file.
struct LookAlikeCounts {
  private var counts: [AccountID: Int] = [:]

  init(of imported: ImportedAccount, user: UserID, _ database: Database) throws {
    guard let days = imported.days else { return }
    let fingerprints = Set(imported.operations.map(\.fingerprint))
    let bankKeys = Set(imported.operations.compactMap(\.bankKey))
    for table in ["operation", "deletedOperation"] {
      let rows = try Row.fetchCursor(
        database,
        sql: "SELECT accountID, bankKey, fingerprint FROM \(table) WHERE userID = ? AND date BETWEEN ? AND ?",
        arguments: [user.rawValue, days.lowerBound.iso, days.upperBound.iso])
      while let row = try rows.next() {
        let bankKey: Data? = row["bankKey"]
        guard fingerprints.contains(row["fingerprint"]) || bankKey.map(bankKeys.contains) == true else { continue }
        counts[AccountID(rawValue: row["accountID"]), default: 0] += 1
      }
    }
  }

  /// Returns the number of look-alikes in an account.
  subscript(account: AccountID) -> Int { counts[account] ?? 0 }
}
