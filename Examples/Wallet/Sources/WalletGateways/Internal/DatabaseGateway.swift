import Espalier

/// A gateway over the wallet's storage, whose calls are reported to the observers of the app.
protocol DatabaseGateway: Sendable {}

extension DatabaseGateway {
  /// Does the work of a function, told by the names of the gateway and of the function and by nothing else.
  nonisolated(nonsending) func told<Value>(
    _ function: StaticString = #function, _ work: () async throws -> Value
  ) async rethrows -> Value {
    try await Telemetry.gatewayCall("\(Self.self).\(function)", work)
  }
}
