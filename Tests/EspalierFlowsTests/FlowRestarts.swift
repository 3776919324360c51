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

/// A step that is under way until its gate opens, and the second time is done at once.
@MainActor func slow(_ name: String, _ gate: Gate) -> Step<Journey, Void, String> {
  Step(name) { state in
    await gate.pass()
    try Task.checkCancellation()
    return "\(name)\(state.visited.count)"
  } merge: {
    $0.visited.append($1)
  }
}

/// A step that finds how many were there before it.
@MainActor func quick(_ name: String) -> Step<Journey, Void, String> {
  Step(name) { state in
    "\(name)\(state.visited.count)"
  } merge: {
    $0.visited.append($1)
  }
}

/// Suspends a run when it has come to a state, and returns where it was.
@MainActor func suspended(
  _ flow: Flow<Journey>, _ gate: Gate, from snapshot: FlowSnapshot<Journey>? = nil,
  when: (FlowRun<Journey>) -> Bool
) async throws -> FlowSnapshot<Journey> {
  let run = try snapshot.map { try flow.resume($0) } ?? FlowRun(flow, state: Journey())
  run.start()
  #expect(await eventually { gate.arrivals > 0 && when(run) })
  run.suspend()
  gate.open()
  guard case .suspended(let snapshot) = await run.outcome else { throw Refused(reason: "not suspended") }
  return snapshot
}
