internal import Synchronization

/// The steps that people do not want to be offered any more. They can still be undone; they are forgotten with the
/// program.
final class UndoSetAside: Sendable {
  /// The largest number of users that are remembered: more people than look within the minutes in which anything is
  /// offered.
  private static let maximumUsers = 10_000

  private let newest = Mutex<[UserID: UndoID]>([:])

  func set(_ step: UndoID, of user: UserID) {
    newest.withLock { newest in
      if newest.count >= Self.maximumUsers { newest = [:] }
      newest[user] = step
    }
  }

  func contains(_ step: UndoID, of user: UserID) -> Bool { newest.withLock { $0[user] == step } }
}
