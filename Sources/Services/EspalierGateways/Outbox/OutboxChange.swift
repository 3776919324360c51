/// A change of an entry of an outbox, such as its addition, its sending or a conflict.
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
  /// The entry was added. If other code has stored the entry, the change is reported when a run first reads it.
  case added(OutboxEntry)
  /// The entry is being sent.
  case sending(OutboxEntry)
  /// The entry waits to be sent again.
  ///
  /// Either it was not sent, and ``OutboxEntry/lastFailure`` contains the reason, or a person has answered its
  /// conflict.
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
