internal import EspalierBase
internal import Synchronization

/// An actor that starts a tree of connectors, sends them the events of the app's life, and stops them, even if some
/// fail.
///
/// ```swift
/// func run(_ connectors: some Connector) async {
///   let runner = ConnectorRunner(connectors) { report in log("\(report)") }
///   await runner.start()
///   runner.send(.launched)
///   await runner.stop(within: .seconds(10))
/// }
///
/// func log(_ line: String) {}
/// ```
///
/// A connector starts before its modules. Until it has started, its modules wait and all other connectors continue;
/// when a later attempt succeeds, the modules start. Each call is made off the main actor and has a deadline. A late
/// call is reported and cancelled, and is no longer waited for. If it does not return within the grace period, it is
/// abandoned and reported as such. No other call of that connector begins before it has returned. When the late call
/// does return:
///
/// - a start that succeeds counts: the connector runs, it receives the events that it missed, and its modules start;
/// - a start that throws is tried again, if the policy allows;
/// - after a receipt the events continue, from the current phase;
/// - after ``stop(within:)`` has returned, nothing counts any more.
///
/// The app reports its work to ``telemetry``; a connector that has a ``Connector/telemetrySink`` receives it.
///
/// A runner runs once. The code that starts a runner must stop it: until then a connector that is tried again keeps the
/// runner alive.
public actor ConnectorRunner {
  /// The telemetry to which the app reports its work; connectors receive its events while they run.
  public nonisolated let telemetry: Telemetry
  let clock: ElapsedClock
  let grace: Duration
  let root: ConnectorNode
  let named: [ConnectorNode]
  let listeners: [ConnectorNode]
  private let onReport: @Sendable (ConnectorReport) -> Void
  private let inbox = Mutex(EventInbox())

  /// The completion of ``stop(within:)``.
  let stopped = Completion<Void>()
  private(set) var isStarted = false
  var isStopping = false
  /// True after the connectors have had their time to receive ``LifecycleEvent/willEnd``. The runner then sends no more
  /// events.
  var isClosing = false
  var hasLaunched = false
  var hasSentEnd = false
  var phase: LifecycleEvent?
  /// The connectors whose stop did not return within its deadline.
  var late: [ConnectorNode] = []

  /// Creates a runner for a connector with all its modules. Nothing starts yet.
  ///
  /// - Parameters:
  ///   - connector: The root; often a group without a name.
  ///   - queueLimit: The number of events that may wait for a slow connector. Beyond it events are lost and reported:
  ///     screens and low memory first, then phases, each time the oldest.
  ///   - grace: The time in which a cancelled call must return; otherwise it is abandoned.
  ///   - clock: The clock that measures deadlines and waits.
  ///   - telemetry: The telemetry that the connectors receive, if other code reports to it too; by default one of the
  ///     runner's own.
  ///   - onReport: A closure that receives the reports, in order. It is called on the runner, so it must return
  ///     quickly.
  public init(
    _ connector: any Connector, queueLimit: Int = 64, grace: Duration = .seconds(1),
    clock: any Clock<Duration> = ContinuousClock(), telemetry: Telemetry? = nil,
    onReport: @escaping @Sendable (ConnectorReport) -> Void
  ) {
    self.clock = ElapsedClock(clock)
    self.telemetry = telemetry ?? Telemetry(clock: clock)
    self.grace = grace
    self.onReport = onReport
    var tree = ConnectorTree(queueLimit: queueLimit)
    root = tree.node(connector)
    named = tree.named
    listeners = tree.listeners
  }

  /// Starts the connectors in order, and returns when each has started, has failed, or is late.
  ///
  /// It takes no longer than the sum of the deadlines of the connectors that start one after another. A second call
  /// waits for the first. A stop ends the start; after a stop, this function does nothing. Cancelling the task does not
  /// cancel the start; stopping does.
  public func start() async {
    if !isStarted, !isStopping {
      isStarted = true
      launch(root)
    }
    await settling(of: root)
  }

  /// Sends an event to the connectors that asked for it, and returns at once. Each receives events in the order of
  /// these calls.
  ///
  /// A connector that is not yet running receives `launched`, the current phase, and the addresses that were opened
  /// meanwhile once it runs. After a stop no connector receives any event.
  public nonisolated func send(_ event: LifecycleEvent) {
    let isFirst = inbox.withLock { $0.add(event) }
    if isFirst { Task { await self.deliver() } }
  }

  /// Stops the connectors in reverse order, and returns when each has stopped, or when the time is up.
  ///
  /// All connectors that asked for ``LifecycleEvent/willEnd`` receive it at once, and each is stopped when it has
  /// received its events. Starts in progress are cancelled. For a slow connector, the runner waits within the
  /// connector's own deadline and its share of the remaining time; then the others continue. Near the end, calls that
  /// still run are cancelled, and those that have not returned at the end are reported as abandoned. A second call
  /// waits for the first.
  ///
  /// - Parameter time: The time for all connectors together.
  public func stop(within time: Duration = .seconds(10)) async {
    deliver()
    guard !isStopping else {
      _ = await stopped.value(by: clock)
      return
    }
    isStopping = true
    await stopAll(until: clock.now + time, lasting: time)
    stopped.finish(())
  }

  /// The path and the state of each connector. A connector precedes its modules, and the modules keep their written
  /// order.
  public var states: [ConnectorStatus] { named.map { ConnectorStatus(path: $0.path, state: $0.shownState) } }

  /// Returns the state of the connector with this path; nil if there is none.
  public func state(of path: String) -> ConnectorState? { named.first { $0.path == path }?.shownState }

  func report(_ event: ConnectorReport.Event, _ call: ConnectorReport.Call, of node: ConnectorNode) {
    onReport(ConnectorReport(path: node.path, call: call, event: event))
  }

  /// Begins to report the app's work to a connector.
  func listen(_ node: ConnectorNode) {
    if let sink = node.telemetrySink { telemetry.add(sink) }
    if let tracer = node.telemetryTracer { telemetry.add(tracer) }
  }

  /// Stops reporting the app's work to a connector.
  func listenNoMore(_ node: ConnectorNode) {
    if let sink = node.telemetrySink { telemetry.remove(sink) }
    if let tracer = node.telemetryTracer { telemetry.remove(tracer) }
  }

  func takeInbox() -> [LifecycleEvent] { inbox.withLock { $0.take() } }

  /// Waits until the start of a connector has succeeded, failed or become late, or until the stop has ended it.
  func settling(of node: ConnectorNode) async { _ = await node.settled.value(by: clock) }
}
