internal import CEspalierWorkers
internal import Foundation
internal import Logging

/// The work of a supervisor: it listens, hands each connection to a worker, and sees that there are workers.
///
/// It knows nothing of the app, so nothing of the app can bring it down. All of it happens on one thread, which waits
/// for the next of: a connection, more of a connection, a word of a worker or its end, a command, a deadline.
final class Supervision {
  /// The time that new workers that are to take over may need until they can take connections.
  private static let takingOverTime = Duration.seconds(120)
  /// The time that a worker is waited for beyond its own bound.
  static let grace = Duration.seconds(3)
  private static let looks = Duration.milliseconds(250)
  private static let maximumPeeks = 2_048
  private static let maximumHeld = 1_024

  private let program: WorkerProgram
  private let slots: WorkerSlots
  private let control: SupervisorControl
  let logger: Logger
  private let onListening: @Sendable (Int) -> Void
  private let poll: Int32
  private let start = ContinuousClock.now

  /// The workers that connections go to, by their places.
  private var current: [Int: SupervisedWorker] = [:]
  /// The workers that are to take over, and the time until which they must be ready.
  private var coming: (workers: [Int: SupervisedWorker], deadline: Duration)?
  /// The workers that hand over their pages and end.
  private var former: [SupervisedWorker] = []
  private var byChannel: [Int32: SupervisedWorker] = [:]
  private var restarts: [Int: Duration] = [:]
  private var backoffs: [Int: RestartBackoff] = [:]

  private var listener: (descriptor: Int32, port: Int)?
  private var facts: WorkerFacts?
  private var peeking: ConnectionPeeking?
  private var routes: WorkerRoutes
  private var deaths = PageDeaths()
  /// Connections for which there is no worker just now.
  private var held: [(handed: SupervisedWorker.Handed, deadline: Duration)] = []
  private var reserve = open("/dev/null", O_RDONLY | O_CLOEXEC)
  private var isStopping = false

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

  private var now: Duration { start.duration(to: .now) }

  /// Runs until it is told to stop and all workers have ended.
  /// - Throws: ``WebServerError`` when it cannot begin.
  func run() throws(WebServerError) {
    _ = espalier_watch(poll, control.descriptor, 0, 0)
    defer { end() }
    // The first one makes what all share: keys, databases. The others come when it is ready.
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
    let deadlines = [peeking?.deadline, restarts.values.min(), held.first?.deadline].compactMap(\.self)
    return min(deadlines.min() ?? .seconds(3_600), now + Self.looks)
  }

  private func happened(at descriptor: Int32) throws(WebServerError) {
    if descriptor == listener?.descriptor { return accept() }
    if descriptor == control.descriptor {
      for command in control.take() { carryOut(command) }
    } else if let worker = byChannel[descriptor] {
      try hear(worker)
    } else if peeking?.contains(descriptor) == true {
      guard let outcome = peeking?.goOn(descriptor) else { return }
      settle(descriptor, outcome, isWatched: true)
    }
  }

  // MARK: Connections

