/// A change of an entry of an outbox.
///
/// ```swift
/// func refused(_ outbox: Outbox) async -> String? {
///   for await change in outbox.changes() {
///     if case .conflict(let entry) = change { return entry.lastFailure }
///   }
///   return nil
/// }
/// ```
public enum OutboxChange: Sendable, Hashable, Codable {
  /// The entry was added. An entry that other code has stored is reported when a run first reads it.
  case added(OutboxEntry)
  /// The entry is being sent.
  case sending(OutboxEntry)
  /// The entry was not sent, and will be retried; ``OutboxEntry/lastFailure`` contains the reason. Or a person has
  /// answered its conflict.
  case waiting(OutboxEntry)
  /// The entry is in conflict, and a person must decide.
  case conflict(OutboxEntry)
  /// The server has the entry, and it was removed from the store.
  case sent(OutboxEntry)
  /// A person has discarded the entry.
  case discarded(OutboxEntry)

  /// The entry after the change.
  public var entry: OutboxEntry {
    switch self {
    case .added(let entry), .sending(let entry), .waiting(let entry), .conflict(let entry), .sent(let entry),
      .discarded(let entry):
      entry
    }
  }
}
