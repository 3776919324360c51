import Espalier
import WalletFeatures

/// Counts in words.
extension Formats {
  /// Returns a number of operations in words.
  func operations(_ count: Int) -> String { .localized(.walletOperationCount(count)) }

  /// Returns in words how many operations of a file are new, are stored already, and were deleted before.
  func counts(new: Int, alreadyThere: Int, deleted: Int) -> String {
    let (new, known) = (number(new), number(alreadyThere))
    return .localized(
      deleted > 0
        ? .walletImportCountsWithDeleted(new: new, known: known, deleted: number(deleted))
        : .walletImportCounts(new: new, known: known))
  }

  /// Returns a sentence that says that transfers lose their other side.
  func partedTransfers(_ count: Int) -> String { .localized(.walletPartedTransfers(count)) }
}
