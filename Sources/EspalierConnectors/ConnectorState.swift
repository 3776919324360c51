/// The progress of a connector.
public enum ConnectorState: Sendable, Hashable {
  /// Its turn has not come, or the connector above it has not started.
  case waiting
  /// Its start runs, or the wait before it is tried again.
  case starting
  /// Its start has succeeded.
  case running
  /// Its start failed or is late, or a call of it is abandoned, or its stop failed.
  case failed
  /// It has stopped, or was never started and will not be.
  case stopped
}
