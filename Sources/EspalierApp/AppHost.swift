public import EspalierConnectors
internal import EspalierModules
public import EspalierNavigation
public import EspalierScreens
public import EspalierViews

/// The one above the windows of an app, the same on every surface: it makes them, carries out submissions and exports,
/// and tells the connectors what happens.
///
/// ```swift
/// @MainActor func show(_ app: some App) async {
///   let host = AppHost(app)
///   await host.start()
///   let window = await host.makeWindow(for: Visitor())
///   window.open(.root)
///   window.close()
///   await host.stop()
/// }
/// ```
///
/// A surface has one host for all its people. The host keeps no window: whoever asked for one closes it.
@MainActor
public final class AppHost<Hosted: App> {
  /// The program.
  public nonisolated let app: Hosted
  /// The app's answers to forms, asked for once: what a handler counts by holds for all people, and from one form to the next.
  nonisolated package let submissions: [Submission: SubmissionHandler]
  /// The makers of the app's files, asked for once.
  nonisolated package let exports: [Export: ExportHandler]
  /// Runs the app's connectors.
  public nonisolated let connectors: ConnectorRunner
  private let patterns = ScreenPatterns(Hosted.Root.Place.self)
  private var windows = 0

  /// Makes a host. Nothing starts before ``start()``.
  ///
  /// - Parameters:
  ///   - clock: What the connectors' deadlines are measured by.
  ///   - report: Is told what goes wrong with a connector.
  public init(
    _ app: Hosted, clock: any Clock<Duration> = ContinuousClock(),
    report: @escaping @Sendable (ConnectorReport) -> Void = { _ in }
  ) {
    self.app = app
    submissions = app.submissions
    exports = app.exports
    connectors = ConnectorRunner(ConnectorGroup { app.connectors }, clock: clock, onReport: report)
  }

  /// Starts the connectors: each has started, failed or run out of its time when this returns.
  public func start() async {
    await connectors.start()
    connectors.send(.launched)
  }

  /// Stops the connectors within a time for all of them. The windows are closed before.
  public func stop(within time: Duration = .seconds(10)) async { await connectors.stop(within: time) }

  // MARK: Windows

  /// Makes a window for a person, prepared and active, with nothing opened in it yet. An app that cannot make one has its
  /// failure shown in it, with a way to try again.
  ///
  /// - Parameter address: The address from outside that it is made for, if it is; connectors that asked are told.
  public func makeWindow(for visitor: Visitor, at address: Path? = nil) async -> Window {
    await openWindow(for: visitor, at: address).window
  }

  /// Makes a window as ``makeWindow(for:at:)`` does.
  ///
  /// - Returns: The window, and what the app threw where that is all that it shows.
  package func openWindow(
    for visitor: Visitor, at address: Path? = nil
  ) async -> (window: Window, error: (any Error)?) {
    let window: Window
    var failure: (any Error)?
    do {
      let root = try await app.root(for: visitor)
      window = Window(coordinator: root, title: app.title, localization: visitor.localization)
      app.prepare(window, of: root)
      (root as? AnyModule)?.activate()
    } catch {
      failure = error
      window = FailedStart.window(title: app.title, words: .language(visitor.locale), error: error)
    }
    follow(window)
    if let address { connectors.send(.opened(address: address.description)) }
    return (window, failure)
  }

  /// Tells connectors of a window's life, and of the screens in it by their patterns.
  private func follow(_ window: Window) {
    windows += 1
    if windows == 1 { connectors.send(.active) }
    let screens = ScreensInSight(patterns) { [connectors] in connectors.send($0) }
    let onNavigation = window.onNavigation
    window.onNavigation = { state in
      onNavigation(state)
      screens.show(state)
    }
    let onClose = window.onClose
    window.onClose = { [weak self] in
      onClose()
      screens.end()
      self?.windowDidClose()
    }
  }

  private func windowDidClose() {
    windows -= 1
    if windows == 0 { connectors.send(.background) }
  }

  // MARK: Submissions and exports

  /// Carries a submission out; one whose handler throws, or that the app does not have, is refused in words.
  public nonisolated func submit(
    _ submission: Submission, _ values: SubmissionValues, from submitter: Submitter
  ) async throws -> SubmissionOutcome {
    guard let handler = submissions[submission] else { throw HostError.noSubmission(submission.name) }
    return try await handler(values, submitter)
  }

  /// Makes a file for a person, or for a stranger.
  ///
  /// - Throws: ``ExportError/notFound`` where the app has no such file; what making it threw.
  public nonisolated func export(_ export: Export, for identity: String?) async throws -> ExportedFile {
    guard let handler = exports[export] else { throw ExportError.notFound }
    return try await handler(identity)
  }
}

/// A request of a surface for something that the app does not have.
public enum HostError: Error, Sendable, Equatable {
  /// No handler of that name.
  case noSubmission(String)
}

extension HostError: CustomStringConvertible {
  /// The missing piece, and where it belongs.
  public var description: String {
    switch self {
    case .noSubmission(let name): "Nothing answers the form “\(name)”. Add a handler for it to the app's `submissions`."
    }
  }
}

extension Visitor {
  /// How the visitor reads.
  public var localization: Localization { Localization(locale: locale, timeZone: timeZone) }
}
