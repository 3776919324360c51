internal import Foundation
internal import Logging

extension Supervision {
  func carryOut(_ command: SupervisorControl.Command) {
    switch command {
    case .stop: stop()
    case .takeOver:
      guard !isStopping, listener != nil, coming == nil else { return }
      logger.notice("Workers of the program on the disk are started")
      coming = ([:], now + Self.takingOverTime)
      startComing(at: 0)
    }
  }

  private func startComing(at slot: Int) {
    do {
      try startWorker(at: slot)
    } catch {
      logger.error("New workers could not be started; those from before go on", metadata: ["reason": "\(error)"])
      giveUpComing()
    }
  }

  /// Continues a takeover after a new worker is ready. It starts the remaining workers, or ends the former ones if all
  /// new workers are ready.
  func comesOn() throws(SupervisorError) {
    guard let workers = coming?.workers else { return }
    if workers.count < slots.count {
      if workers.values.allSatisfy({ $0.facts != nil }) {
        for slot in 0..<slots.count where workers[slot] == nil {
          // A worker that could not be started ends the takeover.
          guard coming != nil else { return }
          startComing(at: slot)
        }
      }
      return
    }
    guard workers.values.allSatisfy({ $0.facts != nil }) else { return }
    let before = Array(current.values)
    (current, coming) = (workers, nil)
    restarts.removeAll()
    routes.endAll()
    for worker in before { drain(worker) }
    logger.notice("New workers have taken over")
    retryHeld()
  }

  func giveUpComing() {
    guard let workers = coming?.workers.values else { return }
    coming = nil
    for worker in workers { drain(worker) }
  }

  /// Makes a worker hand over its pages. Messages that were sent to it earlier precede this order.
  private func drain(_ worker: SupervisedWorker) {
    let time = Duration.seconds(worker.facts?.drainTime ?? 0)
    worker.phase = .draining(until: now + time + WorkerLink.grace)
    for handed in worker.waiting { hand(handed) }
    worker.waiting = []
    former.append(worker)
    send(worker, .drain)
  }

  private func stop() {
    guard !isStopping else { return }
    isStopping = true
    if let listener { close(listener.descriptor) }
    listener = nil
    for descriptor in peeking?.removeAll() ?? [] { close(descriptor) }
    for (handed, _) in held { close(handed.descriptor) }
    held = []
    let workers = Array(current.values) + Array(coming?.workers.values.map(\.self) ?? [])
    (current, coming) = ([:], nil)
    restarts.removeAll()
    for worker in workers {
      for handed in worker.waiting { close(handed.descriptor) }
      worker.waiting = []
      drain(worker)
    }
  }
}
