internal import CEspalierWorkers
internal import EspalierBase
internal import Foundation
internal import Logging

extension Supervision {
  private static let maximumPeeks = 2_048

  func startWorker(at slot: Int) throws(SupervisorError) {
    let worker = try SupervisedWorker(program, slot: slot, of: slots.count, at: now)
    byChannel[worker.channel.descriptor] = worker
    _ = espalier_watch(poll, worker.channel.descriptor, 1, 1)
    if coming != nil { coming?.workers[slot] = worker } else { current[slot] = worker }
    logger.debug("A worker was started", metadata: ["worker": "\(slot)", "pid": "\(worker.pid)"])
  }

  /// Starts a worker in the slot of a worker that has ended.
  func restartWorker(at slot: Int) throws(SupervisorError) {
    guard current[slot] == nil else { return }
    let taken = coming
    coming = nil
    defer { coming = taken }
    try startWorker(at: slot)
  }

  func receive(_ worker: SupervisedWorker) throws(SupervisorError) {
    flush(worker)
    var buffer: [UInt8] = []
    while true {
      switch worker.channel.receive(blocks: false, &buffer) {
      case .nothing: return
      case .connection(let descriptor, _): close(descriptor)
      case .taken:
        if let handed = worker.underWay.popFirst() { close(handed.descriptor) }
      case .end: return try ended(worker)
      case .message(let data):
        guard let report = try? JSONDecoder().decode(WorkerReport.self, from: data) else {
          logger.warning("A worker said what cannot be read", metadata: ["worker": "\(worker.slot)"])
          continue
        }
        switch report {
        case .message(let message):
          for other in byChannel.values where other !== worker { send(other, .message(message)) }
        case .leaving: leaves(worker)
        case .ready(let facts): try isReady(worker, facts)
        }
      }
    }
  }

  private func isReady(_ worker: SupervisedWorker, _ facts: WorkerFacts) throws(SupervisorError) {
    guard facts.speaks == WorkerFacts.currentProtocol else {
      logger.error("The program on the disk needs another supervisor. Stop this one, and start it anew.")
      return worker.kill()
    }
    // The supervisor has ended the worker before it was ready.
    if case .draining = worker.phase { return }
    worker.phase = .ready(facts)
    sendForbidden([worker])
    if coming?.workers[worker.slot] === worker { return try comesOn() }
    guard current[worker.slot] === worker else { return }
    if listener == nil {
      self.facts = facts
      let listener = try Listening.begin(host: facts.host, port: facts.port)
      let most = max(1, min(Self.maximumPeeks, (DescriptorLimit.current - DescriptorLimit.open) / 2))
      peeking = ConnectionPeeking(maximum: most, headTime: .seconds(facts.headTime), cookies: facts.cookies)
      self.listener = listener
      send(worker, .listening(port: listener.port))
      onListening(listener.port)
      for slot in 1..<max(1, slots.count) { restarts.start(slot, at: now) }
      _ = espalier_watch(poll, listener.descriptor, 0, 0)
    }
    retryHeld()
  }

  private func ended(_ worker: SupervisedWorker) throws(SupervisorError) {
    byChannel[worker.channel.descriptor] = nil
    _ = espalier_unwatch(poll, worker.channel.descriptor)
    let untaken = worker.takeUntaken()
    let suspects = worker.note.suspects
    let how = worker.reap()
    defer { for handed in untaken { if isStopping { close(handed.descriptor) } else { hand(handed) } } }
    let metadata: Logger.Metadata = ["worker": "\(worker.slot)", "pid": "\(worker.pid)", "by": "\(how)"]
    if let index = former.firstIndex(where: { $0 === worker }) {
      former.remove(at: index)
      return logger.debug("A worker has ended", metadata: metadata)
    }
    if isStopping { return }
    deaths.add(suspects, at: now)
    sendForbidden(Array(byChannel.values))
    if coming?.workers[worker.slot] === worker {
      logger.error("A new worker ended before it could take over; those from before go on", metadata: metadata)
      coming?.workers[worker.slot] = nil
      return giveUpComing()
    }
    guard current[worker.slot] === worker else { return }
    current[worker.slot] = nil
    guard listener != nil else { throw .worker(reason: "it ended by \(how) before it was ready") }
    logger.error("A worker has ended and is started again; its pages go on elsewhere", metadata: metadata)
    restarts.workerEnded(worker.slot, after: now - worker.started, at: now)
    routes.end(worker.slot)
  }

  /// Handles a worker that another process has asked to end. Another worker replaces it at once, and the connections
  /// that it has not received go elsewhere.
  private func leaves(_ worker: SupervisedWorker) {
    guard !isStopping, current[worker.slot] === worker else { return }
    logger.notice(
      "A worker ends because it was told to; another one is started", metadata: ["worker": "\(worker.slot)"])
    let untaken = worker.takeUntaken()
    worker.phase = .draining(until: now + .seconds(facts?.drainTime ?? 0) + WorkerLink.grace)
    former.append(worker)
    current[worker.slot] = nil
    restarts.start(worker.slot, at: now)
    routes.end(worker.slot)
    for handed in untaken { hand(handed) }
  }

  private func sendForbidden(_ workers: [SupervisedWorker]) {
    let forbidden = deaths.forbidden(at: now).map { WorkerOrder.Forbidden(work: $0.key, seconds: $0.value.inSeconds) }
    guard !forbidden.isEmpty else { return }
    for worker in workers { send(worker, .forbidden(forbidden)) }
  }
}
