extension Telemetry {
  /// Does work. When the work has ended, it reports the duration and the error, if any.
  ///
  /// The functions that the work calls find this telemetry and the place as ``current`` and ``TelemetryPlace/current``;
  /// so do the tasks that it starts.
  ///
  /// - Parameters:
  ///   - event: The event, with the values that are known before the work.
  ///   - work: The work, which may add values to the event, such as ``TelemetryEvent/bytes``.
  public func measure<Value>(
    _ event: @autoclosure () -> TelemetryEvent, _ work: (inout TelemetryEvent) throws -> Value
  ) rethrows -> Value {
    var event = event()
    guard isObserved else { return try work(&event) }
    let span = tracer?.begin(event)
    let begin = now()
    do {
      let value = try Self.$scope.withValue(Scope(telemetry: self, place: event.place)) {
        guard let span else { return try work(&event) }
        return try span.within { try work(&event) }
      }
      finish(&event, span, since: begin, after: nil)
      return value
    } catch {
      finish(&event, span, since: begin, after: error)
      throw error
    }
  }

  /// Does asynchronous work. When the work has ended, it reports the duration and the error, if any.
  ///
  /// The work runs in the isolation of the caller. See the function for synchronous work.
  public nonisolated(nonsending) func measure<Value>(
    _ event: @autoclosure () -> TelemetryEvent, _ work: (inout TelemetryEvent) async throws -> Value
  ) async rethrows -> Value {
    var event = event()
    guard isObserved else { return try await work(&event) }
    let span = tracer?.begin(event)
    let begin = now()
    do {
      let value = try await Self.$scope.withValue(Scope(telemetry: self, place: event.place)) {
        guard let span else { return try await work(&event) }
        return try await span.within { try await work(&event) }
      }
      finish(&event, span, since: begin, after: nil)
      return value
    } catch {
      finish(&event, span, since: begin, after: error)
      throw error
    }
  }

  /// Calls a gateway, and reports the call as a part of the task's current operation. Outside of an operation, it
  /// reports nothing.
  ///
  /// ```swift
  /// struct RatesGateway {
  ///   func refresh() async throws -> [String] {
  ///     try await Telemetry.gatewayCall("RatesGateway.refresh") { ["EUR"] }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The names of the gateway and its function, as written in the program, without any value. It is evaluated
  ///     only if there is a listener.
  ///   - work: The call of the gateway.
  public nonisolated(nonsending) static func gatewayCall<Value>(
    _ name: @autoclosure () -> String, _ work: () async throws -> Value
  ) async rethrows -> Value {
    guard let current else { return try await work() }
    return try await current.measure(TelemetryEvent(.gatewayCall, name: name())) { _ in try await work() }
  }

  private func finish(
    _ event: inout TelemetryEvent, _ span: (any TelemetrySpan)?, since begin: Duration, after error: (any Error)?
  ) {
    event.duration = now() - begin
    if let error, event.failure == nil { event.failure = TelemetryFailure(error) }
    span?.end(event)
    record(event)
  }
}
