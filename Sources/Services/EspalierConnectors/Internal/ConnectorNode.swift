internal import EspalierBase

/// A connector in the tree of a runner, which alone looks at it.
final class ConnectorNode {
  let connector: any Connector
  let path: String
  let modules: [ConnectorNode]
  /// True if the modules start, and stop, side by side.
  let isParallel: Bool
  /// Groups have nothing to call.
  let isGroup: Bool
  let events: LifecycleEvents
  let telemetrySink: (any TelemetrySink)?
  let telemetryTracer: (any TelemetryTracer)?
  var state: ConnectorState = .waiting
  var history: RestartHistory
  var queue: EventQueue

  /// The call that runs now, or is abandoned.
  var call: ConnectorCall?
  /// Ends when its start, with all retries, or the telling of its events does.
  var activity: Completion<Void>?
  /// The start of the connector, with all retries, and the start of its modules.
  var life: Task<Void, Never>?
  /// The run of the connector beside the app, with all retries, and the call under way.
  var work: (life: Task<Void, Never>, call: ConnectorCall?)?
  /// True if the run of the connector has failed, and is not tried again.
  var hasWorkFailed = false
  /// Ends when its start and those of its modules have succeeded, failed, or are late.
  let settled = Completion<Void>()
  /// Nothing of what its calls do counts any more.
  var isClosed = false
  /// Others did not wait for its stop.
  var isStoppedLate = false
  /// Ends when it has been stopped.
  let ended = Completion<Void>()
  /// True if a call of the connector has not heeded its cancellation, and nobody waits for it.
  var isAbandoned = false
  /// The phase that it was told last.
  var phase: LifecycleEvent?

  init(_ connector: any Connector, path: String, modules: [ConnectorNode], queueLimit: Int) {
    self.connector = connector
    self.path = path
    self.modules = modules
    isParallel = connector.modulesStartInParallel
    isGroup = connector is ConnectorGroup
    events = connector.events
    telemetrySink = connector.telemetrySink
    telemetryTracer = connector.telemetryTracer
    history = RestartHistory(of: connector.restart)
    queue = EventQueue(limit: queueLimit)
  }

  /// The state as others see it: one whose run has failed is told events and stopped, and yet does not do what it is for.
  var shownState: ConnectorState { state == .running && hasWorkFailed ? .failed : state }

  /// True if a success of its start may still come.
  var canStillStart: Bool { state == .waiting || activity != nil }
  /// True if there is something to wait for when it stops.
  var hasToStop: Bool { !isGroup && !isAbandoned && (state == .running || activity != nil) }

  /// The number of connectors under it, and itself, that stop one after another.
  var stopSteps: Int {
    let steps = modules.map(\.stopSteps)
    return (isParallel ? steps.max() ?? 0 : steps.reduce(0, +)) + (hasToStop ? 1 : 0)
  }
}
