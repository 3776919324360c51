internal import EspalierConnectors
internal import EspalierBase
internal import Foundation
internal import NIOCore

/// A worker as its supervisor sees it. This type is used only on the supervisor's thread.
final class SupervisedWorker {
  enum Phase {
    case starting
    case ready(WorkerFacts)
    /// The worker must end by that time.
    case draining(until: Duration)
  }

  /// A connection to be handed over.
  struct Handed {
    let descriptor: Int32
    let session: SessionNumber?
  }

  /// The descriptors of a worker's end of the channel, and of the memory that it shares with its supervisor.
  static let channelDescriptor: Int32 = 3
  static let noteDescriptor: Int32 = 4
  /// The lowest number of the supervisor's copies of the descriptors that a worker receives. It is above the numbers
  /// that the system assigns to other descriptors.
  private static let firstOwnDescriptor: Int32 = 64

  let pid: pid_t
  let slot: Int
  let channel: WorkerChannel
  let note: Heartbeat
  let started: Duration
  var phase = Phase.starting
  /// The orders that wait because the channel had no room for them. They are sent before the waiting connections.
  var orders = CircularBuffer<WorkerOrder>()
  /// The connections for which the channel had no room.
  var waiting: [Handed] = []
  /// The connections that are on the channel, in their order. They stay open in this process until the worker has
  /// received them, so that another worker can receive them if this one ends first.
  var underWay = CircularBuffer<Handed>()

  /// Removes and returns the connections that the worker has not received.
  func takeUntaken() -> [Handed] {
    defer {
      waiting = []
      underWay.removeAll()
    }
    return underWay + waiting
  }

  /// Starts the program that is now at a path.
  /// - Throws: ``SupervisorError/worker(reason:)`` if the system cannot start it.
  init(_ program: WorkerProgram, slot: Int, of count: Int, at now: Duration) throws(SupervisorError) {
    guard let note = Heartbeat(), let (here, there) = WorkerChannel.pair() else { throw Self.failure(errno) }
    defer { close(there.descriptor) }
    let ends = [there.descriptor, note.descriptor].map { fcntl($0, F_DUPFD_CLOEXEC, Self.firstOwnDescriptor) }
    defer { for end in ends where end >= 0 { close(end) } }
    let position = WorkerPosition.text(slot: slot, of: count, supervisor: Int(getpid()))
    switch ends.contains(where: { $0 < 0 }) ? .failure(errno) : program.start(at: position, passing: ends) {
    case .started(let pid): self.pid = pid
    case .failure(let code):
      close(here.descriptor)
      throw Self.failure(code)
    }
    (self.slot, channel, self.note, started) = (slot, here, note, now)
  }

  private static func failure(_ code: Int32) -> SupervisorError { .worker(reason: String(cString: strerror(code))) }

  var facts: WorkerFacts? { if case .ready(let facts) = phase { facts } else { nil } }

  /// True if the worker may receive new connections.
  var takesConnections: Bool {
    guard let facts else { return false }
    return note.silence.map { $0.inSeconds < facts.silence } ?? true
  }

  /// True if the worker's main actor has been blocked for so long that the worker must be ended.
  var hangs: Bool {
    guard let facts, let silence = note.silence else { return false }
    return silence.inSeconds >= facts.hangTime
  }

  /// Ends the worker, and the processes that it has started.
  func kill() { _ = Foundation.kill(-pid, SIGKILL) }

  /// Ends the worker and waits until its process has exited.
  ///
  /// - Returns: A description of how the worker ended.
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
