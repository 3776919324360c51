/// The interface of a run for its readers.
extension FlowEngine {
  /// Reads a value, and notifies the reader when it changes.
  func observed<Value>(_ read: (FlowEngine) -> Value) -> Value {
    change.read()
    return read(self)
  }

  var readState: State { reading.state }
  var readSnapshot: FlowSnapshot<State> { reading.snapshot(status) }
  var progress: FlowProgress { reading.progress(status) }
  var end: FlowOutcome<State>? { machine.outcome }
  var isUndoing: Bool { machine.isUndoing }

  /// The snapshot of the run's current position; nil if the run cannot continue there after a restart, such as while it
  /// undoes steps.
  var resting: FlowSnapshot<State>? { machine.canRest ? readSnapshot : nil }

  /// The snapshot that is saved for a restart; nil if there is nothing to continue.
  ///
  /// While the run works for a person's event, this is the position before the event. An event whose work was
  /// interrupted is carried out again, and only that position fits it. The claims of the steps make sure that their
  /// stored results count once.
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
