internal import Foundation
internal import Glibc
internal import Synchronization

/// The link between the callers of a transport and its thread.
final class SocketMailbox: Sendable {
  typealias Making = @Sendable () -> BroadcastFrame

  /// The work that the callers have requested from the thread.
  struct Work {
    var frames: [Making] = []
    /// True if frames were dropped because the mailbox was full.
    var hasLost = false
    var isClosing = false
  }

  private struct State {
    var work = Work()
    var isOpen = false
    var receive: (@Sendable (BroadcastFrame) -> Void)?
    /// Both ends of the socket pair that wakes the thread.
    var wakes: (reader: Int32, writer: Int32)?
    var closing: [CheckedContinuation<Void, Never>] = []
    var counts = SocketTransportCounts()
    var reported: Set<String> = []
  }

  /// The greatest number of frames that wait for the thread. It also limits the frames that wait for one slow process.
  static let maximumWaiting = 1_024

  private let report: @Sendable (String) -> Void
  private let state = Mutex(State())

  init(report: @escaping @Sendable (String) -> Void) { self.report = report }

  var counts: SocketTransportCounts { state.withLock { $0.counts } }

  func open(_ receive: @escaping @Sendable (BroadcastFrame) -> Void, starting: () throws -> Void) throws {
    try state.withLock { state in
      guard state.receive == nil else { throw BroadcastError.isOpen }
      var ends: [Int32] = [-1, -1]
      guard socketpair(AF_UNIX, UnixSocket.kind(SOCK_DGRAM), 0, &ends) == 0 else {
        throw BroadcastError.directory(path: "", reason: UnixSocket.reason())
      }
      state.receive = receive
      state.wakes = (ends[0], ends[1])
      state.isOpen = true
    }
    do {
      try starting()
    } catch {
      ended()
      throw error
    }
  }

  // MARK: Callers

  func send(_ frame: @escaping Making) {
    state.withLock { state in
      guard state.isOpen, !state.work.isClosing else { return }
      if state.work.frames.count >= Self.maximumWaiting {
        state.counts.dropped += state.work.frames.count
        state.work.frames = []
        state.work.hasLost = true
      }
      state.work.frames.append(frame)
      if state.work.frames.count == 1 { Self.wake(state) }
    }
  }

  func close(_ continuation: CheckedContinuation<Void, Never>?) {
    let isOpen = state.withLock { state in
      guard state.isOpen else { return false }
      if let continuation { state.closing.append(continuation) }
      state.work.isClosing = true
      Self.wake(state)
      return true
    }
    if !isOpen { continuation?.resume() }
  }

  private static func wake(_ state: State) {
    // A full socket wakes the thread as well.
    if let writer = state.wakes?.writer { UnixSocket.send([1], to: writer) }
  }

  // MARK: The thread

  var wakeReader: Int32 { state.withLock { $0.wakes?.reader ?? -1 } }

  func take() -> Work {
    state.withLock { state in
      defer { state.work = Work(isClosing: state.work.isClosing) }
      return state.work
    }
  }

  func count(_ change: (inout SocketTransportCounts) -> Void) { state.withLock { change(&$0.counts) } }

  func deliver(_ frame: BroadcastFrame) {
    let receive = state.withLock { $0.work.isClosing ? nil : $0.receive }
    receive?(frame)
  }

  /// Reports a sentence to the log. Each sentence is reported only once.
  func report(_ sentence: String) {
    if state.withLock({ $0.reported.insert(sentence).inserted }) { report(sentence) }
  }

  /// Closes the mailbox after the thread has ended.
  func ended() {
    let closing = state.withLock { state in
      state.isOpen = false
      if let wakes = state.wakes {
        _ = Glibc.close(wakes.reader)
        _ = Glibc.close(wakes.writer)
      }
      state.wakes = nil
      defer { state.closing = [] }
      return state.closing
    }
    for continuation in closing { continuation.resume() }
  }
}
