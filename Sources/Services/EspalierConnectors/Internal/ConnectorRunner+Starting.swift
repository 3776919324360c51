internal import EspalierBase

extension ConnectorRunner {
  /// Begins a task that starts a connector, with all retries, and then its modules.
  func launch(_ node: ConnectorNode) {
    node.life = Task {
      await self.live(node)
      node.settled.finish(())
    }
  }

  private func live(_ node: ConnectorNode) async {
    guard !isStopping else { return }
    if node.isGroup {
      node.state = .running
    } else {
      let activity = Completion<Void>()
      node.activity = activity
      let hasStarted = await bringUp(node)
      guard !node.isClosed else { return }
      node.activity = nil
      node.state = hasStarted ? .running : isStopping ? .stopped : .failed
      activity.finish(())
      guard hasStarted, !isStopping else {
        if !hasStarted { listenNoMore(node) }
        node.queue.clear()
        reportLost(node)
        return
      }
      welcome(node)
      beginWork(of: node)
    }
    await startModules(of: node)
  }

  private func startModules(of node: ConnectorNode) async {
    if node.isParallel {
      for module in node.modules { launch(module) }
      for module in node.modules { await settling(of: module) }
    } else {
      for module in node.modules {
        launch(module)
        await settling(of: module)
      }
    }
  }

  /// Starts a connector, as often as its policy allows, and returns true if it has started.
  private func bringUp(_ node: ConnectorNode) async -> Bool {
    var retries = 0
    while true {
      let hasStarted = await attempt(node, isRetry: retries > 0)
      if hasStarted { return true }
      guard !isStopping, !node.isClosed else { return false }
      // The other connectors do not wait for retries.
      node.settled.finish(())
      guard node.history.take() else { return false }
      retries += 1
      let delay = node.connector.backoff.delay(beforeRetry: retries)
      report(.triedAgain(after: delay), .start, of: node)
      if delay > .zero { try? await clock.sleep(until: clock.now + delay) }
      guard !isStopping else { return false }
    }
  }

  /// Starts a connector once, and returns true if it has started.
  private func attempt(_ node: ConnectorNode, isRetry: Bool) async -> Bool {
    node.state = .starting
    // Before the start, so that it misses nothing that others do meanwhile.
    listen(node)
    let call = ConnectorCall(.start) { [connector = node.connector] in try await connector.start() }
    node.call = call
    let deadline = node.connector.startDeadline
    let punctual = await call.outcome(until: clock.now + deadline, by: clock)
    let outcome: ConnectorCall.Outcome
    if let punctual {
      outcome = punctual
    } else {
      guard !node.isClosed else { return false }
      if !isStopping {
        node.state = .failed
        report(.tookTooLong(deadline), .start, of: node)
        node.settled.finish(())
      }
      outcome = await cancel(call, of: node)
    }
    guard !node.isClosed else { return false }
    node.call = nil
    switch outcome {
    case .success:
      // The call may have been abandoned and has returned.
      if punctual == nil { listen(node) }
      if isRetry || punctual == nil { report(.recovered, .start, of: node) }
      return true
    case .failure(let error):
      node.state = .failed
      // The error of a cancelled call is not reported.
      if punctual != nil, !isStopping { report(.failed(error), .start, of: node) }
      return false
    }
  }

  /// Cancels a call, and returns its outcome when it has ended, however late.
  ///
  /// If the call does not return within the grace period, it is reported as abandoned.
  func cancel(_ call: ConnectorCall, of node: ConnectorNode) async -> ConnectorCall.Outcome {
    call.cancel()
    if let outcome = await call.outcome(until: clock.now + grace, by: clock) { return outcome }
    if !node.isClosed, !isStopping {
      node.state = .failed
      node.isAbandoned = true
      listenNoMore(node)
      report(.abandoned, call.kind, of: node)
      if call.kind != .start {
        node.queue.clear()
        reportLost(node)
      }
    }
    let outcome = await call.outcome(by: clock)
    if !node.isClosed { node.isAbandoned = false }
    return outcome
  }
}
