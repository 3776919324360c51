import WalletFeatures

/// Counts in words.
extension Formats {
  /// How many operations.
  func operations(_ count: Int) -> String { count == 1 ? "1 operation" : "\(number(count)) operations" }

  /// That transfers lose their other side.
  func partedTransfers(_ count: Int) -> String {
    count == 1 ? "1 transfer loses its other side." : "\(number(count)) transfers lose their other side."
  }
}
