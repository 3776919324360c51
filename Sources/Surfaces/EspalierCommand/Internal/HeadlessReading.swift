internal import EspalierApp
internal import EspalierConnectors
internal import EspalierHeadless
internal import EspalierNavigation
internal import EspalierScreens

/// The result of reading a place of an app.
@MainActor
struct HeadlessReading: Sendable {
  /// The text on the screen; nil if the place did not load in time.
  var text: String?
  /// The reports of the window. If the shown text contains only the number of an error, the error itself is here.
  var reports: [String] = []
  /// The reason why the place cannot be read.
  var fault: String?

  /// Starts a host and reads a place within a time limit. Work that has not ended by then is cancelled, without waiting
  /// for its end.
  static func read<Hosted: App>(
    _ host: AppHost<Hosted>, _ visitor: Visitor, at path: Path, asJSON: Bool, within time: Duration,
    by clock: any Clock<Duration>
  ) async -> HeadlessReading {
    let walk = HeadlessWalk(host, to: path)
    let (readings, ends) = AsyncStream.makeStream(of: HeadlessReading.self)
    let reading = Task { ends.yield(await walk.read(visitor, asJSON: asJSON)) }
    let alarm = Task {
      try await clock.sleep(for: time)
      ends.yield(await walk.late(after: time))
    }
    defer {
      reading.cancel()
      alarm.cancel()
    }
    for await reading in readings { return reading }
    return HeadlessReading(fault: "Nothing was read at \(path).")
  }
}

/// The steps to open and read a place, with the current step.
@MainActor
private final class HeadlessWalk<Hosted: App> {
  private enum Step {
    case starting
    case opening
    case loading(Window)
  }

  private let host: AppHost<Hosted>
  private let path: Path
  private var step = Step.starting
  private var reports: [String] = []

  init(_ host: AppHost<Hosted>, to path: Path) {
    self.host = host
    self.path = path
  }

  func read(_ visitor: Visitor, asJSON: Bool) async -> HeadlessReading {
    await host.start()
    step = .opening
    let (window, error) = await host.openWindow(for: visitor, at: path)
    step = .loading(window)
    defer { window.close() }
    window.report = { self.reports.append($0) }
    window.open(path)
    await window.telemetry?.mount { _ in await window.settled() }
    let snapshot = window.snapshot()
    let fault = error == nil ? fault(of: window.screen) : "\(host.app.title) could not be opened."
    return HeadlessReading(text: asJSON ? snapshot.json : snapshot.text, reports: reports, fault: fault)
  }

  private func fault(of screen: Screen?) -> String? {
    if screen?.isNotFound == true { return "There is no place \(path)." }
    return screen?.isRefused == true ? "\(path) may not be seen by who asks." : nil
  }

  /// Returns the result for a place that did not load in time.
  func late(after time: Duration) async -> HeadlessReading {
    let what =
      switch step {
      case .starting: await connectorsUnderWay()
      case .opening: "\(host.app.title) was still being opened for who asks"
      case .loading(let window): "“\(window.screen?.title ?? "")” at \(window.path) was still loading"
      }
    if case .loading(let window) = step { window.close() }
    return HeadlessReading(
      reports: reports, fault: "\(path) was not there after \(time): \(what). Give it more time with --timeout SECONDS."
    )
  }

  private func connectorsUnderWay() async -> String {
    let names = await host.connectors.states.filter { $0.state == .starting }.map(\.path)
    return names.isEmpty
      ? "the connectors were still being started" : "still starting: \(names.joined(separator: ", "))"
  }
}
