import Foundation
import GRDB

/// The stored counterparts of a statement's operations in one account, and the identifiers that are learnt of them.
struct OperationMatch: Sendable {
  enum State: Hashable, Sendable {
    case new
    case known(OperationID)
    /// The operation was deleted; the deleted one has that number.
    case deleted(Int64)
  }

  /// A stored operation whose bank identifier was not known.
  struct Learnt: Sendable {
    /// The place of the statement's operation that gives the identifier.
    let place: Int
    let id: Int64
    let isDeleted: Bool
    let bankKey: Data
  }

  /// The states of the statement's operations, in order.
  var states: [State]
  var learnt: [Learnt] = []

  /// Notes the identifiers with the stored operations.
  func storeLearnt(except kept: Set<Int>, user: UserID, _ database: Database) throws {
    for learnt in learnt where !kept.contains(learnt.place) {
      try database.execute(
        sql:
          "UPDATE \(learnt.isDeleted ? "deletedOperation" : "operation") SET bankKey = ? WHERE id = ? AND userID = ?",
        arguments: [learnt.bankKey, learnt.id, user.rawValue])
    }
  }
}
