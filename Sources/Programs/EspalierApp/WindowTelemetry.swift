public import EspalierConnectors
public import EspalierNavigation
package import EspalierScreens

/// The reports of one window's work to the observers of the app: ``/EspalierConnectors/ConnectorRunner/telemetry``.
///
/// The host gives each window that it creates its own telemetry. The window itself reports events, renders and errors
/// that a person sees. A surface sets its name, and reports the work that only it knows:
///
/// ```swift
/// @MainActor func show<Hosted: App>(_ host: AppHost<Hosted>, _ visitor: Visitor) async -> Window {
///   let window = await host.makeWindow(for: visitor)
///   window.telemetry?.surface = "kiosk"
///   await window.telemetry?.mount { _ in await window.settled() }
///   return window
/// }
///
/// @MainActor func send(_ bytes: [UInt8], of window: Window) {
///   window.telemetry?.patch(bytes: bytes.count)
/// }
/// ```
///
/// All reports contain only names of the program: the route's pattern, never its values; the module's class, without
/// its key.
@MainActor
public final class WindowTelemetry {
  /// The channel that receives the reports.
  public nonisolated let telemetry: Telemetry
  /// The kind of surface, such as `web`; `headless` unless a surface sets another.
  public var surface = "headless"
  /// The session's identifier for logs: it is neither an identity nor a secret.
  public var session: String?
  private weak var window: Window?
  private let patterns: ScreenPatterns
  /// The last requested path and its pattern, with the version of the patterns at that time.
  private var known: (path: Path, version: Int, pattern: String)?

  init(_ window: Window, _ telemetry: Telemetry, _ patterns: ScreenPatterns) {
    self.window = window
    self.telemetry = telemetry
    self.patterns = patterns
  }

  /// The description of the visible place.
  public var place: TelemetryPlace { window.map { place(of: $0.observedPlace) } ?? TelemetryPlace(surface: surface) }

  /// Shows the window for the first time, and reports the duration.
  ///
  /// - Parameter work: Creates the shown content, and sets the number of bytes if it is known.
  public func mount<Value>(_ work: (inout TelemetryEvent) async throws -> Value) async rethrows -> Value {
    try await telemetry.measure(TelemetryEvent(.mount, at: place)) { event in
      let value = try await work(&event)
      if telemetry.isObserved { event.place = place }
      return value
    }
  }

  /// Shows the window for the first time without waiting, and reports the duration.
  public func mount<Value>(_ work: (inout TelemetryEvent) throws -> Value) rethrows -> Value {
    try telemetry.measure(TelemetryEvent(.mount, at: place), work)
  }

  /// Shows the window again on a surface that was disconnected, and reports the duration.
  public func reconnect<Value>(_ work: (inout TelemetryEvent) throws -> Value) rethrows -> Value {
    try telemetry.measure(TelemetryEvent(.reconnect, at: place), work)
  }

  /// Reports that the window has sent changes to the surface.
  ///
  /// - Parameter bytes: The size, for a surface that receives bytes.
  public func patch(bytes: Int? = nil) { telemetry.record(TelemetryEvent(.patch, at: place, bytes: bytes)) }

  private func place(of place: ObservedPlace) -> TelemetryPlace {
    let version = patterns.version
    let pattern = known?.path == place.path && known?.version == version ? known?.pattern : nil
    let found = pattern ?? patterns.pattern(of: place.path)
    if pattern == nil { known = (place.path, version, found) }
    return TelemetryPlace(surface: surface, session: session, pattern: found, module: place.module)
  }
}

extension WindowTelemetry: WorkObserver {
  package var isObserving: Bool { telemetry.isObserved }

  package func observe(_ work: ObservedWork, at place: ObservedPlace, _ body: () -> (any Error)?) {
    telemetry.measure(event(of: work, at: self.place(of: place))) { event in
      if let error = body() { event.failure = TelemetryFailure(error) }
    }
  }

  package func observe(_ failure: FailureReport, at place: ObservedPlace) {
    telemetry.record(.failure(failure.error, number: failure.number, at: self.place(of: place)))
  }

  private func event(of work: ObservedWork, at place: TelemetryPlace) -> TelemetryEvent {
    switch work {
    case .event(let name): TelemetryEvent(.event, name: name, at: place)
    case .render: TelemetryEvent(.render, at: place)
    }
  }
}

extension Window {
  /// The telemetry of the window, for reports of a surface; nil for a window that no host has created.
  public var telemetry: WindowTelemetry? { workObserver as? WindowTelemetry }
}
