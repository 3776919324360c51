internal import EspalierBase
internal import Synchronization

/// A channel through which the parts of the app report their work to sinks and tracers.
///
/// A ``ConnectorRunner`` has one. A surface reports to it what the app does. Connectors, such as those of
/// `EspalierObservability`, receive it while they run (``Connector/telemetrySink``). Neither knows the other.
///
/// ```swift
/// final class Recorder: TelemetrySink {
///   func receive(_ event: TelemetryEvent) {}
/// }
///
/// func handle(_ telemetry: Telemetry) throws -> Int {
///   try telemetry.measure(TelemetryEvent(.event, name: "tap", at: TelemetryPlace(pattern: "/rates"))) { event in
///     event.bytes = 12
///     return 42
///   }
/// }
///
/// let telemetry = Telemetry()
/// telemetry.add(Recorder())
/// ```
///
/// - Isolation: Any thread.
/// - Cost: Without listeners, a call reads one number and, for ``record(_:)``, does not even make the event.
/// - Ownership: It keeps its sinks and tracers until they are removed.
public final class Telemetry: Sendable {
  /// The telemetry of a task's current operation, and the place of the operation.
  struct Scope: Sendable {
    let telemetry: Telemetry
    let place: TelemetryPlace
  }

  private struct Listeners {
    var sinks: [any TelemetrySink] = []
    var tracers: [any TelemetryTracer] = []
  }

  @TaskLocal static var scope: Scope?

  /// The telemetry to which this task's current operation is reported. It is nil outside of an operation, and if there
  /// are no listeners.
  public static var current: Telemetry? { scope?.telemetry }

  private let listeners = Mutex(Listeners())
  private let count = Atomic<Int>(0)
  private let clock: ElapsedClock

  /// Creates a telemetry without listeners.
  ///
  /// - Parameter clock: The clock that measures durations.
  public init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = ElapsedClock(clock)
  }

  /// A Boolean value that indicates whether there is a listener. It may change at any moment.
  public var isObserved: Bool { count.load(ordering: .relaxed) > 0 }

  /// Sends all events from now on to a sink. A sink that was added before is not added again.
  public func add(_ sink: any TelemetrySink) {
    change { listeners in
      if !listeners.sinks.contains(where: { $0 === sink }) { listeners.sinks.append(sink) }
    }
  }

  /// Stops sending events to a sink. A call of the sink in progress continues.
  public func remove(_ sink: any TelemetrySink) {
    change { $0.sinks.removeAll { $0 === sink } }
  }

  /// Adds a tracer, which follows all operations that begin from now on. If there are several tracers, only the newest
  /// follows an operation.
  public func add(_ tracer: any TelemetryTracer) {
    change { listeners in
      listeners.tracers.removeAll { $0 === tracer }
      listeners.tracers.append(tracer)
    }
  }

  /// Removes a tracer. It still follows the operations that it has begun, until they end.
  public func remove(_ tracer: any TelemetryTracer) {
    change { $0.tracers.removeAll { $0 === tracer } }
  }

  /// Reports an event, which is created only if there is a listener.
  public func record(_ event: @autoclosure () -> TelemetryEvent) {
    guard isObserved else { return }
    let sinks = listeners.withLock { $0.sinks }
    guard !sinks.isEmpty else { return }
    let event = event()
    for sink in sinks { sink.receive(event) }
  }

  var tracer: (any TelemetryTracer)? { listeners.withLock { $0.tracers.last } }

  func now() -> Duration { clock.now }

  private func change(_ change: (inout Listeners) -> Void) {
    listeners.withLock { listeners in
      change(&listeners)
      count.store(listeners.sinks.count + listeners.tracers.count, ordering: .relaxed)
    }
  }
}
