/// How far a connector is.
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

/// A connector's path, and how far it is.
public struct ConnectorStatus: Sendable, Hashable {
  /// Its name, after those of the connectors that it stands under, as in `firebase/modules/CrashReports`.
  public let path: String
  /// How far it is.
  public let state: ConnectorState
}
