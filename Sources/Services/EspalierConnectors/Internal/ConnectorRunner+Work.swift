internal import EspalierBase

extension ConnectorRunner {
  /// Begins the run of a connector beside the app, in a task that the stop ends.
  func beginWork(of node: ConnectorNode) {
    node.work = (Task { await self.work(node) }, nil)
  }

  /// Cancels the work that a connector does in its `run()` while the app runs. The call does not wait; a caller that
  /// must wait for the work to end waits for the node's task.
  func endWork(of node: ConnectorNode) {
    node.work?.life.cancel()
    node.work?.call?.cancel()
  }

  private func work(_ node: ConnectorNode) async {
    var retries = 0
    while !isStopping, !node.isClosed {
      let call = ConnectorCall(.run) { [connector = node.connector] in try await connector.run() }
      node.work?.call = call
      let outcome = await call.outcome(by: clock)
      node.work?.call = nil
      // The error of a cancelled run is not reported.
      guard case .failure(let error) = outcome, !isStopping, !node.isClosed else { return }
      report(.failed(error), .run, of: node)
      guard node.history.take() else {
        node.hasWorkFailed = true
        return
      }
      retries += 1
      let delay = node.connector.backoff.delay(beforeRetry: retries)
      report(.triedAgain(after: delay), .run, of: node)
      if delay > .zero { try? await clock.sleep(until: clock.now + delay) }
    }
  }
}
