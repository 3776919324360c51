import TestSupport
import Testing

@testable import EspalierFlows

/// The life of a run by itself: its table, and a random walk through it.
@Suite struct FlowStateMachineTests {
  typealias Machine = FlowStateMachine<End>

  enum End: Equatable, Sendable {
    case completed, suspended, cancelled, failed
  }

  struct Broken: Error {}

  enum Event: String, CaseIterable, Sendable {
    case start, firstStep, restored, cancel, suspend, waiterLeaves, waiterIsPutAway, holderLeaves, holderIsPutAway
    case success, failure, undone
  }

  /// Does what the machine says, as an engine would, and takes note of it.
  struct Driver {
    var machine = Machine()
    /// The actions that the machine asked for, in order.
    private(set) var actions: [String] = []
    private(set) var ends: [End] = []
    private var hasWork = false
    private var undoing: End?
    /// Somebody cancelled the run, or told it to stay, before its work had ended.
    private(set) var isCancelled = false
    private(set) var isToStay = false
    private(set) var faults: [String] = []

    var undoCount: Int { actions.filter { $0 == "undo" }.count }

    /// Returns true when an engine could come to the event.
    func canTake(_ event: Event) -> Bool {
      switch event {
      case .firstStep: hasWork
      case .restored: machine.canResume
      case .success, .failure: hasWork
      case .undone: undoing != nil
      default: true
      }
    }

    mutating func take(_ event: Event) {
      let mayStop = undoing == nil && ends.isEmpty
      switch event {
      case .start: if case .begin = machine.start() { begin() }
      case .firstStep: machine.firstStepBegins()
      case .restored: machine.restored()
      case .cancel:
        if mayStop { isCancelled = true }
        carryOut(machine.cancel(), end: .cancelled)
      case .suspend:
        if mayStop { isToStay = true }
        carryOut(machine.suspend(), end: .suspended)
      case .waiterLeaves: leave(machine.waiterLeaves(isSuspended: false))
      case .waiterIsPutAway: leave(machine.waiterLeaves(isSuspended: true))
      case .holderLeaves: leave(machine.holderLeaves(isSuspended: false))
      case .holderIsPutAway: leave(machine.holderLeaves(isSuspended: true))
      case .success: workEnded(.success(()))
      case .failure: workEnded(.failure(Broken()))
      case .undone:
        guard let reason = undoing else { return }
        undoing = nil
        end(reason)
      }
    }

    private mutating func begin() {
      actions.append("begin")
      if hasWork || actions.filter({ $0 == "begin" }).count > 1 { faults.append("it began twice") }
      hasWork = true
    }

    private mutating func carryOut(_ action: Machine.StopAction, end outcome: End) {
      switch action {
      case .begin: begin()
      case .stop:
        actions.append("stop")
        if !hasWork { faults.append("no work is there to be stopped") }
      case .end: end(outcome)
      case .nothing: break
      }
    }

    private mutating func leave(_ action: Machine.LeaveAction) {
      switch action {
      case .cancel: take(.cancel)
      case .suspend: take(.suspend)
      case .nothing: break
      }
    }

    private mutating func workEnded(_ result: Result<Void, any Error>) {
      hasWork = false
      switch machine.workEnded(result) {
      case .complete: end(.completed)
      case .suspend: end(.suspended)
      case .undo(.cancelled): undo(.cancelled)
      case .undo(.failed): undo(.failed)
      case .nothing: faults.append("nothing follows from the end of the work")
      }
    }

    private mutating func undo(_ reason: End) {
      actions.append("undo")
      undoing = reason
    }

    private mutating func end(_ outcome: End) {
      actions.append("end")
      if machine.end(outcome) { ends.append(outcome) } else { faults.append("it ended twice") }
    }

    /// The name of the state in the table.
    var state: String {
      if let outcome = machine.outcome { return "ended: \(outcome)" }
      if machine.isUndoing { return "undoing" }
      if machine.isStaying { return "suspending" }
      if !machine.isAtWork { return machine.canResume ? "ready" : "restored" }
      if !machine.takesCancel { return "cancelling" }
      return machine.canResume ? "starting" : "running"
    }
  }

  private static let ways: [String: [Event]] = [
    "ready": [], "restored": [.restored], "starting": [.start], "running": [.start, .firstStep],
    "suspending": [.start, .firstStep, .suspend], "cancelling": [.start, .firstStep, .cancel],
    "undoing": [.start, .firstStep, .failure], "ended: completed": [.start, .firstStep, .success],
  ]

