/// The path and the state of a connector.
public struct ConnectorStatus: Sendable, Hashable {
  /// The name of the connector, after the names of the connectors above it, as in `firebase/modules/CrashReports`.
  public let path: String
  /// The state of the connector.
  public let state: ConnectorState
}
