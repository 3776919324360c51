import Foundation
import Synchronization

/// The address of the bank, for tasks that wait for it.
final class Listening: Sendable {
  private enum State {
    case waiting([AsyncStream<URL>.Continuation])
    case settled(URL?)
  }

  private let state = Mutex(State.waiting([]))

  /// Returns the address as soon as there is one.
  ///
  /// - Throws: ``BankNotRunning`` when there is none within the limit; `CancellationError`.
  func url(within limit: Duration, clock: any Clock<Duration>) async throws -> URL {
    try await withThrowingTaskGroup(of: URL.self) { group in
      defer { group.cancelAll() }
      group.addTask { try await self.settled }
      group.addTask {
        try await clock.sleep(for: limit)
        throw BankNotRunning(waited: limit)
      }
      guard let url = try await group.next() else { throw CancellationError() }
      return url
    }
  }

  private var settled: URL {
    get async throws {
      let (stream, continuation) = AsyncStream.makeStream(of: URL.self)
      state.withLock { state in
        switch state {
        case .waiting(let others): state = .waiting(others + [continuation])
        case .settled(let url):
          if let url { continuation.yield(url) }
          continuation.finish()
        }
      }
      for await url in stream { return url }
      try Task.checkCancellation()
      throw BankNotRunning()
    }
  }

  /// The address, or nil when there is none any more.
  func settle(_ url: URL?) {
    let waiting = state.withLock { state in
      defer { state = .settled(url) }
      if case .waiting(let waiting) = state { return waiting }
      return []
    }
    for continuation in waiting {
      if let url { continuation.yield(url) }
      continuation.finish()
    }
  }
}
