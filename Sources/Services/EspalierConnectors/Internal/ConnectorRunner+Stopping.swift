internal import EspalierBase

extension ConnectorRunner {
  /// Stops all connectors, and closes those that have not stopped when the time is up.
  func stopAll(until end: Duration, lasting time: Duration) async {
    cancelStarts(root)
    if !hasSentEnd {
      for node in listeners where node.state == .running && node.events.contains(.willEnd) { notify(node, .willEnd) }
    }
    // Calls that are cancelled near the end have the rest of the time to return.
    await stopTree(root, until: end - min(grace, time / 10))
    isClosing = true
    for node in late { node.call?.cancel() }
    for node in late where await node.ended.value(until: end, by: clock) == nil {
      node.state = .failed
      report(.abandoned, node.call?.kind ?? .stop, of: node)
    }
    close(root)
  }

  private func cancelStarts(_ node: ConnectorNode) {
    node.life?.cancel()
    if let call = node.call, call.kind == .start { call.cancel() }
    for module in node.modules { cancelStarts(module) }
  }

  /// Stops the modules of a connector, and then the connector itself, within its share of the time.
  private func stopTree(_ node: ConnectorNode, until end: Duration) async {
    let steps = node.stopSteps
    let own = node.hasToStop ? 1 : 0
    await stopModules(of: node, until: share(steps - own, of: steps, until: end))
    await stopOne(node, until: end)
  }

  private func stopModules(of node: ConnectorNode, until end: Duration) async {
    if node.isParallel {
      let stops = node.modules.map { module in Task { await self.stopTree(module, until: end) } }
      for stop in stops { await stop.value }
    } else {
      var steps = node.modules.map(\.stopSteps).reduce(0, +)
      for module in node.modules.reversed() {
        let part = module.stopSteps
        await stopTree(module, until: share(part, of: steps, until: end))
        steps -= part
      }
    }
  }

  /// Returns the time by which some of the remaining steps must end. Each remaining step has an equal share of the
  /// time, so that a step that hangs leaves time for the others.
  private func share(_ part: Int, of whole: Int, until end: Duration) -> Duration {
    let now = clock.now
    return part >= whole ? end : now + max(.zero, end - now) / whole * part
  }

  /// Stops a connector, and waits for it at most until its own deadline or `end`, whichever is earlier.
  private func stopOne(_ node: ConnectorNode, until end: Duration) async {
    guard node.hasToStop else {
      if node.isGroup || node.state == .waiting { node.state = .stopped }
      return
    }
    let start = clock.now
    let patience = min(node.connector.stopDeadline, max(.zero, end - start))
    Task {
      await self.stop(node)
      node.ended.finish(())
    }
    guard await node.ended.value(until: start + patience, by: clock) == nil else { return }
    node.isStoppedLate = true
    late.append(node)
    report(.tookTooLong(patience), node.call?.kind ?? .stop, of: node)
  }

  /// Stops a connector after its start, or the sending of its events, has ended.
  private func stop(_ node: ConnectorNode) async {
    if let activity = node.activity { _ = await activity.value(by: clock) }
    guard !node.isClosed, node.state == .running else { return }
    endWork(of: node)
    listenNoMore(node)
    let call = ConnectorCall(.stop) { [connector = node.connector, work = node.work?.life] in
      await work?.value
      try await connector.stop()
    }
    node.call = call
    let outcome = await call.outcome(by: clock)
    guard !node.isClosed else { return }
    node.call = nil
    switch outcome {
    case .success:
      node.state = .stopped
      if node.isStoppedLate { report(.stoppedLate, .stop, of: node) }
    case .failure(let error):
      node.state = .failed
      report(.failed(error), .stop, of: node)
    }
  }

  /// Closes a connector and its modules: the results of calls in progress no longer count.
  private func close(_ node: ConnectorNode) {
    node.isClosed = true
    listenNoMore(node)
    node.call?.cancel()
    endWork(of: node)
    if node.state == .waiting { node.state = .stopped }
    node.queue.clear()
    reportLost(node)
    node.settled.finish(())
    for module in node.modules { close(module) }
  }
}
