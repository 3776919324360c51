public import Foundation

/// Something that a user did and that can still be undone.
///
/// ```swift
/// let step = try await database.deleteAccount(account, user: user)
/// try await database.undo(step.id, user: user)
/// ```
public struct UndoStep: Hashable, Sendable, Codable, Identifiable {
  /// A kind of change that can be undone, with the names to show it by.
  public enum Action: Hashable, Sendable, Codable {
    /// An account was deleted with its operations.
    case deletedAccount(name: String)
    /// An account was merged into another.
    case mergedAccounts(name: String, into: String)
    /// An account was given another name.
    case renamedAccount(from: String, to: String)
    /// A payee was given another name.
    case renamedPayee(from: String, to: String)
    /// An account was given an opening balance, or lost it.
    case changedOpeningBalance(account: String)
    /// An import was taken back.
    case removedImport(fileName: String)
    /// An operation was deleted.
    case deletedOperation(payee: String)
    /// Operations were given another category.
    case categorised(CategoryKey, count: Int)
    /// Two operations were made the sides of a transfer.
    case pairedTransfer(payee: String)
    /// The sides of a transfer were parted.
    case partedTransfer(payee: String)
  }

  /// The step's number.
  public let id: UndoID
  /// The change that was made.
  public let action: Action
  /// The time of the change.
  public let date: Date
}
