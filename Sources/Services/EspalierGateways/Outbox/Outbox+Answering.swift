extension Outbox {
  /// Sends again an entry that is in conflict or waits for its backoff. The entry and its idempotency key stay the
  /// same.
  ///
  /// A server that stores its responses by key may return the same response again. The key stays nevertheless, because
  /// a refusal does not always mean that nothing was done: a server that still processes the first request answers the
  /// second with 409.
  ///
  /// - Throws: ``OutboxError/notFound(_:)``, ``OutboxError/isUnderWay(_:)``, or what the store throws.
  public func retry(_ id: OutboxEntry.ID) async throws {
    try await answer(id) { $0.state = .waiting }
  }

  /// Answers a conflict with one of its choices, and sends the entry again under a new idempotency key.
  ///
  /// The handler finds the choice in ``OutboxMessage/choice`` and sends different content, which a server would refuse
  /// under the first key. A handler must therefore offer choices only if it knows that the server has not processed the
  /// first request.
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

  /// Answers a conflict with another payload, and sends the entry under a new idempotency key.
  ///
  /// The entry keeps its position in the order.
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

  /// Removes an entry that is in conflict or waits to be sent. The entries behind the removed entry can then be sent.
  /// An entry that is being sent cannot be removed.
  ///
  /// If a person discards an entry while a run begins to send it, in this process or another one, the first of the two
  /// wins: an entry that was reported as discarded is no longer sent.
  ///
  /// An entry with ``OutboxEntry/attempts`` above 0 may have reached the server nevertheless, for example if its
  /// response was lost.
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

  /// Returns the error for an entry that another process has changed since it was read.
  private func outrun(_ id: OutboxEntry.ID) async -> any Error {
    do {
      return try await store.entry(id) == nil ? OutboxError.notFound(id) : OutboxError.isUnderWay(id)
    } catch {
      return error
    }
  }

  /// Prevents this outbox from sending an entry while a person's answer to the entry is being stored.
  ///
  /// If another process sends the entry meanwhile, the store's comparison detects that.
  private func holding(
    _ id: OutboxEntry.ID, _ work: (OutboxEntry) async throws -> OutboxEntry
  ) async throws -> OutboxEntry {
    guard !underWay.contains(id), answered.insert(id).inserted else { throw OutboxError.isUnderWay(id) }
    defer {
      answered.remove(id)
      finishedEarly.remove(id)
      // The run may have read its list of entries before this change.
      wake()
    }
    guard let entry = try await store.entry(id) else { throw OutboxError.notFound(id) }
    // Another process is sending it.
    guard isRunning || entry.state != .sending else { throw OutboxError.isUnderWay(id) }
    return try await work(entry)
  }
}
