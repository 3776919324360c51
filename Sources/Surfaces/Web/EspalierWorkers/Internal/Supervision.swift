internal import CEspalierWorkers
internal import EspalierBase
internal import Foundation
internal import Logging

/// The work of a supervisor: it listens, hands each connection to a worker, and keeps workers running.
///
/// It has no code of the app, so the app cannot crash it. All its work is done on one thread, which waits for the next
/// of these: a connection, more bytes of one, a message or the end of a worker, a command, a deadline.
final class Supervision {
  /// The time that new workers of a takeover have until they can receive connections.
  static let takingOverTime = Duration.seconds(120)
  /// The longest time between two checks for due work.
  private static let looks = Duration.milliseconds(250)

  let program: WorkerProgram
  let slots: WorkerSlots
  private let control: SupervisorControl
  let logger: Logger
  let onListening: @Sendable (Int) -> Void
  let poll: Int32
  private let start = ContinuousClock.now

  /// The workers that receive connections, by their slots: the numbers of the workers, counted from 0.
  var current: [Int: SupervisedWorker] = [:]
  /// The new workers of a takeover, and the time by which they must be ready.
  var coming: (workers: [Int: SupervisedWorker], deadline: Duration)?
  /// The workers that hand over their pages and end.
  var former: [SupervisedWorker] = []
  /// All living workers, by the descriptors of their channels.
  var byChannel: [Int32: SupervisedWorker] = [:]
  /// The times at which workers are started again.
  var restarts = RestartSchedule()

  /// The socket that accepts connections, and its port; nil before the first worker is ready, and once the supervisor
  /// stops.
  var listener: (descriptor: Int32, port: Int)?
  var facts: WorkerFacts?
  var peeking: ConnectionPeeking?
  var routes: WorkerRoutes
  var deaths = PageDeaths()
  /// The connections for which there is currently no worker.
  var held: [(handed: SupervisedWorker.Handed, deadline: Duration)] = []
  /// A descriptor that is closed for a moment if no other is free, so that a connection can be accepted and refused.
  var reserve = open("/dev/null", O_RDONLY | O_CLOEXEC)
  var isStopping = false

  init(
    _ program: WorkerProgram, workers: Int, control: SupervisorControl, logger: Logger,
    onListening: @escaping @Sendable (Int) -> Void
  ) {
    (self.program, self.control, self.logger, self.onListening) = (program, control, logger, onListening)
    slots = WorkerSlots(workers)
    routes = WorkerRoutes(slots)
    poll = espalier_poll()
  }

  deinit {
    close(poll)
    close(reserve)
  }

  var now: Duration { start.duration(to: .now) }

  /// Runs until it is stopped and all workers have ended.
  /// - Throws: ``SupervisorError`` if it cannot start.
  func run() throws(SupervisorError) {
    _ = espalier_watch(poll, control.descriptor, 0, 0)
    defer { end() }
    // The first worker creates the shared resources: keys, databases. The others are started when it is ready.
    try startWorker(at: 0)
    while !isStopping || !byChannel.isEmpty {
      let pause = max(0, Int32((nextDeadline() - now).inSeconds * 1_000) + 1)
      var ready = [Int32](repeating: -1, count: 64)
      let count = espalier_wait(poll, &ready, 64, pause)
      for descriptor in ready.prefix(max(0, Int(count))) { try happened(at: descriptor) }
      try look()
    }
  }

  private func nextDeadline() -> Duration {
    let restart = restarts.next(at: now, isServed: !current.isEmpty)
    let deadlines = [peeking?.deadline, restart, held.first?.deadline].compactMap(\.self)
    return min(deadlines.min() ?? .seconds(3_600), now + Self.looks)
  }

  private func happened(at descriptor: Int32) throws(SupervisorError) {
    if descriptor == listener?.descriptor { return accept() }
    if descriptor == control.descriptor {
      for command in control.take() { carryOut(command) }
    } else if let worker = byChannel[descriptor] {
      try receive(worker)
    } else if peeking?.contains(descriptor) == true {
      guard let outcome = peeking?.readAgain(descriptor) else { return }
      settle(descriptor, outcome, isWatched: true)
    }
  }

  /// Performs the work that is due at the current time.
  private func look() throws(SupervisorError) {
    let now = now
    for descriptor in peeking?.takeOver(at: now) ?? [] { close(descriptor) }
    while let first = held.first, first.deadline <= now { close(held.removeFirst().handed.descriptor) }
    if !held.isEmpty, current.values.contains(where: \.takesConnections) { retryHeld() }
    for slot in restarts.takeDue(at: now, isServed: !current.isEmpty) {
      do {
        try restartWorker(at: slot)
      } catch {
        logger.error("A worker could not be started", metadata: ["reason": "\(error)"])
        restarts.startFailed(slot, at: now)
      }
    }
    for worker in current.values {
      guard case .starting = worker.phase, listener != nil, now - worker.started > Self.takingOverTime else { continue }
      logger.error("A worker was not ready in time and is ended", metadata: ["worker": "\(worker.slot)"])
      worker.kill()
    }
    for worker in current.values where worker.hangs {
      logger.error(
        "A worker holds its main actor for too long and is ended", metadata: ["worker": "\(worker.slot)"])
      worker.kill()
    }
    for worker in former {
      if case .draining(let until) = worker.phase, until <= now { worker.kill() }
    }
    if let deadline = coming?.deadline, deadline <= now {
      logger.error("New workers were not ready in time; those from before go on")
      giveUpComing()
    }
  }

  private func end() {
    if let listener { close(listener.descriptor) }
    for worker in byChannel.values { _ = worker.reap() }
    byChannel = [:]
  }
}
