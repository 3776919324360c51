import Foundation
import GRDB

/// What of a statement's operations in one account is new, and what is learnt of those that are not.
struct OperationMatch {
  /// The places of the new ones among the statement's, in order.
  var new: [Int] = []
  /// Stored operations whose bank identifier was not known.
  var learnt: [(id: Int64, bankKey: Data)] = []

  /// Notes the identifiers with the stored operations.
  func storeLearnt(_ database: Database) throws {
    for (id, bankKey) in learnt {
      try database.execute(sql: "UPDATE operation SET bankKey = ? WHERE id = ?", arguments: [bankKey, id])
    }
  }
}
