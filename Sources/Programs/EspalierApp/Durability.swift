/// The kind of failure that stored data survives.
///
/// A person chooses it at the start (`--durability`). The store of pages follows it, and an app's own stores should
/// too: after a power failure, a store that did not wait for the disk may lack data that the other counts as done.
///
/// ```swift
/// func pragma(for durability: Durability) -> String {
///   durability == .power ? "PRAGMA synchronous = FULL" : "PRAGMA synchronous = NORMAL"
/// }
/// ```
public enum Durability: String, CaseIterable, Sendable {
  /// The end of the process, for any reason.
  case process
  /// A power failure, as well as the end of the process. Every write waits for the disk.
  case power
}
