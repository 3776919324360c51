import WalletFeatures

/// Counts in words.
extension Formats {
  /// How many operations.
  func operations(_ count: Int) -> String { count == 1 ? "1 operation" : "\(number(count)) operations" }

  /// How many operations of a file are new, are there already, and stay away because they were deleted.
  func counts(new: Int, alreadyThere: Int, deleted: Int) -> String {
    let counts = "\(number(new)) new, \(number(alreadyThere)) already there"
    return deleted > 0 ? "\(counts), \(number(deleted)) deleted before" : counts
  }

  /// That transfers lose their other side.
  func partedTransfers(_ count: Int) -> String {
    count == 1 ? "1 transfer loses its other side." : "\(number(count)) transfers lose their other side."
  }
}
