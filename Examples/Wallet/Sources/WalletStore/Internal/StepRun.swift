import Foundation
import GRDB
import Synchronization

/// One step of a migration while it runs, which can be interrupted.
final class StepRun: Sendable {
  /// The time between two attempts to interrupt.
  private static let pause = 0.01

  private let pool: DatabasePool
  private let hasEnded = Mutex(false)

  init(_ pool: DatabasePool) { self.pool = pool }

  /// Notes the end; nothing is interrupted any more.
  func end() { hasEnded.withLock { $0 = true } }

  /// Interrupts the step, and returns at once. SQLite interrupts only the statement that runs just then, and a step has
  /// many, so it is told again until the step has ended.
  func interrupt() {
    DispatchQueue.global().async { [self] in
      while !interruptOnce() { Thread.sleep(forTimeInterval: Self.pause) }
    }
  }

  /// Returns true if the step has ended.
  private func interruptOnce() -> Bool {
    hasEnded.withLock { hasEnded in
      if !hasEnded { pool.interrupt() }
      return hasEnded
    }
  }
}
