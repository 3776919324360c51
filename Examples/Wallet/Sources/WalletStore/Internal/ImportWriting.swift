import Foundation
import GRDB

extension ImportPlan {
  /// Writes what is new. It runs inside a transaction, and whatever it throws undoes all of it.
  func carryOut(for user: UserID, at moment: Date, _ database: Database) throws -> ImportReport {
    let learned = try LearnedCategories(user: user, database)
    var reports: [ImportReport.AccountReport] = []
    var file: Int64?
    for imported in accounts {
      let (account, isNew) = try imported.findOrInsert(for: user, database)
      var matching = try StoredOperations(account: account, user: user, days: imported.days, database)
      let match = matching.match(imported.operations)
      try match.storeLearnt(database)
      let new = match.new.map { imported.operations[$0] }
      if !new.isEmpty {
        let fileID = try file ?? insertFile(for: user, at: moment, database)
        file = fileID
        try imported.insert(new, account: account, file: fileID, user: user, learned: learned, database)
      }
      reports.append(
        ImportReport.AccountReport(
          account: account, name: imported.name, currency: imported.key.currency, isNewAccount: isNew, new: new.count,
          alreadyThere: imported.operations.count - new.count))
    }
    return ImportReport(fileName: fileName, format: format, accounts: reports, refusals: refusals)
  }

  private func insertFile(for user: UserID, at moment: Date, _ database: Database) throws -> Int64 {
    try database.execute(
      sql: "INSERT INTO importedFile (userID, name, format, importedAt) VALUES (?, ?, ?, ?)",
      arguments: [user.rawValue, fileName, format, moment.timeIntervalSince1970])
    return database.lastInsertedRowID
  }
}
