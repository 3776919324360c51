internal import EspalierBase

extension Outbox {
  /// Sends entries until the task is cancelled or the store throws.
  func sendAll() async throws {
    // A stopped run may have left signals.
    _ = signals.take()
    let bell = signals.bell()
    queue = []
    unreadable = []
    signals.wake()
    let ending: any Error = await withDiscardingTaskGroup { group in
      if let reachability {
        group.addTask { [signals] in
          for await state in await reachability.states() where state == .reachable { signals.reachable() }
        }
      }
      var rings = bell.makeAsyncIterator()
      do {
        repeat {
          try await takeChanges()
          try await startThoseWhoseTurnItIs(in: &group)
        } while await rings.next(isolation: #isolation) != nil
        throw CancellationError()
      } catch {
        group.cancelAll()
        return error
      }
    }
    for timer in timers.values { timer.task.cancel() }
    timers = [:]
    let left = await settleTheRest()
    underWay = []
    unsettled = []
    // If a cancelled run could not store its results, throw that error.
    throw ending is CancellationError ? left ?? ending : ending
  }

  /// Stores the results that arrived while the run was ending. Their entries are then not sent a second time.
  private func settleTheRest() async -> (any Error)? {
    // Use a separate task, because this one may be cancelled, and a store need not work in a cancelled task.
    let task = Task {
      try await settle(signals.take().results)
    }
    defer {
      for timer in timers.values { timer.task.cancel() }
      timers = [:]
    }
    do { try await task.value } catch { return error }
    return nil
  }

  private func takeChanges() async throws {
    let pending = signals.take()
    try await settle(pending.results)
    for id in pending.due { timers[id] = nil }
    if pending.isReachable {
      for (id, timer) in timers where !timer.isAsked {
        timer.task.cancel()
        timers[id] = nil
      }
    }
    if pending.isStale { try await readAgain() }
  }

  private func readAgain() async throws {
    var read = try await store.entries()
    // The process that was sending it has ended, because only one outbox is run over a store.
    for (index, entry) in read.enumerated() where entry.state == .sending {
      read[index] = entry.with(.waiting)
      // If another process changed it first, the start will notice.
      if !underWay.contains(entry.id) { _ = try await store.update(read[index], from: entry) }
    }
    queue = read
    for entry in queue where known.insert(entry.id).inserted { notify(.added(entry)) }
    let ids = Set(queue.map(\.id))
    for id in timers.keys where !ids.contains(id) { timers.removeValue(forKey: id)?.task.cancel() }
  }

  // MARK: Sending

  private func startThoseWhoseTurnItIs(in group: inout DiscardingTaskGroup) async throws {
    var taken: Set<String> = []
    // Iterate over a copy: for an entry that is discarded meanwhile, the store has none any more.
    for entry in queue where !taken.contains(entry.orderKey) {
      guard underWay.count < limit else { return }
      if case .conflict = entry.state, delivery.handlers[entry.kind]?.followers == .proceed,
        !answered.contains(entry.id)
      {
        continue
      }
      taken.insert(entry.orderKey)
      guard entry.state == .waiting, isFree(entry.id) else { continue }
      try Task.checkCancellation()
      try await start(entry, in: &group)
    }
  }

  private func isFree(_ id: OutboxEntry.ID) -> Bool {
    !underWay.contains(id) && !answered.contains(id) && !unreadable.contains(id) && timers[id] == nil
  }

  private func start(_ entry: OutboxEntry, in group: inout DiscardingTaskGroup) async throws {
    guard let handler = delivery.handlers[entry.kind] else {
      return try await hold(
        entry, "Nothing here sends “\(entry.kind)”. Add a handler of this kind to the outbox's delivery.")
    }
    let send: @Sendable (OutboxMessage) async throws -> OutboxOutcome
    do {
      send = try handler.reading(entry)
    } catch {
      return try await hold(entry, "Its payload cannot be read: \(DecodingWords.words(error)).")
    }
    let read = entry
    var entry = entry
    entry.attempts += 1
    underWay.insert(entry.id)
    // Store the state before sending. After a crash the entry is then known as possibly sent, and no other process
    // discards it.
    guard try await keep(entry, as: .sending, from: read) else { return }
    notify(.sending(entry.with(.sending)))
    group.addTask { [signals, now, entry] in
      let judgement: OutboxJudgement
      do {
        judgement = OutboxJudgement(try await send(OutboxMessage(entry)))
      } catch {
        judgement = OutboxJudgement(error, isCancelled: Task.isCancelled, now: now())
      }
      signals.result(OutboxResult(id: entry.id, judgement: judgement))
    }
  }

  /// Excludes an entry from sending for the rest of the run, and stores the reason.
  private func hold(_ entry: OutboxEntry, _ words: String) async throws {
    unreadable.insert(entry.id)
    guard entry.lastFailure != words else { return }
    let read = entry
    var entry = entry
    entry.lastFailure = words
    underWay.insert(entry.id)
    guard try await keep(entry, from: read) else {
      unreadable.remove(entry.id)
      return
    }
    underWay.remove(entry.id)
    notify(.waiting(entry))
  }

  // MARK: Results

  private func settle(_ results: [OutboxResult]) async throws {
    unsettled += results
    // A result is removed once the store has it, so that a run which ends in between settles it.
    while let result = unsettled.first {
      try await settle(result)
      unsettled.removeFirst()
    }
  }

  private func settle(_ result: OutboxResult) async throws {
    guard var entry = queue.first(where: { $0.id == result.id }) else {
      underWay.remove(result.id)
      return
    }
    let stored = entry.with(.sending)
    switch result.judgement {
    // The outcome is unknown, so the entry waits for the next run.
    case .none: _ = try await keep(entry, from: stored)
    case .sent:
      // If the store has a changed entry by now, it is handled as a new one.
      if try await !store.remove(stored) { signals.wake() }
      forget(entry.id)
      notify(.sent(entry))
    case .conflict(let conflict):
      entry.state = .conflict(conflict)
      entry.lastFailure = conflict.words
      if try await keep(entry, from: stored) { notify(.conflict(entry)) }
    case .later(let words, let asked):
      entry.lastFailure = words
      if try await keep(entry, from: stored) {
        wait(with: entry, asked: asked)
        notify(.waiting(entry))
      }
    }
    underWay.remove(entry.id)
  }

  /// Replaces an entry in the store while it is being sent, if the store still has the expected entry. If a state is
  /// given, the new entry has that state.
  ///
  /// It returns false if the store has a different entry or none. The queue then reads the different entry again, or
  /// removes the missing one.
  private func keep(
    _ entry: OutboxEntry, as state: OutboxEntry.State? = nil, from expected: OutboxEntry
  ) async throws -> Bool {
    let next = state.map(entry.with) ?? entry
    if try await !store.update(next, from: expected) {
      let found = try await store.entry(entry.id)
      // The entry may have changed back in between. Retry only once, because a store with a different comparison would
      // never match.
      if found == expected {
        if try await store.update(next, from: expected) { return written(entry) }
        if try await store.entry(entry.id) == expected { throw OutboxError.notCompared(entry.id) }
      }
      // A call that threw may still have stored a result. A start counts only if this call stored it.
      guard state == nil, found == entry else {
        if found == nil { forget(entry.id) }
        underWay.remove(entry.id)
        // The entries behind it may be sent now.
        signals.wake()
        return false
      }
    }
    return written(entry)
  }

  private func written(_ entry: OutboxEntry) -> Bool {
    if let index = queue.firstIndex(where: { $0.id == entry.id }) { queue[index] = entry }
    return true
  }

  func forget(_ id: OutboxEntry.ID) {
    queue.removeAll { $0.id == id }
    known.remove(id)
    timers.removeValue(forKey: id)?.task.cancel()
  }

  private func wait(with entry: OutboxEntry, asked: Duration?) {
    let own = backoff.delay(beforeRetry: entry.attempts) * Double.random(in: 0.5...1)
    let id = entry.id
    let task = Task { [signals, clock] in
      do { try await clock.sleep(for: max(own, asked ?? .zero)) } catch { return }
      signals.due(id)
    }
    timers[id] = OutboxTimer(task: task, isAsked: asked != nil)
  }
}
