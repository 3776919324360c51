internal import EspalierConnectors
internal import EspalierNavigation

/// What the server tells of its work, to whoever watches the app that it serves.
struct RequestTelemetry: Sendable {
  /// Nobody listens to that of a server without a host.
  var telemetry = Telemetry()
  /// The pattern of a path of the app.
  var pattern: @Sendable (Path) -> String = { _ in "/…" }

  /// Where a request leads, by names of the program.
  func place(_ path: String, session: SessionKey?) -> TelemetryPlace {
    TelemetryPlace(surface: "web", session: session?.forLogs, pattern: Path(path).map(pattern) ?? "/…")
  }
}
