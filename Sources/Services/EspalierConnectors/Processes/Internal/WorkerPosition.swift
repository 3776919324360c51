internal import Foundation
#if canImport(Glibc)
  internal import Glibc
#endif

/// The number of this process among the workers that a supervisor has started, and the number of workers.
package struct WorkerPosition: Sendable, Equatable {
  /// The name of the environment variable with which a supervisor identifies a worker. Its value consists of the
  /// worker's number, the number of workers and the supervisor's process number.
  package static let variable = "ESPALIER_WORKER"

  package let slot: Int
  package let count: Int

  /// The position of this process among the workers; nil for a process without a supervisor.
  package static let current = WorkerPosition(
    text: ProcessInfo.processInfo.environment[variable], parent: Int(getppid()))

  /// Creates the position from the text that a supervisor wrote; nil if that supervisor is not the parent process. A
  /// program that a worker starts is therefore not a worker.
  package init?(text: String?, parent: Int) {
    let numbers = (text ?? "").split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 3, let slot = numbers[0], let count = numbers[1], let supervisor = numbers[2],
      (0..<count).contains(slot),
      // When a supervisor has just ended, the system becomes the parent of its workers.
      parent == supervisor || parent == 1
    else { return nil }
    (self.slot, self.count) = (slot, count)
  }

  /// Returns the text that a supervisor writes into a worker's environment variable.
  package static func text(slot: Int, of count: Int, supervisor: Int) -> String { "\(slot)/\(count)/\(supervisor)" }
}
