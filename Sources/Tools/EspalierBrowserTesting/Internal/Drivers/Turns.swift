/// Lets one task at a time through, in the order they came.
///
/// An actor alone is not enough: between switching to a tab and using it lie two suspensions, where another task could
/// switch away.
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

  /// Runs the work when all before it are done. It is bounded by the time limits of their commands.
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
