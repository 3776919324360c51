/// A queue that runs one task at a time, in the order of arrival.
///
/// An actor alone is not enough: between switching to a tab and using it, there are two suspensions at which another
/// task could switch to another tab.
actor Turns {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  private func enter() async {
    if isTaken {
      await withCheckedContinuation { waiting.append($0) }
    } else {
      isTaken = true
    }
  }

  private func leave() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }

  /// Runs the work when all earlier work has ended. The work needs no time limit of its own, because each command in it
  /// has one.
  nonisolated func take<Result: Sendable>(_ work: @Sendable () async throws -> Result) async throws -> Result {
    await enter()
    do {
      let result = try await work()
      await leave()
      return result
    } catch {
      await leave()
      throw error
    }
  }
}
