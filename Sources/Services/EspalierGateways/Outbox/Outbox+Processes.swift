extension Outbox {
  /// The changes from now on that this outbox makes, for those who tell other processes of them.
  ///
  /// A program of several processes has an outbox in each, over one store, and runs one of them. What another one adds has to
  /// wake that one, and what that one sends has to reach the screens of the others:
  ///
  /// ```swift
  /// func notifyOthers(of outbox: Outbox, _ notify: (OutboxChange) -> Void) async {
  ///   for await change in outbox.ownChanges() { notify(change) }
  /// }
  /// func receive(_ change: OutboxChange, _ outbox: Outbox) async { await outbox.receive(change) }
  /// ```
  ///
  /// Changes that the outbox has heard of are not among them, so nothing goes round in a circle.
  public nonisolated func ownChanges() -> AsyncStream<OutboxChange> { toldOfOwn.stream() }

  /// Takes note of a change that an outbox of another process has made over the same store: readers of ``changes()`` are
  /// told of it, and the run looks into the store.
  public func receive(_ change: OutboxChange) {
    switch change {
    case .added(let entry): known.insert(entry.id)
    case .sent(let entry), .discarded(let entry): if !underWay.contains(entry.id) { forget(entry.id) }
    case .sending, .waiting, .conflict: break
    }
    told.send(change)
    wake()
  }

  /// Tells of a change that this outbox has made.
  nonisolated func notify(_ change: OutboxChange) {
    told.send(change)
    toldOfOwn.send(change)
  }
}
