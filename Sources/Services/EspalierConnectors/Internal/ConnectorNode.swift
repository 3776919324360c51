internal import EspalierBase

/// A connector in the tree of a runner, which alone uses it.
final class ConnectorNode {
  let connector: any Connector
  let path: String
  let modules: [ConnectorNode]
  /// True if the modules start, and stop, in parallel.
  let isParallel: Bool
  /// True for a group, which has nothing to call.
  let isGroup: Bool
  let events: LifecycleEvents
  let telemetrySink: (any TelemetrySink)?
  let telemetryTracer: (any TelemetryTracer)?
  var state: ConnectorState = .waiting
  var history: RestartHistory
  var queue: EventQueue

  /// The call that runs now, or is abandoned.
  var call: ConnectorCall?
  /// The completion of its start, with all retries, or of the sending of its events.
  var activity: Completion<Void>?
  /// The start of the connector, with all retries, and the start of its modules.
  var life: Task<Void, Never>?
  /// The run of the connector beside the app, with all retries, and the call in progress.
  var work: (life: Task<Void, Never>, call: ConnectorCall?)?
  /// True if the run of the connector has failed, and is not tried again.
  var hasWorkFailed = false
  /// The completion of its start and those of its modules: they have succeeded, failed, or are late.
  let settled = Completion<Void>()
  /// True once the results of its calls no longer count.
  var isClosed = false
  /// True if its stop did not return within its deadline.
  var isStoppedLate = false
  /// The completion of its stop.
  let ended = Completion<Void>()
  /// True if a call of the connector has ignored its cancellation, and the runner no longer waits for it.
  var isAbandoned = false
  /// The last phase that it received.
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

  /// The public state. A connector whose run has failed still receives events and is stopped, but is shown as failed.
  var shownState: ConnectorState { state == .running && hasWorkFailed ? .failed : state }

  /// True if its start may still succeed.
  var canStillStart: Bool { state == .waiting || activity != nil }
  /// True if there is something to wait for when it stops.
  var hasToStop: Bool { !isGroup && !isAbandoned && (state == .running || activity != nil) }

  /// The number of connectors in its subtree, including itself, that stop one after another.
  var stopSteps: Int {
    let steps = modules.map(\.stopSteps)
    return (isParallel ? steps.max() ?? 0 : steps.reduce(0, +)) + (hasToStop ? 1 : 0)
  }
}
