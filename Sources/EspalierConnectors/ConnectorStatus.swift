/// The path of a connector, and its state.
public struct ConnectorStatus: Sendable, Hashable {
  /// Its name, after those of the connectors that it stands under, as in `firebase/modules/CrashReports`.
  public let path: String
  /// Its state.
  public let state: ConnectorState
}
