/// A queue that runs waiting work one at a time, in the order of its arrival.
@MainActor
final class OneByOne {
  private var isBusy = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func run(_ work: () async throws -> Void) async rethrows {
    if isBusy { await withCheckedContinuation { waiting.append($0) } }
    isBusy = true
    defer {
      if waiting.isEmpty { isBusy = false } else { waiting.removeFirst().resume() }
    }
    try await work()
  }
}
