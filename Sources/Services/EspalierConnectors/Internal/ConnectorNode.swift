internal import EspalierBase

/// A node for a connector in the tree of a runner. Only the runner uses it.
final class ConnectorNode {
  let connector: any Connector
  let path: String
  let modules: [ConnectorNode]
  /// True if the modules start, and stop, in parallel.
  let isParallel: Bool
  /// True for a group, which has no calls of its own.
  let isGroup: Bool
  let events: LifecycleEvents
  let telemetrySink: (any TelemetrySink)?
  let telemetryTracer: (any TelemetryTracer)?
  var state: ConnectorState = .waiting
  var history: RestartHistory
  var queue: EventQueue

  /// The call to the connector that is running, or that was abandoned.
  var call: ConnectorCall?
  /// The completion of the activity in progress: the connector's start with all retries, or the sending of its events.
  /// It is nil while neither is in progress.
  var activity: Completion<Void>?
  /// The task that starts the connector, with all retries, and then its modules.
  var life: Task<Void, Never>?
  /// The task that runs the connector beside the app, with all retries, and the call in progress.
  var work: (life: Task<Void, Never>, call: ConnectorCall?)?
  /// True if the run of the connector has failed, and is not tried again.
  var hasWorkFailed = false
  /// The completion of the starts of the connector and its modules. A start is complete when it has succeeded, failed
  /// or become late.
  let settled = Completion<Void>()
  /// True once the runner ignores the results of the connector's calls.
  var isClosed = false
  /// True if the stop of the connector did not return within its deadline.
  var isStoppedLate = false
  /// The completion of the connector's stop.
  let ended = Completion<Void>()
  /// True if a call of the connector has ignored its cancellation, and the runner no longer waits for it.
  var isAbandoned = false
  /// The last phase of the app that the connector received.
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

  /// The public state of the connector. A connector whose run has failed is shown as failed, although it still receives
  /// events and is stopped.
  var shownState: ConnectorState { state == .running && hasWorkFailed ? .failed : state }

  /// True if the start of the connector may still succeed.
  var canStillStart: Bool { state == .waiting || activity != nil }
  /// True if a stop of the runner must stop the connector and wait for it.
  var hasToStop: Bool { !isGroup && !isAbandoned && (state == .running || activity != nil) }

  /// The greatest number of connectors in this subtree, including this one, that stop one after another.
  var stopSteps: Int {
    let steps = modules.map(\.stopSteps)
    return (isParallel ? steps.max() ?? 0 : steps.reduce(0, +)) + (hasToStop ? 1 : 0)
  }
}
