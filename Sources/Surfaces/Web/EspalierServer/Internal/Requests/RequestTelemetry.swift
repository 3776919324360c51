internal import EspalierConnectors
internal import EspalierLivePage
internal import EspalierNavigation

/// The server's reports of its work to the telemetry of the app that it serves.
struct RequestTelemetry: Sendable {
  /// The telemetry of the host; a server without a host has one that nothing listens to.
  var telemetry = Telemetry()
  /// The pattern of a path of the app.
  var pattern: @Sendable (Path) -> String = { _ in "/…" }

  /// Returns the place that a request leads to, by names of the program.
  func place(_ path: String, session: SessionKey?) -> TelemetryPlace {
    TelemetryPlace(surface: "web", session: session?.forLogs, pattern: Path(path).map(pattern) ?? "/…")
  }
}
