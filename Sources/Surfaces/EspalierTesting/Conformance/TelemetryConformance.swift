public import EspalierApp
public import EspalierConnectors
public import EspalierNavigation

/// A check of the telemetry events that every surface must report. It performs steps in an app, and compares the events
/// that they cause.
///
/// ```swift
/// @MainActor func check() async throws {
///   let recorder = TelemetryRecorder()
///   let host = AppHost(TelemetryConformance.app(connectors: [recorder]))
///   await host.start()
///   let window = await host.makeWindow(for: Visitor())
///   window.open(.root)
///   try await TelemetryConformance.walk(TestApp(window))
///   await host.stop()
///   try TelemetryConformance.check(recorder.events, surface: "headless")
/// }
/// ```
public enum TelemetryConformance {
  /// Returns the conformance app with connectors that receive its events.
  ///
  /// - Parameters:
  ///   - connectors: The connectors of the app.
  ///   - prepare: A closure that is called with each window.
  public static func app(
    connectors: [any Connector], prepare: @escaping @MainActor @Sendable (Window) -> Void = { _ in }
  ) -> some App {
    ToldConformanceApp(connectors: connectors, prepareWindow: prepare)
  }

  /// Performs the steps: counts, raises an error, and follows two links. The app must show its start place.
  @MainActor public static func walk(_ driver: any AppDriver) async throws {
    try await driver.settle()
    try await driver.tap("Add one")
    try await driver.tap("Break below")
    try await driver.tap("Lists")
    try await driver.tap("Item 3")
    try await driver.settle()
  }

  /// Checks that the events of the steps are the events that every surface must report.
  ///
  /// - Throws: ``ConformanceFailure`` if the events differ.
  public static func check(_ events: [TelemetryEvent], surface: String) throws {
    let lines = events.filter { [.mount, .event, .failure].contains($0.kind) }.map(line)
    let expected = [
      "mount /", "event tap /", "failure / RawError with a number", "event tap / failed", "event open /",
      "event open /list",
    ]
    guard lines == expected else {
      throw ConformanceFailure(expected: expected.joined(separator: "\n"), found: lines.joined(separator: "\n"))
    }
    for pattern in ["/", "/list", "/list/{Int}"] {
      for kind in [TelemetryEvent.Kind.render, .patch] {
        try demand(
          events.contains { $0.kind == kind && $0.place.pattern == pattern }, "a \(kind) at \(pattern)", events)
      }
    }
    try demand(events.allSatisfy { $0.place.surface == surface }, "\(surface) in each place", events)
    let timed: Set<TelemetryEvent.Kind> = [.mount, .event, .render]
    try demand(events.allSatisfy { !timed.contains($0.kind) || $0.duration != nil }, "a duration of each", events)
  }

  private static func line(_ event: TelemetryEvent) -> String {
    var words = [event.kind.rawValue, event.name, event.place.pattern].compactMap(\.self)
    guard let failure = event.failure else { return words.joined(separator: " ") }
    if event.kind == .failure {
      words.append(failure.type.split(separator: ".").last.map(String.init) ?? "")
      if failure.number?.isEmpty == false { words.append("with a number") }
    } else {
      words.append("failed")
    }
    return words.joined(separator: " ")
  }

  private static func demand(_ holds: Bool, _ what: String, _ events: [TelemetryEvent]) throws {
    guard !holds else { return }
    throw ConformanceFailure(expected: what, found: events.map { "\($0) \($0.place)" }.joined(separator: "\n"))
  }
}

struct ToldConformanceApp: App {
  let connectors: [any Connector]
  let prepareWindow: @MainActor @Sendable (Window) -> Void

  var title: String { ConformanceApp.title }
  func root(for visitor: Visitor) -> ConformanceCoordinator {
    ConformanceCoordinator(visitor: visitor, clock: ManualClock())
  }
  func prepare(_ window: Window, of root: ConformanceCoordinator) { prepareWindow(window) }
}
