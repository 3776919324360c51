import Espalier
import Foundation
import TestSupport
import Testing

/// As it would be written to a disk and read in another process.
@MainActor func restarted(_ snapshot: FlowSnapshot<Journey>) throws -> FlowSnapshot<Journey> {
  let read = try JSONDecoder().decode(FlowSnapshot<Journey>.self, from: JSONEncoder().encode(snapshot))
  #expect(read == snapshot)
  return read
}

/// Runs a flow until a step of the name "stop", and returns where it was then, read back.
@MainActor func stopped(_ flow: Flow<Journey>, at gate: Gate) async throws -> FlowSnapshot<Journey> {
  let run = FlowRun(flow, state: Journey()).start()
  await gate.reached()
  run.suspend()
  let outcome = await run.outcome
  guard case .suspended(let snapshot) = outcome else { throw Refused(reason: "not suspended: \(outcome)") }
  return try restarted(snapshot)
}

/// A step that waits until its gate opens, or it is cancelled.
@MainActor func stop(_ gate: Gate) -> Step<Journey, Void, Void> {
  Step("stop") { _ in
    guard gate.arrivals == 0 else { return }
    _ = Task { await gate.pass() }
    for await _ in AsyncStream<Void>(unfolding: { Task.isCancelled ? nil : () }) { await Task.yield() }
    try Task.checkCancellation()
  }
}
