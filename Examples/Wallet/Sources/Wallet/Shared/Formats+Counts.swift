import WalletFeatures

/// Counts in words.
extension Formats {
  /// Returns a number of operations in words.
  func operations(_ count: Int) -> String { count == 1 ? "1 operation" : "\(number(count)) operations" }

  /// Returns in words how many operations of a file are new, are stored already, and were deleted before.
  func counts(new: Int, alreadyThere: Int, deleted: Int) -> String {
    let counts = "\(number(new)) new, \(number(alreadyThere)) already there"
    return deleted > 0 ? "\(counts), \(number(deleted)) deleted before" : counts
  }

  /// Returns a sentence that says that transfers lose their other side.
  func partedTransfers(_ count: Int) -> String {
    count == 1 ? "1 transfer loses its other side." : "\(number(count)) transfers lose their other side."
  }
}
