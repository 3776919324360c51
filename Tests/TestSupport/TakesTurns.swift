import Foundation
package import Testing

/// Lets no more of its tests run at a time than there are cores, with those of every other suite that says so.
///
/// Tests that start a browser or a compiler keep a core busy. All of them side by side starve each other, and whoever
/// waits for an answer within some seconds.
///
/// The time that a test may take begins with its turn. The time limit of Swift Testing would count the waiting too, and
/// say of a test that it was slow when only the queue was long.
package struct TakesTurns: TestTrait, SuiteTrait, TestScoping {
  /// `ESPALIER_TURNS` says how many, to measure what another number does.
  private static let machine = Turns(
    free: ProcessInfo.processInfo.environment["ESPALIER_TURNS"].flatMap(Int.init)
      ?? min(2, ProcessInfo.processInfo.activeProcessorCount))

  package let isRecursive = true
  let limit: Duration

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A suite's own scope would keep the turn from its tests.
    guard testCase != nil else { return try await function() }
    await Self.machine.take()
    let began = ContinuousClock.now
    let outcome: Result<Void, any Error>
    do { outcome = .success(try await within(limit, function)) } catch { outcome = .failure(error) }
    await Self.machine.pass()
    // Swift Testing counts the waiting too. `./test` lists these lines instead.
    print("◇ Turn of \(test.name) took \(ContinuousClock.now - began)")
    try outcome.get()
  }

  /// Calls the function, and cancels it with an issue if it takes longer than the limit.
  private func within(_ limit: Duration, _ function: @Sendable () async throws -> Void) async throws {
    try await withoutActuallyEscaping(function) { function in
      // The group ends when both have, so the function does not outlive the call.
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await function() }
        group.addTask {
          try? await Task.sleep(for: limit)
          if !Task.isCancelled { Issue.record("The test took longer than \(limit) after its turn had come.") }
        }
        defer { group.cancelAll() }
        try await group.next()
      }
    }
  }
}

extension Trait where Self == TakesTurns {
  /// The test takes the machine for itself, for ten minutes at most.
  package static var takesTurns: TakesTurns { takesTurns(.seconds(600)) }

  /// The test takes the machine for itself, for as long as `limit`.
  package static func takesTurns(_ limit: Duration) -> TakesTurns { TakesTurns(limit: limit) }
}

/// Some turns at a time, in the order in which they were asked for.
private actor Turns {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(free: Int) { self.free = free }

  func take() async {
    if free == 0 {
      await withCheckedContinuation { waiting.append($0) }
    } else {
      free -= 1
    }
  }

  func pass() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
