/// The run as others see it.
extension FlowEngine {
  /// Reads something, and has the reader told when it changes.
  func observed<Value>(_ read: (FlowEngine) -> Value) -> Value {
    change.read()
    return read(self)
  }

  var readState: State { reading.state }
  var readSnapshot: FlowSnapshot<State> { reading.snapshot(status) }
  var progress: FlowProgress { reading.progress(status) }
  var end: FlowOutcome<State>? { machine.outcome }
  var isUndoing: Bool { machine.isUndoing }

  /// The position of the run now, to go on from after a restart; nil where there is nothing to go on from.
  var resting: FlowSnapshot<State>? { machine.canRest ? readSnapshot : nil }

  /// The position from which the run is to go on after a restart.
  ///
  /// While it is at work for a person's event, that is where the person was before: an event whose work was interrupted is
  /// carried out again, and finds its place only there. What its steps store counts once then, by their claims.
  var keptSnapshot: FlowSnapshot<State>? {
    if case .suspended(let snapshot) = end { return snapshot }
    return event == nil || end != nil ? resting : keeping.asked
  }

  var status: FlowProgress.Status {
    switch end {
    case .completed: .done
    case .failed: .failed
    case .cancelled: .undone
    case .suspended: .pending
    case nil: !machine.isAtWork ? .pending : scenes.isEmpty && questions.isEmpty ? .running : .waiting
    }
  }
}
