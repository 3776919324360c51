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
  /// The entry is there. An entry that was stored by another hand is told when a run first sees it.
  case added(OutboxEntry)
  /// The entry is being sent.
  case sending(OutboxEntry)
  /// The entry was not sent, and will be tried again; ``OutboxEntry/lastFailure`` says why. Or a person has answered
  /// its conflict.
  case waiting(OutboxEntry)
  /// The entry is in conflict, and a person decides.
  case conflict(OutboxEntry)
  /// The server has the entry, and the store no longer.
  case sent(OutboxEntry)
  /// A person has discarded the entry.
  case discarded(OutboxEntry)

  /// The entry, as it is after the change.
  public var entry: OutboxEntry {
    switch self {
    case .added(let entry), .sending(let entry), .waiting(let entry), .conflict(let entry), .sent(let entry),
      .discarded(let entry):
      entry
    }
  }
}