  private func accept() {
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

  /// Refuses the waiting connections at once when no descriptor is left, so that this thread does not turn for nothing.
  private func refuseWaiting(_ socket: Int32) {
    close(reserve)
    let count = AcceptGuard.refuseWaiting(on: socket)
    reserve = open("/dev/null", O_RDONLY | O_CLOEXEC)
    logger.error(
      "Connections were refused, because no file descriptors are left. Raise the limit (ulimit -n).",
      metadata: ["refused": "\(count)"])
  }

  private func settle(_ descriptor: Int32, _ outcome: ConnectionPeeking.Outcome, isWatched: Bool) {
    switch outcome {
    case .waits: return
    case .over: close(descriptor)
    case .known(let session):
      if isWatched { _ = espalier_unwatch(poll, descriptor) }
      hand(SupervisedWorker.Handed(descriptor: descriptor, session: session))
    }
  }

  private func hand(_ handed: SupervisedWorker.Handed) {
    let slot = routes.slot(for: handed.session) { current[$0]?.takesConnections == true }
    guard let worker = slot.flatMap({ current[$0] }) else {
      guard held.count < Self.maximumHeld else { return _ = close(handed.descriptor) }
      held.append((handed, now + (facts.map { .seconds($0.headTime) } ?? .seconds(15))))
      return
    }
    worker.waiting.append(handed)
    flush(worker)
  }

  /// Sends what waits for a worker, as far as there is room.
  private func flush(_ worker: SupervisedWorker) {
    while let order = worker.orders.first, worker.channel.send(order) != .full { worker.orders.removeFirst() }
    guard worker.orders.isEmpty else { return }
    var sent = 0
    loop: for handed in worker.waiting {
      switch worker.channel.send(connection: handed.descriptor, session: handed.session) {
      case .sent: worker.underWay.append(handed)
      case .full: break loop
      // The worker is gone, which its line tells.
      case .failed: break loop
      }
      sent += 1
    }
    worker.waiting.removeFirst(sent)
    while worker.waiting.count > Self.maximumHeld { close(worker.waiting.removeFirst().descriptor) }
  }

  /// Tells a worker something, as soon as its line has room.
  private func tell(_ worker: SupervisedWorker, _ order: WorkerOrder) {
    worker.orders.append(order)
    flush(worker)
  }

  // MARK: Workers

  private func startWorker(at slot: Int) throws(WebServerError) {
    let worker = try SupervisedWorker(program, slot: slot, of: slots.count, at: now)
    byChannel[worker.channel.descriptor] = worker
    _ = espalier_watch(poll, worker.channel.descriptor, 1, 1)
    if coming != nil { coming?.workers[slot] = worker } else { current[slot] = worker }
    logger.debug("A worker was started", metadata: ["worker": "\(slot)", "pid": "\(worker.pid)"])
  }

  private func hear(_ worker: SupervisedWorker) throws(WebServerError) {
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
        case .news(let news):
          for other in byChannel.values where other !== worker { tell(other, .news(news)) }
        case .leaving: leaves(worker)
        case .ready(let facts): try isReady(worker, facts)
        }
      }
    }
  }

  private func isReady(_ worker: SupervisedWorker, _ facts: WorkerFacts) throws(WebServerError) {
    guard facts.speaks == WorkerFacts.currentProtocol else {
      logger.error("The program on the disk needs another supervisor. Stop this one, and start it anew.")
      return worker.kill()
    }
    // The worker was given up before it was ready.
    if case .draining = worker.phase { return }
    worker.phase = .ready(facts)
    tellForbidden([worker])
    if coming?.workers[worker.slot] === worker { return try comesOn() }
    guard current[worker.slot] === worker else { return }
    if listener == nil {
      self.facts = facts
      let listener = try Listening.begin(host: facts.host, port: facts.port)
      let most = min(Self.maximumPeeks, max(64, DescriptorLimit.current / 2))
      peeking = ConnectionPeeking(maximum: most, headTime: .seconds(facts.headTime), cookies: facts.cookies)
      self.listener = listener
      tell(worker, .listening(port: listener.port))
      onListening(listener.port)
      for slot in 1..<max(1, slots.count) { restarts[slot] = now }
      _ = espalier_watch(poll, listener.descriptor, 0, 0)
    }
    retryHeld()
  }

  private func retryHeld() {
    let waiting = held
    held = []
    for (handed, _) in waiting { hand(handed) }
  }

  private func ended(_ worker: SupervisedWorker) throws(WebServerError) {
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
    tellForbidden(Array(byChannel.values))
    if coming?.workers[worker.slot] === worker {
      logger.error("A new worker ended before it could take over; those from before go on", metadata: metadata)
      coming?.workers[worker.slot] = nil
      return giveUpComing()
    }
    guard current[worker.slot] === worker else { return }
    current[worker.slot] = nil
    guard listener != nil else { throw .worker(reason: "it ended by \(how) before it was ready") }
    let pause = backoffs[worker.slot, default: RestartBackoff()].pause(after: now - worker.started)
    logger.error("A worker has ended and is started again; its pages go on elsewhere", metadata: metadata)
    restarts[worker.slot] = now + pause
    routes.end(worker.slot)
  }

  private func tellForbidden(_ workers: [SupervisedWorker]) {
    let forbidden = deaths.forbidden(at: now).map { WorkerOrder.Forbidden(work: $0.key, seconds: $0.value.inSeconds) }
    guard !forbidden.isEmpty else { return }
    for worker in workers { tell(worker, .forbidden(forbidden)) }
  }

  /// A worker was told to end by somebody else. Another one takes its place at once, and what it has not taken goes
  /// elsewhere.
  private func leaves(_ worker: SupervisedWorker) {
    guard !isStopping, current[worker.slot] === worker else { return }
    logger.notice(
      "A worker ends because it was told to; another one is started", metadata: ["worker": "\(worker.slot)"])
    let untaken = worker.takeUntaken()
    worker.phase = .draining(until: now + .seconds(facts?.drainTime ?? 0) + Self.grace)
    former.append(worker)
    current[worker.slot] = nil
    restarts[worker.slot] = now
    routes.end(worker.slot)
    for handed in untaken { hand(handed) }
  }

  // MARK: Taking over, and the end

  private func carryOut(_ command: SupervisorControl.Command) {
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

  /// One of those that are to take over is ready: the next one is started, or all are there.
  private func comesOn() throws(WebServerError) {
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
    (current, coming, restarts, backoffs) = (workers, nil, [:], [:])
    routes.endAll()
    for worker in before { drain(worker) }
    logger.notice("New workers have taken over")
    retryHeld()
  }

  private func giveUpComing() {
    guard let workers = coming?.workers.values else { return }
    coming = nil
    for worker in workers { drain(worker) }
  }

  /// Has a worker hand over what it has. What was sent to it before comes before.
  private func drain(_ worker: SupervisedWorker) {
    let time = Duration.seconds(worker.facts?.drainTime ?? 0)
    worker.phase = .draining(until: now + time + Self.grace)
    for handed in worker.waiting { hand(handed) }
    worker.waiting = []
    former.append(worker)
    tell(worker, .drain)
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
    (current, coming, restarts) = ([:], nil, [:])
    for worker in workers {
      for handed in worker.waiting { close(handed.descriptor) }
      worker.waiting = []
      drain(worker)
    }
  }

  /// Does the work that is due because time has passed.
  private func look() throws(WebServerError) {
    let now = now
    for descriptor in peeking?.takeOver(at: now) ?? [] { close(descriptor) }
    while let first = held.first, first.deadline <= now { close(held.removeFirst().handed.descriptor) }
    if !held.isEmpty, current.values.contains(where: \.takesConnections) { retryHeld() }
    for (slot, due) in restarts where due <= now {
      restarts[slot] = nil
      do {
        try startWorker(at: slot, orLater: now)
      } catch {
        logger.error("A worker could not be started", metadata: ["reason": "\(error)"])
        restarts[slot] = now + .seconds(5)
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

  /// Starts a worker again in the place of one that has ended.
  private func startWorker(at slot: Int, orLater now: Duration) throws(WebServerError) {
    guard current[slot] == nil else { return }
    let taken = coming
    coming = nil
    defer { coming = taken }
    try startWorker(at: slot)
  }

  private func end() {
    if let listener { close(listener.descriptor) }
    for worker in byChannel.values { _ = worker.reap() }
    byChannel = [:]
  }
}
