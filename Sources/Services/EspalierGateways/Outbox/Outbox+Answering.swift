extension Outbox {
  /// Sends an entry again that is in a conflict or waits for its backoff: the same, under the same idempotency key.
  ///
  /// A server that keeps its answers by key may give the same one again. The key stays nevertheless, as a refusal does
  /// not always mean that nothing was done: a server that still works on the first request answers 409 to the second.
  ///
  /// - Throws: ``OutboxError/notFound(_:)``, ``OutboxError/isUnderWay(_:)``, or what the store throws.
  public func retry(_ id: OutboxEntry.ID) async throws {
    try await answer(id) { $0.state = .waiting }
  }

  /// Answers a conflict with one of its choices, and sends the entry again under a new idempotency key.
  ///
  /// The handler finds the choice in ``OutboxMessage/choice`` and sends something else than the first time, which a
  /// server would refuse under the first key. So it offers choices only where it knows that the server has not done the
  /// first.
  ///
  /// - Throws: ``OutboxError/noSuchChoice(_:_:)``, ``OutboxError/notInConflict(_:)``, and what ``retry(_:)`` throws.
  public func retry(_ id: OutboxEntry.ID, choosing choice: OutboxConflict.Choice.ID) async throws {
    try await answer(id) { entry in
      guard case .conflict(let conflict) = entry.state else { throw OutboxError.notInConflict(id) }
      guard conflict.choices.contains(where: { $0.id == choice }) else { throw OutboxError.noSuchChoice(id, choice) }
      entry.state = .waiting
      entry.choice = choice
      entry.renewKey()
    }
  }

  /// Answers a conflict with another payload in the place of the first, and sends the entry under a new idempotency
  /// key.
  ///
  /// The entry keeps its place in the order.
  ///
  /// - Throws: ``OutboxError/otherKind(_:_:)``, ``OutboxError/notInConflict(_:)``, `EncodingError`, and what
  ///   ``retry(_:)`` throws.
  public func retry<Payload>(_ id: OutboxEntry.ID, with payload: Payload, of kind: OutboxKind<Payload>) async throws {
    try await answer(id) { entry in
      guard entry.kind == kind.name else { throw OutboxError.otherKind(id, entry.kind) }
      guard case .conflict = entry.state else { throw OutboxError.notInConflict(id) }
      entry.body = try kind.encode(payload)
      entry.state = .waiting
      entry.choice = nil
      entry.renewKey()
    }
  }

  /// Removes an entry that is not being sent, whether it is in a conflict or waits. Those behind it go on.
  ///
  /// Of one who discards an entry and a run that begins to send it, in this process or another one, the first wins: what
  /// was told as discarded is not sent any more.
  ///
  /// One that has ``OutboxEntry/attempts`` may have reached the server nevertheless, such as when its answer was lost.
  ///
  /// - Returns: The entry as it was.
  /// - Throws: ``OutboxError/notFound(_:)``, ``OutboxError/isUnderWay(_:)``, or what the store throws.
  @discardableResult
  public func discard(_ id: OutboxEntry.ID) async throws -> OutboxEntry {
    let entry = try await holding(id) { entry in
      guard try await store.remove(entry) else { throw await outrun(id) }
      forget(id)
      return entry
    }
    notify(.discarded(entry))
    return entry
  }

  private func answer(_ id: OutboxEntry.ID, _ change: (inout OutboxEntry) throws -> Void) async throws {
    let entry = try await holding(id) { read in
      var entry = read
      try change(&entry)
      guard try await store.update(entry, from: read) else { throw await outrun(id) }
      return entry
    }
    timers.removeValue(forKey: id)?.task.cancel()
    notify(.waiting(entry))
  }

  /// The error for one whose entry has changed since it was read: another process was first.
  private func outrun(_ id: OutboxEntry.ID) async -> any Error {
    do {
      return try await store.entry(id) == nil ? OutboxError.notFound(id) : OutboxError.isUnderWay(id)
    } catch {
      return error
    }
  }

  /// Keeps an entry from being sent by this outbox while somebody answers it, as the store may take its time. That
  /// another process may send it meanwhile the store finds, which compares.
  private func holding(
    _ id: OutboxEntry.ID, _ work: (OutboxEntry) async throws -> OutboxEntry
  ) async throws -> OutboxEntry {
    guard !underWay.contains(id), answered.insert(id).inserted else { throw OutboxError.isUnderWay(id) }
    defer {
      answered.remove(id)
      // A list that the run has read before it knows nothing of this.
      wake()
    }
    guard let entry = try await store.entry(id) else { throw OutboxError.notFound(id) }
    // Another process is sending it.
    guard isRunning || entry.state != .sending else { throw OutboxError.isUnderWay(id) }
    return try await work(entry)
  }
}
