public import EspalierBase

/// An error of an outbox that cannot carry out a call.
///
/// ```swift
/// func discard(_ id: OutboxEntry.ID, in outbox: Outbox) async throws {
///   do { try await outbox.discard(id) } catch OutboxError.notFound { /* It has been sent meanwhile. */  }
/// }
/// ```
public enum OutboxError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The outbox is already running.
  case runsAlready
  /// There is no such entry, because it was sent or discarded meanwhile.
  case notFound(OutboxEntry.ID)
  /// The entry is being sent, or is being answered elsewhere.
  case isUnderWay(OutboxEntry.ID)
  /// The entry is not in a conflict that could be answered.
  case notInConflict(OutboxEntry.ID)
  /// The conflict of the entry has no such choice.
  case noSuchChoice(OutboxEntry.ID, String)
  /// The kind of the entry differs from the kind of the new payload.
  case otherKind(OutboxEntry.ID, String)
  /// The owner already has the maximum number of entries. No entry was added.
  case quotaReached(owner: String, quota: Int)
  /// The store refused to replace an entry as if it had been changed meanwhile, although it still equals the one that
  /// the outbox read. The store compares entries differently than the outbox does.
  case notCompared(OutboxEntry.ID)

  /// A description of the error.
  public var description: String {
    switch self {
    case .runsAlready:
      "This outbox is run already. Give `run()` to one connector, or wait until the other run has ended."
    case .notFound(let id):
      "The outbox has no entry \(id): it was sent or discarded meanwhile. Read `entries()` again."
    case .isUnderWay(let id):
      "The entry \(id) is being sent or answered just now. Wait for its next change, and decide again."
    case .notInConflict(let id):
      "The entry \(id) is in no conflict. `retry(_:)` sends it at once, `discard(_:)` removes it."
    case .noSuchChoice(let id, let choice):
      "The conflict of the entry \(id) has no choice “\(choice)”. Take the id of one of its `choices`."
    case .otherKind(let id, let kind):
      "The entry \(id) is of the kind “\(kind)”. Give a payload of this kind, or discard it and add another."
    case .notCompared(let id):
      "The store of the outbox has the entry \(id) as it was read, and yet takes it for another one. Let `update` and `remove` compare "
        + "entries as `==` does, not their bytes, and check the store with `OutboxStoreConformance`."
    case .quotaReached(let owner, let quota):
      "“\(owner)” has \(quota) entries, which is the outbox's quota. Add more when some are sent or discarded."
    }
  }
}

extension OutboxError: ExplainedError {
  /// The advice for a person; nil if only the program can correct the error.
  public var explanation: String? {
    switch self {
    case .notFound: "It was sent or discarded meanwhile."
    case .isUnderWay: "It is being sent just now. Wait a moment, and see what came of it."
    case .notInConflict, .noSuchChoice: "It has changed meanwhile. See how it is now, and decide again."
    case .quotaReached(_, let quota):
      "\(quota) wait to be sent already, and no more can. Nothing was added, and what you wrote is still here. Try again when some "
        + "have been sent, or discard one."
    case .runsAlready, .otherKind, .notCompared: nil
    }
  }
}
