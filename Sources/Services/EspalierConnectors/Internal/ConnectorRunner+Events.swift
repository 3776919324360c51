internal import EspalierBase

extension ConnectorRunner {
  /// Passes the events in the inbox on to the connectors.
  func deliver() {
    for event in takeInbox() where !isStopping { deliver(event) }
  }

  private func deliver(_ event: LifecycleEvent) {
    switch event {
    case .launched: hasLaunched = true
    case .willEnd: hasSentEnd = true
    case .active, .inactive, .background: phase = event
    case .opened, .memoryLow, .screenAppeared, .screenDisappeared: break
    }
    for node in listeners where node.events.contains(event.kind) {
      if node.state == .running {
        notify(node, event)
      } else if event.kind == .opened, node.canStillStart {
        // A late address is better for the person who opened it than a lost one.
        node.queue.append(event)
      }
    }
  }

  /// Sends a connector that has just started the events that it missed.
  func welcome(_ node: ConnectorNode) {
    var missed: [LifecycleEvent] = []
    if hasLaunched { missed.append(.launched) }
    if let phase { missed.append(phase) }
    missed.removeAll { !node.events.contains($0.kind) }
    node.queue.prepend(missed)
    notifyNext(node)
  }

  func notify(_ node: ConnectorNode, _ event: LifecycleEvent) {
    node.queue.append(event)
    notifyNext(node)
  }

  private func notifyNext(_ node: ConnectorNode) {
    guard node.activity == nil, !node.queue.isEmpty else { return }
    let activity = Completion<Void>()
    node.activity = activity
    Task {
      await self.notifyAll(node)
      activity.finish(())
    }
  }

  /// Sends a connector its events, one at a time.
  private func notifyAll(_ node: ConnectorNode) async {
    while !isClosing, let event = node.queue.next() {
      if event.isPhase { node.phase = event }
      await notifyOne(node, event)
      guard !node.isClosed else { return }
      reportLost(node)
    }
    if isClosing {
      node.queue.clear()
      reportLost(node)
    }
    // No suspension after the look into the queue: a later event starts a new activity.
    node.activity = nil
  }

  private func notifyOne(_ node: ConnectorNode, _ event: LifecycleEvent) async {
    let call = ConnectorCall(.receive(event.kind)) { [connector = node.connector] in
      try await connector.receive(event)
    }
    node.call = call
    let deadline = node.connector.receiveDeadline
    if let outcome = await call.outcome(until: clock.now + deadline, by: clock) {
      guard !node.isClosed else { return }
      node.call = nil
      if case .failure(let error) = outcome, !isClosing { report(.failed(error), call.kind, of: node) }
      return
    }
    guard !node.isClosed else { return }
    report(.tookTooLong(deadline), call.kind, of: node)
    _ = await cancel(call, of: node)
    guard !node.isClosed else { return }
    node.call = nil
    // The call was abandoned and has returned.
    guard node.state == .failed else { return }
    node.state = .running
    listen(node)
    report(.recovered, call.kind, of: node)
    if let phase, phase != node.phase, node.events.contains(phase.kind) { node.queue.append(phase) }
  }

  func reportLost(_ node: ConnectorNode) {
    let lost = node.queue.takeLost()
    if lost.count > 0 { report(.lost(lost.count), .receive(lost.kinds), of: node) }
  }
}
