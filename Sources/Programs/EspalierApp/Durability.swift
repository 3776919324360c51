/// The end that stored data survives.
///
/// A person chooses it at the start (`--durability`). The store of pages keeps to it, and an app's own stores should: after a
/// power failure, one that did not wait for the disk lacks what the other one counts as done.
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
