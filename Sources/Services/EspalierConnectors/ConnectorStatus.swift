/// The path of a connector, and its state.
public struct ConnectorStatus: Sendable, Hashable {
  /// The name of the connector, after those of the connectors that it stands under, as in
  /// `firebase/modules/CrashReports`.
  public let path: String
  /// The state of the connector.
  public let state: ConnectorState
}
