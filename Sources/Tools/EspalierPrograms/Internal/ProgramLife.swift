internal import Foundation
internal import Glibc
internal import Synchronization

/// The life of a process that this one has started. A thread of its own waits for the process, and a signal never
/// reaches another process that later receives the same number.
final class ProgramLife: Sendable {
  private struct State {
    var end: ProgramEnd?
    var waiting: [Int: CheckedContinuation<ProgramEnd, Never>] = [:]
    var next = 0
  }

  private let pid: pid_t
  private let state = Mutex(State())
  /// The condition on which threads block until the process has ended and its status has been read.
  private let burial = NSCondition()

  init(_ pid: pid_t) {
    self.pid = pid
    Thread.detachNewThread { [self] in
      var information = siginfo_t()
      while waitid(P_PID, id_t(pid), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
      // From here on, the system may reuse the number, so no thread may be sending a signal.
      let waiting = state.withLock { state in
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0, errno == EINTR {}
        state.end = status & 0x7F == 0 ? .exited(status: (status >> 8) & 0xFF) : .signalled(status & 0x7F)
        defer { state.waiting = [:] }
        return state.waiting.values.compactMap { continuation in state.end.map { (continuation, $0) } }
      }
      burial.lock()
      burial.broadcast()
      burial.unlock()
      for (continuation, end) in waiting { continuation.resume(returning: end) }
    }
  }

  var isRunning: Bool { state.withLock { $0.end == nil } }

  func send(_ signal: Int32) { state.withLock { if $0.end == nil { _ = Glibc.kill(pid, signal) } } }

  /// Kills the process, and blocks until the process has ended and its status has been read.
  func kill() {
    send(SIGKILL)
    burial.lock()
    while isRunning { burial.wait() }
    burial.unlock()
  }

  func ended() async -> ProgramEnd {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let end = state.withLock { state in
          if state.end == nil {
            state.waiting[state.next] = continuation
            state.next += 1
          }
          return state.end
        }
        if let end { continuation.resume(returning: end) }
      }
    } onCancel: {
      send(SIGKILL)
    }
  }
}
