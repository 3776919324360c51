public import EspalierBase

/// A link between the app and a third party's SDK. It starts the SDK, passes it the events of the app's life, and stops
/// it.
///
/// ```swift
/// struct CrashReports: Connector {
///   let events: LifecycleEvents = [.launched, .background]
///
///   func start() async throws { try await Crashes.begin() }
///   func receive(_ event: LifecycleEvent) async throws { await Crashes.note("\(event.kind)") }
///   func stop() async throws { await Crashes.end() }
/// }
///
/// enum Crashes {
///   static func begin() async throws {}
///   static func note(_ words: String) async {}
///   static func end() async {}
/// }
/// ```
///
/// Each requirement has a default, so a connector implements only what it needs. Connectors form a tree: an SDK has
/// ``modules``, which start after it and stop before it. A ``ConnectorRunner`` runs them.
///
/// - Isolation: The calls are made off the main actor, unless the connector declares an isolation of its own.
/// - Order: `start`, `receive` and `stop` of one connector never run at the same time; `run` continues beside them.
/// - Failure: A call that throws, or that does not return within its deadline, is reported with the connector's path,
///   and does not stop any other connector. A late call is cancelled, so a connector must pass cancellation on to the
///   work that it waits for. A trap ends the process, here as everywhere.
public protocol Connector: Sendable {
  /// The last part of the connector's path in reports; by default the name of its type.
  var name: String { get }
  /// The events that the connector receives; none by default.
  var events: LifecycleEvents { get }
  /// The connectors that need this one: they start after it, and stop before it.
  @ConnectorBuilder var modules: [any Connector] { get }
  /// A Boolean value that indicates whether the modules start and stop in parallel. By default it is false, and they
  /// start one after the other.
  var modulesStartInParallel: Bool { get }
  /// The sink that receives the app's telemetry for the connector; none by default.
  ///
  /// It receives the events of ``ConnectorRunner/telemetry`` from just before the connector's start until its stop
  /// begins. It receives none after a start that has finally failed, nor while a call of the connector is abandoned.
  /// The runner reads this property once.
  var telemetrySink: (any TelemetrySink)? { get }
  /// The tracer that follows the app's operations for the connector, during the same time as ``telemetrySink``; none by
  /// default.
  var telemetryTracer: (any TelemetryTracer)? { get }

  /// The longest time to wait for a start; 10 seconds by default.
  var startDeadline: Duration { get }
  /// The longest time to wait for the receipt of an event; 5 seconds by default.
  var receiveDeadline: Duration { get }
  /// The longest time to wait for a stop; 5 seconds by default.
  var stopDeadline: Duration { get }
  /// The policy for retrying a start or a run that failed; no retries by default.
  var restart: RestartPolicy { get }
  /// The wait before each retry; by default from 1 second on, twice as long each time.
  var backoff: Backoff { get }

  /// Starts the connector. Its modules start when this function has returned.
  func start() async throws
  /// Receives an event that the connector asked for. The events arrive one at a time, in order.
  func receive(_ event: LifecycleEvent) async throws
  /// Does the work of the connector beside the app. It begins after a successful start. The stop cancels it, and waits
  /// for it to return.
  ///
  /// If it throws before the stop, the error is reported at once, and the run begins again if the policy allows. If it
  /// returns, it is done.
  func run() async throws
  /// Stops the connector. It is called once, and only if the start has succeeded.
  func stop() async throws
}

extension Connector {
  /// The name of the connector's type.
  public var name: String { String(describing: Self.self) }
  /// By default, the connector receives no events.
  public var events: LifecycleEvents { [] }
  /// By default, the connector has no modules.
  public var modules: [any Connector] { [] }
  /// False by default: the modules start one after the other.
  public var modulesStartInParallel: Bool { false }
  /// By default, the connector has no sink.
  public var telemetrySink: (any TelemetrySink)? { nil }
  /// By default, the connector has no tracer.
  public var telemetryTracer: (any TelemetryTracer)? { nil }
  /// The default deadline, 10 seconds.
  public var startDeadline: Duration { .seconds(10) }
  /// The default deadline, 5 seconds.
  public var receiveDeadline: Duration { .seconds(5) }
  /// The default deadline, 5 seconds.
  public var stopDeadline: Duration { .seconds(5) }
  /// The default policy, without retries.
  public var restart: RestartPolicy { .never }
  /// The default waits: 1 second at first, twice as long each time, up to a minute.
  public var backoff: Backoff { .exponential(from: .seconds(1)) }
  /// Does nothing by default.
  public func start() async throws {}
  /// Does nothing by default.
  public func receive(_ event: LifecycleEvent) async throws {}
  /// Does nothing by default.
  public func run() async throws {}
  /// Does nothing by default.
  public func stop() async throws {}
}
