internal import EspalierConnectors
internal import EspalierBase
internal import Foundation
internal import NIOCore

/// A worker as its supervisor sees it. It is used on the supervisor's thread alone.
final class SupervisedWorker {
  enum Phase {
    case starting
    case ready(WorkerFacts)
    /// The worker is to end by that time.
    case draining(until: Duration)
  }

  /// A connection that is to be handed over.
  struct Handed {
    let descriptor: Int32
    let session: SessionNumber?
  }

  /// The descriptors at which a worker finds its ends of what it shares with its supervisor.
  static let channelDescriptor: Int32 = 3
  static let noteDescriptor: Int32 = 4
  /// The least descriptor for the supervisor's copies, above those that the system gives to others.
  private static let firstOwnDescriptor: Int32 = 64

  let pid: pid_t
  let slot: Int
  let channel: WorkerChannel
  let note: Heartbeat
  let started: Duration
  var phase = Phase.starting
  /// The orders that the line had no room for yet; they go before connections.
  var orders = CircularBuffer<WorkerOrder>()
  /// Connections that the line had no room for.
  var waiting: [Handed] = []
  /// Connections that are on the line, in their order. They stay open here until the worker has taken them, so that
  /// another one can have them when it ends before.
  var underWay = CircularBuffer<Handed>()

  /// Takes the connections that the worker has not taken; they are no longer this worker's.
  func takeUntaken() -> [Handed] {
    defer {
      waiting = []
      underWay.removeAll()
    }
    return underWay + waiting
  }

  /// Starts the program that stands at a path now.
  /// - Throws: ``SupervisorError/worker(reason:)`` when the system does not let it.
  init(_ program: WorkerProgram, slot: Int, of count: Int, at now: Duration) throws(SupervisorError) {
    guard let note = Heartbeat(), let (here, there) = WorkerChannel.pair() else { throw Self.failure(errno) }
    defer { close(there.descriptor) }
    let ends = [there.descriptor, note.descriptor].map { fcntl($0, F_DUPFD_CLOEXEC, Self.firstOwnDescriptor) }
    defer { for end in ends where end >= 0 { close(end) } }
    let place = WorkerPlace.text(slot: slot, of: count, supervisor: Int(getpid()))
    switch ends.contains(where: { $0 < 0 }) ? .failure(errno) : program.start(at: place, passing: ends) {
    case .started(let pid): self.pid = pid
    case .failure(let code):
      close(here.descriptor)
      throw Self.failure(code)
    }
    (self.slot, channel, self.note, started) = (slot, here, note, now)
  }

  private static func failure(_ code: Int32) -> SupervisorError { .worker(reason: String(cString: strerror(code))) }

  var facts: WorkerFacts? { if case .ready(let facts) = phase { facts } else { nil } }

  /// True if new connections may go to the worker.
  var takesConnections: Bool {
    guard let facts else { return false }
    return note.silence.map { $0.inSeconds < facts.silence } ?? true
  }

  /// True if the worker's main actor has been held for so long that it is given up.
  var hangs: Bool {
    guard let facts, let silence = note.silence else { return false }
    return silence.inSeconds >= facts.hangTime
  }

  /// Ends the worker, and the processes that it has started.
  func kill() { _ = Foundation.kill(-pid, SIGKILL) }

  /// Ends the worker and waits until it is gone.
  ///
  /// - Returns: The way in which it ended, in words.
  func reap() -> String {
    kill()
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    close(channel.descriptor)
    for handed in takeUntaken() { close(handed.descriptor) }
    let signal = status & 0x7F
    return signal == 0 ? "status \((status >> 8) & 0xFF)" : "signal \(signal)"
  }
}
