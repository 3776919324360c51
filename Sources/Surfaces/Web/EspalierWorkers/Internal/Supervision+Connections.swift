internal import CEspalierWorkers
internal import Foundation
internal import Logging

extension Supervision {
  private static let maximumHeld = 1_024

  func accept() {
    guard let listener else { return }
    for _ in 0..<64 {
      let connection = espalier_accept(listener.descriptor)
      guard connection >= 0 else {
        if errno == EMFILE || errno == ENFILE { refuseWaiting(listener.descriptor) }
        return
      }
      guard let outcome = peeking?.begin(connection, at: now) else { return }
      if case .waits = outcome { _ = espalier_watch(poll, connection, 1, 0) }
      settle(connection, outcome, isWatched: false)
    }
  }

  /// Refuses the waiting connections at once if no descriptor is free, so that this thread does not loop without
  /// effect.
  private func refuseWaiting(_ socket: Int32) {
    close(reserve)
    let count = WaitingConnections.refuse(on: socket)
    reserve = open("/dev/null", O_RDONLY | O_CLOEXEC)
    logger.error(
      "Connections were refused, because no file descriptors are left. Raise the limit (ulimit -n).",
      metadata: ["refused": "\(count)"])
  }

  func settle(_ descriptor: Int32, _ outcome: ConnectionPeeking.Outcome, isWatched: Bool) {
    switch outcome {
    case .waits: return
    case .over: close(descriptor)
    case .known(let session):
      if isWatched { _ = espalier_unwatch(poll, descriptor) }
      hand(SupervisedWorker.Handed(descriptor: descriptor, session: session))
    }
  }

  func hand(_ handed: SupervisedWorker.Handed) {
    let slot = routes.slot(for: handed.session) { current[$0]?.takesConnections == true }
    guard let worker = slot.flatMap({ current[$0] }) else {
      guard held.count < Self.maximumHeld else { return _ = close(handed.descriptor) }
      held.append((handed, now + (facts.map { .seconds($0.headTime) } ?? .seconds(15))))
      return
    }
    worker.waiting.append(handed)
    flush(worker)
  }

  /// Sends the orders and connections that wait for a worker, as many as the worker's channel has room for.
  func flush(_ worker: SupervisedWorker) {
    while let order = worker.orders.first, worker.channel.send(order) != .full { worker.orders.removeFirst() }
    guard worker.orders.isEmpty else { return }
    var sent = 0
    loop: for handed in worker.waiting {
      switch worker.channel.send(connection: handed.descriptor, session: handed.session) {
      case .sent: worker.underWay.append(handed)
      case .full: break loop
      // The worker has ended, which its channel reports.
      case .failed: break loop
      }
      sent += 1
    }
    worker.waiting.removeFirst(sent)
    while worker.waiting.count > Self.maximumHeld { close(worker.waiting.removeFirst().descriptor) }
  }

  /// Sends a message to a worker, as soon as its channel has room.
  func send(_ worker: SupervisedWorker, _ order: WorkerOrder) {
    worker.orders.append(order)
    flush(worker)
  }

  func retryHeld() {
    let waiting = held
    held = []
    for (handed, _) in waiting { hand(handed) }
  }
}
