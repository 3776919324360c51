/// The path and the state of a connector.
public struct ConnectorStatus: Sendable, Hashable {
  /// The names from the topmost connector down to this one, as in `firebase/modules/CrashReports`.
  public let path: String
  /// The state of the connector.
  public let state: ConnectorState
}
