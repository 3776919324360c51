internal import EspalierConnectors
internal import EspalierLivePage
internal import EspalierNavigation

/// The server's reports to the telemetry of its app.
struct RequestTelemetry: Sendable {
  /// The telemetry of the host; a server without a host has one without receivers.
  var telemetry = Telemetry()
  /// A function that returns the pattern of a path's route, such as `/accounts/{account}`, without the values in the
  /// path.
  var pattern: @Sendable (Path) -> String = { _ in "/…" }

  /// Returns the place of a request for telemetry: the name of the request's session, and the pattern of its route
  /// without the values in the path.
  func place(_ path: String, session: SessionKey?) -> TelemetryPlace {
    TelemetryPlace(surface: "web", session: session?.forLogs, pattern: Path(path).map(pattern) ?? "/…")
  }
}
