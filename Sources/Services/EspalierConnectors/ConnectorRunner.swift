internal import EspalierBase
internal import Synchronization

/// Starts a tree of connectors, tells them the events of the app's life, and stops them; whichever of them fails.
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
/// A connector starts before its modules. While it has not started they wait, and all others go on; when a later
/// attempt succeeds, they start. Each call is made off the main actor and raced with its deadline. One that is late is
/// reported and cancelled, and waited for no more. If it does not listen to that within the grace either, it is
/// abandoned and reported as such, and no other call of that connector begins before it has returned. When it does
/// return:
///
/// - a start that succeeds counts: the connector runs, it is told what it missed, and its modules start;
/// - a start that throws is tried again, if the policy allows;
/// - a receipt lets the events go on, from the current phase;
/// - after ``stop(within:)`` has returned, nothing counts any more.
///
/// What the app tells of its work, it tells ``telemetry``; a connector that has a ``Connector/telemetrySink`` hears it.
///
/// A runner runs once. Who starts it stops it: until then a connector that is tried again keeps it.
public actor ConnectorRunner {
  /// The telemetry to which the app reports its work; connectors hear it while they run.
  public nonisolated let telemetry: Telemetry
  let clock: ElapsedClock
  let grace: Duration
  let root: ConnectorNode
  let named: [ConnectorNode]
  let listeners: [ConnectorNode]
  private let onReport: @Sendable (ConnectorReport) -> Void
  private let inbox = Mutex(EventInbox())

  /// Ends when ``stop(within:)`` has.
  let stopped = Completion<Void>()
  private(set) var isStarted = false
  var isStopping = false
  /// The farewell is over: no more events are told.
  var isClosing = false
  var hasLaunched = false
  var hasToldEnd = false
  var phase: LifecycleEvent?
  /// The connectors whose stop the others did not wait for to the end.
  var late: [ConnectorNode] = []

  /// Makes a runner of a connector with all its modules. Nothing starts yet.
  ///
  /// - Parameters:
  ///   - connector: The root; often a group without a name.
  ///   - queueLimit: The number of events that a slow connector may have before it. Over it events are lost and
  ///     reported: screens and low memory first, then phases, each time the oldest.
  ///   - grace: The time in which a call that was cancelled must return, or it is abandoned.
  ///   - clock: The clock that measures deadlines and waits.
  ///   - telemetry: The telemetry that the connectors hear, where others report to it too; by default one of the
  ///     runner's own.
  ///   - onReport: Is told what goes wrong, in order. It is called on the runner, so it returns quickly.
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
  /// It never takes longer than the deadlines of those that start one after another. A second call waits for the first.
  /// A stop ends it. After a stop it does nothing. Cancelling the task does not cancel the start; stopping does.
  public func start() async {
    if !isStarted, !isStopping {
      isStarted = true
      launch(root)
    }
    await settling(of: root)
  }

  /// Tells an event to those who asked for it. It returns at once; each is told in the order of these calls.
  ///
  /// A connector that is not yet running is told `launched` and the current phase when it is, and the addresses that
  /// were opened meanwhile. After a stop nobody is told anything.
  public nonisolated func send(_ event: LifecycleEvent) {
    let isFirst = inbox.withLock { $0.add(event) }
    if isFirst { Task { await self.deliver() } }
  }

  /// Stops the connectors in reverse order, and returns when each has stopped, or when the time is over.
  ///
  /// All who asked are told ``LifecycleEvent/willEnd`` at once, and each is stopped when it has taken its events.
  /// Starts under way are cancelled. One that is slow is waited for within its own deadline and its share of the time
  /// that is left; then the others go on while it does. What still runs near the end is cancelled, and what has not
  /// returned at the end is reported as abandoned. A second call waits for the first.
  ///
  /// - Parameter time: The time for all together.
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

  /// The path and the state of each connector, from the top down, in the order written.
  public var states: [ConnectorStatus] { named.map { ConnectorStatus(path: $0.path, state: $0.shownState) } }

  /// The state of the connector with this path; nil if there is none.
  public func state(of path: String) -> ConnectorState? { named.first { $0.path == path }?.shownState }

  func report(_ event: ConnectorReport.Event, _ call: ConnectorReport.Call, of node: ConnectorNode) {
    onReport(ConnectorReport(path: node.path, call: call, event: event))
  }

  /// Lets a connector hear what the app does.
  func listen(_ node: ConnectorNode) {
    if let sink = node.telemetrySink { telemetry.add(sink) }
    if let tracer = node.telemetryTracer { telemetry.add(tracer) }
  }

  /// Tells a connector nothing more of what the app does.
  func listenNoMore(_ node: ConnectorNode) {
    if let sink = node.telemetrySink { telemetry.remove(sink) }
    if let tracer = node.telemetryTracer { telemetry.remove(tracer) }
  }

  func takeInbox() -> [LifecycleEvent] { inbox.withLock { $0.take() } }

  /// Waits for a start, or for the stop that ended it.
  func settling(of node: ConnectorNode) async { _ = await node.settled.value(by: clock) }
}
