extension Outbox {
  /// Returns a stream of the changes that this outbox makes from now on. Use it to report them to other processes.
  ///
  /// A program of several processes has an outbox in each, over one store, and runs one of them. An entry that another
  /// outbox adds must wake that one, and the changes that it makes must reach the screens of the other processes:
  ///
  /// ```swift
  /// func notifyOthers(of outbox: Outbox, _ notify: (OutboxChange) -> Void) async {
  ///   for await change in outbox.ownChanges() { notify(change) }
  /// }
  /// func receive(_ change: OutboxChange, _ outbox: Outbox) async { await outbox.receive(change) }
  /// ```
  ///
  /// Changes that the outbox received from others are not among them, so no change travels in a circle.
  public nonisolated func ownChanges() -> AsyncStream<OutboxChange> { ownChangeBroadcast.stream() }

  /// Receives a change that another process has made in the same store. Readers of ``changes()`` are notified, and the
  /// run reads the store again.
  ///
  /// Two processes may report the same entry as added: the one that adds it, and the one that reads it from the store.
  /// Readers are notified once.
  public func receive(_ change: OutboxChange) {
    defer { wake() }
    switch change {
    case .added(let entry):
      // The run reports what it reads from the store. It may have sent this entry before the report arrived.
      guard !isRunning, known.insert(entry.id).inserted else { return }
    case .sent(let entry), .discarded(let entry):
      if answered.contains(entry.id) { finishedEarly.insert(entry.id) }
      if !underWay.contains(entry.id) { forget(entry.id) }
    case .sending, .waiting, .conflict: break
    }
    changeBroadcast.send(change)
  }

  /// Reports a change that this outbox has made.
  nonisolated func notify(_ change: OutboxChange) {
    changeBroadcast.send(change)
    ownChangeBroadcast.send(change)
  }
}
