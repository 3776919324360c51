internal import EspalierBase

/// A connector with settings that the app has changed.
struct ModifiedConnector: Connector {
  private let base: any Connector
  let modules: [any Connector]
  let modulesStartInParallel: Bool
  let telemetrySink: (any TelemetrySink)?
  let telemetryTracer: (any TelemetryTracer)?
  var name: String
  var events: LifecycleEvents
  var startDeadline: Duration
  var receiveDeadline: Duration
  var stopDeadline: Duration
  var restart: RestartPolicy
  var backoff: Backoff

  init(_ base: any Connector) {
    self.base = base
    modules = base.modules
    modulesStartInParallel = base.modulesStartInParallel
    telemetrySink = base.telemetrySink
    telemetryTracer = base.telemetryTracer
    name = base.name
    events = base.events
    startDeadline = base.startDeadline
    receiveDeadline = base.receiveDeadline
    stopDeadline = base.stopDeadline
    restart = base.restart
    backoff = base.backoff
  }

  func start() async throws { try await base.start() }
  func receive(_ event: LifecycleEvent) async throws { try await base.receive(event) }
  func run() async throws { try await base.run() }
  func stop() async throws { try await base.stop() }
}
