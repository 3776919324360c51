/// The progress of a connector.
public enum ConnectorState: Sendable, Hashable {
  /// The connector's turn has not come, or the connector above it has not started.
  case waiting
  /// The start of the connector runs, or the wait before it is tried again.
  case starting
  /// The start of the connector has succeeded.
  case running
  /// The connector's start failed or is late, or a call of it is abandoned, or its stop failed.
  case failed
  /// The connector has stopped, or was never started and will not be.
  case stopped
}
