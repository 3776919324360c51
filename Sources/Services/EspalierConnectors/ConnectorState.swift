/// The state of a connector, from waiting for its start to its stop.
public enum ConnectorState: Sendable, Hashable {
  /// The connector waits for the connectors before it, or for the connector above it to start.
  case waiting
  /// The start of the connector is running, or waits to be tried again.
  case starting
  /// The start of the connector has succeeded.
  case running
  /// The start of the connector failed or is late, a call of the connector was abandoned, or its stop failed.
  case failed
  /// The connector has stopped, or was never started and will never start.
  case stopped
}
