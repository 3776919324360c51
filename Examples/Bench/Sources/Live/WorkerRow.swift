import Dispatch
import Foundation
import Synchronization

/// The clicks that two workers take in a second, over those that one takes; 1.7 is the aim.
enum WorkerRow {
  static let name = "live.load.workers2"
  /// Two for the workers, and as many for those who click.
  private static let cores = 4
  private static let (drivers, sessions, clicks) = (cores, 16, 4_000)

  static func measure() async throws -> Result {
    let there = ProcessInfo.processInfo.activeProcessorCount
    guard there >= cores else {
      return Result(
        row: name, value: nil, unit: "x", limit: 1.7, allocations: nil, runs: 0,
        note: "not shown with \(there) cores: two workers and those who click need \(cores)")
    }
    let one = try await rate(workers: 1)
    let two = try await rate(workers: 2)
    return Result(row: name, value: two / one, unit: "x", limit: 1.7, allocations: nil, runs: drivers * clicks)
  }

  /// Returns the clicks in a second of several drivers at once, each of which waits for every answer.
  private static func rate(workers: Int) async throws -> Double {
    let server = try await ServedPage(workers: workers)
    defer { server.stop() }
    let clients = try (0..<drivers).map { _ in try (0..<sessions).map { _ in try LoadRows.Session(at: server) } }
    let failure = Mutex<(any Error)?>(nil)
    let clock = ContinuousClock()
    let began = clock.now
    DispatchQueue.concurrentPerform(iterations: drivers) { driver in
      var own = clients[driver]
      do {
        for click in 0..<clicks { try own[click % sessions].client.click(own[click % sessions].button) }
      } catch {
        failure.withLock { $0 = error }
      }
    }
    let seconds = (clock.now - began) / .seconds(1)
    if let error = failure.withLock({ $0 }) { throw error }
    return Double(drivers * clicks) / seconds
  }
}
