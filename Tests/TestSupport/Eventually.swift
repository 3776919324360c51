package import Testing

/// Lets other work on the main actor go on until something holds; false when it never does.
@MainActor package func eventually(_ holds: () -> Bool) async -> Bool {
  for _ in 0..<10_000 where !holds() { await Task.yield() }
  return holds()
}

/// Waits until something holds. Nothing here takes time but the turns of other tasks and threads.
package func eventually(
  _ what: @autoclosure () -> String, sourceLocation: SourceLocation = #_sourceLocation,
  _ condition: () async throws -> Bool
) async rethrows {
  let end = ContinuousClock.now + .seconds(300)
  while !(try await condition()) {
    guard ContinuousClock.now < end else {
      Issue.record("It never came to this: \(what())", sourceLocation: sourceLocation)
      return
    }
    await Task.yield()
  }
}
