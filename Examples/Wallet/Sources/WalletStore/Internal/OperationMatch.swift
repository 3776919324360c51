import Foundation
import GRDB

/// What each of a statement's operations in one account is among the stored ones, and what is learnt of those.
struct OperationMatch: Sendable {
  enum State: Hashable, Sendable {
    case new
    case known(OperationID)
    /// It is the deleted operation of that number.
    case deleted(Int64)
  }

  /// A stored operation whose bank identifier was not known.
  struct Learnt: Sendable {
    /// The statement's operation that tells it.
    let place: Int
    let id: Int64
    let isDeleted: Bool
    let bankKey: Data
  }

  /// One for each of the statement's, in order.
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
