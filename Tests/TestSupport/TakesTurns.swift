package import Testing

/// Runs its tests one after the other with those of every other suite that says so.
///
/// Tests that start a browser or a compiler take the whole machine. Side by side they starve each other, and whoever
/// waits for an answer within some seconds, on a machine with few cores.
package struct TakesTurns: TestTrait, SuiteTrait, TestScoping {
  private static let machine = Turns()

  package let isRecursive = true

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A suite's own scope would keep the turn from its tests.
    guard testCase != nil else { return try await function() }
    await Self.machine.take()
    do {
      try await function()
    } catch {
      await Self.machine.pass()
      throw error
    }
    await Self.machine.pass()
  }
}

extension Trait where Self == TakesTurns {
  /// The test takes the machine for itself.
  package static var takesTurns: TakesTurns { TakesTurns() }
}

/// One turn at a time, in the order in which it was asked for.
private actor Turns {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take() async {
    if isTaken {
      await withCheckedContinuation { waiting.append($0) }
    } else {
      isTaken = true
    }
  }

  func pass() {
    if waiting.isEmpty {
      isTaken = false
    } else {
      waiting.removeFirst().resume()
    }
  }
}
