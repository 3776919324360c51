package import EspalierConnectors
internal import Foundation
internal import Synchronization

/// A worker's connection to its supervisor.
package final class WorkerLink: Sendable {
  /// The link of this process; nil if it runs without a supervisor.
  package static let current = WorkerPosition.current.flatMap { WorkerLink($0) }

  /// The time that a supervisor waits for a worker beyond the worker's own limit.
  package static let grace = Duration.seconds(3)

  /// A connection that was handed over.
  package struct Handed: Sendable {
    package let descriptor: Int32
    /// The number of the session that the supervisor found in the connection's first request, before it handed the
    /// connection over.
    package let session: SessionNumber?
  }

  /// The handlers of the supervisor's messages.
  package struct MessageHandlers: Sendable {
    package var listening: @Sendable (_ port: Int) -> Void
    package var message: @Sendable (WorkerMessage) -> Void
    package var drain: @Sendable () -> Void
    /// The handler that is called when the supervisor has ended. The thread that calls the handler only reads the
    /// supervisor's messages.
    package var orphaned: @Sendable () -> Void = {}

    package init(
      listening: @escaping @Sendable (_ port: Int) -> Void, message: @escaping @Sendable (WorkerMessage) -> Void,
      drain: @escaping @Sendable () -> Void, orphaned: @escaping @Sendable () -> Void = {}
    ) {
      self.listening = listening
      self.message = message
      self.drain = drain
      self.orphaned = orphaned
    }
  }

  package let position: WorkerPosition
  let slots: WorkerSlots
  package let note: Heartbeat
  private let channel: WorkerChannel
  private let taking = Mutex<AsyncStream<Handed>.Continuation?>(nil)
  private let forbidden = Mutex<[UInt64: ContinuousClock.Instant]>([:])

  private convenience init?(_ position: WorkerPosition) {
    // Processes that this process starts do not inherit them.
    for descriptor in [SupervisedWorker.channelDescriptor, SupervisedWorker.noteDescriptor] {
      guard fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 else { return nil }
    }
    guard let note = Heartbeat(descriptor: SupervisedWorker.noteDescriptor) else { return nil }
    self.init(position, WorkerChannel(descriptor: SupervisedWorker.channelDescriptor), note)
  }

  init(_ position: WorkerPosition, _ channel: WorkerChannel, _ note: Heartbeat) {
    self.position = position
    self.note = note
    self.channel = channel
    slots = WorkerSlots(position.count)
  }

  /// Returns true if this worker is the one to which the session with the given number is assigned.
  package func isOwn(_ session: SessionNumber) -> Bool { slots.slot(of: session) == position.slot }

  /// Reports that this worker can receive connections, and handles the supervisor's messages until it has ended.
  package func begin(_ facts: WorkerFacts, _ handlers: MessageHandlers) -> AsyncStream<Handed> {
    let (connections, taken) = AsyncStream.makeStream(of: Handed.self)
    taking.withLock { $0 = taken }
    // Reading waits for as long as the process lives, so it has a thread of its own.
    let thread = Thread { [self] in
      read(handlers)
      stopTaking()
      handlers.orphaned()
    }
    thread.name = "worker"
    thread.start()
    channel.send(WorkerReport.ready(facts), blocks: true)
    return connections
  }

  /// Stops receiving connections, and notifies the supervisor. The connections that this worker has not received go to
  /// other workers.
  package func stopTaking() {
    taking.withLock { taking in
      guard let stream = taking else { return }
      taking = nil
      stream.finish()
      channel.send(WorkerReport.leaving, blocks: true)
    }
  }

  /// Receives a connection, and acknowledges it. A connection that arrives too late stays with the supervisor, which
  /// hands its own copy to another worker.
  private func take(_ descriptor: Int32, _ session: SessionNumber?) {
    let isTaken = taking.withLock { taking in
      guard let taking else { return false }
      channel.sendTaken()
      // Negative if the system had no descriptor left for it: the connection is lost.
      if descriptor >= 0 { taking.yield(Handed(descriptor: descriptor, session: session)) }
      return true
    }
    if !isTaken, descriptor >= 0 { close(descriptor) }
  }

  private func read(_ handlers: MessageHandlers) {
    var buffer: [UInt8] = []
    while true {
      switch channel.receive(blocks: true, &buffer) {
      case .nothing, .taken: continue
      case .end: return handlers.drain()
      case .connection(let descriptor, let session): take(descriptor, session)
      case .message(let data):
        switch try? JSONDecoder().decode(WorkerOrder.self, from: data) {
        case .listening(let port): handlers.listening(port)
        case .message(let message): handlers.message(message)
        case .forbidden(let works): forbid(works)
        // Messages are still handled: a person may sign out elsewhere while pages end here.
        case .drain: handlers.drain()
        case nil: continue
        }
      }
    }
  }

  /// Sends a message to all other workers.
  package func send(_ message: WorkerMessage) { channel.send(WorkerReport.message(message), blocks: true) }

  // MARK: What has ended workers

  private func forbid(_ works: [WorkerOrder.Forbidden]) {
    let now = ContinuousClock.now
    forbidden.withLock { forbidden in
      forbidden = forbidden.filter { $0.value > now }
      for work in works { forbidden[work.work] = now + .seconds(work.seconds) }
    }
  }

  /// Forbids a work item for as long as another work item is forbidden.
  package func forbid(_ work: UInt64, like other: UInt64) {
    forbidden.withLock { $0[work] = $0[other] }
  }

  /// Returns the time for which a work item must not be done, because it has ended workers; nil if it may be done.
  package func forbiddenTime(of work: UInt64) -> Duration? {
    let now = ContinuousClock.now
    return forbidden.withLock { $0[work].flatMap { $0 > now ? now.duration(to: $0) : nil } }
  }
}
