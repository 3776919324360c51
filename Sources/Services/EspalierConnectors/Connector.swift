public import EspalierBase

/// A link between the app and a third party's SDK: it starts the SDK, tells it the events of the app's life, and stops
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
/// Each requirement has a default, so a connector writes only what it has. Connectors are a composite: an SDK has
/// ``modules``, which start after it and stop before it. A ``ConnectorRunner`` runs them.
///
/// - Isolation: The calls are made off the main actor, unless the connector says otherwise for itself.
/// - Order: `start`, `receive` and `stop` of one connector never run at the same time; `run` goes on beside them.
/// - Failure: A call that throws, or that does not return within its deadline, is reported with the connector's path,
///   and stops nobody else. A late call is cancelled, so a connector lets cancellation through to what it waits for. A
///   trap ends the process, here as everywhere.
public protocol Connector: Sendable {
  /// The last part of the connector's path in reports. The name of its type, unless it says otherwise.
  var name: String { get }
  /// The events that it is told. None, unless it says otherwise.
  var events: LifecycleEvents { get }
  /// The connectors that need this one: they start after it, and stop before it.
  @ConnectorBuilder var modules: [any Connector] { get }
  /// True if its modules start, and stop, side by side; false, unless it says otherwise: one after the other.
  var modulesStartInParallel: Bool { get }
  /// The sink that hears of the app's work for the connector. None, unless the connector says otherwise.
  ///
  /// It hears ``ConnectorRunner/telemetry`` from just before the connector's start until its stop begins; not after a
  /// start that has failed for good, nor while a call of the connector is abandoned. The runner asks for it once.
  var telemetrySink: (any TelemetrySink)? { get }
  /// The tracer that follows the app's operations for the connector, for as long as a ``telemetrySink`` would hear.
  /// None, unless the connector says otherwise.
  var telemetryTracer: (any TelemetryTracer)? { get }

  /// The time in which a start is waited for: 10 seconds, unless it says otherwise.
  var startDeadline: Duration { get }
  /// The time in which an event is waited for: 5 seconds, unless it says otherwise.
  var receiveDeadline: Duration { get }
  /// The time in which a stop is waited for: 5 seconds, unless it says otherwise.
  var stopDeadline: Duration { get }
  /// The number of times that a start or a run which failed is tried again. Never, unless it says otherwise.
  var restart: RestartPolicy { get }
  /// The wait before each of these: from 1 second on, twice as long each time, unless it says otherwise.
  var backoff: Backoff { get }

  /// Begins its work. The modules start when it has returned.
  func start() async throws
  /// Takes an event that it asked for. It is given them one at a time, in order.
  func receive(_ event: LifecycleEvent) async throws
  /// Goes on beside the app, from a start that has succeeded until the stop, which cancels it and waits for it to return.
  ///
  /// One that throws before is reported at once, and begun anew if the policy allows; one that returns is done.
  func run() async throws
  /// Ends its work. It is called once, and only if the start has succeeded.
  func stop() async throws
}

extension Connector {
  /// The name of its type.
  public var name: String { String(describing: Self.self) }
  /// None.
  public var events: LifecycleEvents { [] }
  /// None.
  public var modules: [any Connector] { [] }
  /// One after the other.
  public var modulesStartInParallel: Bool { false }
  /// None.
  public var telemetrySink: (any TelemetrySink)? { nil }
  /// None.
  public var telemetryTracer: (any TelemetryTracer)? { nil }
  /// 10 seconds.
  public var startDeadline: Duration { .seconds(10) }
  /// 5 seconds.
  public var receiveDeadline: Duration { .seconds(5) }
  /// 5 seconds.
  public var stopDeadline: Duration { .seconds(5) }
  /// Never.
  public var restart: RestartPolicy { .never }
  /// From 1 second on, twice as long each time, up to a minute.
  public var backoff: Backoff { .exponential(from: .seconds(1)) }
  /// Nothing.
  public func start() async throws {}
  /// Nothing.
  public func receive(_ event: LifecycleEvent) async throws {}
  /// Nothing.
  public func run() async throws {}
  /// Nothing.
  public func stop() async throws {}
}
