internal import Foundation
#if canImport(Glibc)
  internal import Glibc
#endif

/// The place of this process among the workers of a program, where a supervisor has started it.
package struct WorkerPlace: Sendable, Equatable {
  /// The name of the environment variable in which a supervisor tells a worker its place, the number of workers, and
  /// the supervisor's own process number.
  package static let variable = "ESPALIER_WORKER"

  package let slot: Int
  package let count: Int

  /// The place of this process; nil for a process that stands alone.
  package static let current = WorkerPlace(
    text: ProcessInfo.processInfo.environment[variable], parent: Int(getppid()))

  /// Reads the place that a supervisor has written; nil unless the supervisor is the parent. A program that a worker
  /// starts is no worker itself.
  package init?(text: String?, parent: Int) {
    let numbers = (text ?? "").split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 3, let slot = numbers[0], let count = numbers[1], let supervisor = numbers[2],
      (0..<count).contains(slot),
      // A supervisor that has just ended has left its workers to the system.
      parent == supervisor || parent == 1
    else { return nil }
    (self.slot, self.count) = (slot, count)
  }

  /// The text that a supervisor writes.
  package static func text(slot: Int, of count: Int, supervisor: Int) -> String { "\(slot)/\(count)/\(supervisor)" }
}
