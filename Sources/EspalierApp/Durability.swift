/// The end that stored data survives.
///
/// A person chooses it at the start (`--durability`), and every store of the program keeps to it: one that waits for the
/// disk beside one that does not would lose after a power failure what the other one counts as done.
///
/// ```swift
/// func pragma(for durability: Durability) -> String {
///   durability == .power ? "PRAGMA synchronous = FULL" : "PRAGMA synchronous = NORMAL"
/// }
/// ```
public enum Durability: String, CaseIterable, Sendable {
  /// The end of the process, however it comes.
  case process
  /// The end of the machine as well: every write waits for the disk.
  case power
}