  /// The state, the event, and the state and the actions that follow.
  @Test(arguments: [
    ("ready", Event.start, "starting", ["begin"]), ("ready", .cancel, "ended: cancelled", ["end"]),
    ("ready", .suspend, "ended: suspended", ["end"]), ("ready", .holderLeaves, "ended: cancelled", ["end"]),
    ("ready", .restored, "restored", []),
    ("restored", .start, "running", ["begin"]), ("restored", .cancel, "cancelling", ["begin"]),
    ("restored", .suspend, "ended: suspended", ["end"]), ("restored", .holderLeaves, "ended: suspended", ["end"]),
    ("restored", .waiterLeaves, "cancelling", ["begin"]),
    ("starting", .start, "starting", []), ("starting", .firstStep, "running", []),
    ("starting", .restored, "running", []),
    ("starting", .cancel, "cancelling", ["stop"]), ("starting", .suspend, "suspending", ["stop"]),
    ("running", .start, "running", []), ("running", .cancel, "cancelling", ["stop"]),
    ("running", .suspend, "suspending", ["stop"]), ("running", .holderLeaves, "cancelling", ["stop"]),
    ("running", .holderIsPutAway, "suspending", ["stop"]), ("running", .waiterIsPutAway, "suspending", ["stop"]),
    ("running", .success, "ended: completed", ["end"]), ("running", .failure, "undoing", ["undo"]),
    ("suspending", .holderLeaves, "suspending", []), ("suspending", .waiterLeaves, "suspending", []),
    ("suspending", .suspend, "suspending", ["stop"]), ("suspending", .cancel, "cancelling", ["stop"]),
    ("suspending", .success, "ended: completed", ["end"]), ("suspending", .failure, "ended: suspended", ["end"]),
    ("cancelling", .cancel, "cancelling", []), ("cancelling", .suspend, "cancelling", ["stop"]),
    ("cancelling", .success, "undoing", ["undo"]), ("cancelling", .failure, "undoing", ["undo"]),
    ("undoing", .start, "undoing", []), ("undoing", .cancel, "undoing", []), ("undoing", .suspend, "undoing", []),
    ("undoing", .holderIsPutAway, "undoing", []), ("undoing", .undone, "ended: failed", ["end"]),
    ("ended: completed", .start, "ended: completed", []), ("ended: completed", .cancel, "ended: completed", []),
    ("ended: completed", .suspend, "ended: completed", []), ("ended: completed", .holderLeaves, "ended: completed", []),
  ])
  func `each event leads on as the table says`(from: String, event: Event, to: String, actions: [String]) throws {
    var driver = Driver()
    for step in try #require(Self.ways[from]) { driver.take(step) }
    #expect(driver.state == from)
    let before = driver.actions.count
    driver.take(event)
    #expect(driver.state == to)
    #expect(Array(driver.actions[before...]) == actions)
    #expect(driver.faults.isEmpty)
  }

  @Test(arguments: 0..<20) func `whatever happens in whatever order, the run keeps its laws`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for number in 0..<2_000 {
      var driver = Driver()
      var taken: [Event] = []
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        guard let event = Event.allCases.filter(driver.canTake).randomElement(using: &generator) else { break }
        let before = driver
        taken.append(event)
        driver.take(event)
        if let fault = fault(before, event, driver) {
          Issue.record("seed \(seed), walk \(number): \(fault), after \(taken.map(\.rawValue))")
          return
        }
      }
      // Whatever was done, it comes to its end.
      driver.take(.start)
      for event in [Event.success, .undone] where driver.canTake(event) { driver.take(event) }
      guard driver.ends.count == 1 else {
        Issue.record("seed \(seed), walk \(number): it has \(driver.ends.count) ends, after \(taken.map(\.rawValue))")
        return
      }
    }
  }

  /// The law that a step has broken.
  private func fault(_ before: Driver, _ event: Event, _ after: Driver) -> String? {
    if let fault = after.faults.first { return fault }
    if after.ends.count > 1 { return "it ended \(after.ends.count) times" }
    if after.undoCount > 1 { return "it was undone twice" }
    if let end = before.machine.outcome, after.machine.outcome != end { return "its end was replaced" }
    if before.machine.isUndoing, event != .undone, !after.machine.isUndoing { return "undoing was given up" }
    if before.machine.isUndoing, event != .undone, before.actions != after.actions { return "undoing was disturbed" }
    if after.machine.isUndoing, after.machine.canRest { return "it could go on from what is being undone" }
    if let end = after.ends.first {
      let isUndone = after.undoCount == 1
      switch end {
      case .completed, .suspended: if isUndone { return "it was undone, and is \(end)" }
      case .failed: if !isUndone { return "it failed, and was not undone" }
      case .cancelled: if after.actions.contains("begin"), !isUndone { return "it was cancelled, and not undone" }
      }
      if after.isCancelled, end != .cancelled { return "it was cancelled, and is \(end)" }
      if after.isToStay, !after.isCancelled, end == .failed || end == .cancelled {
        return "it was to stay, and is \(end)"
      }
    }
    return nil
  }
}
