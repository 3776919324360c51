public import EspalierApp
internal import EspalierConnectors
internal import EspalierHTML
internal import EspalierLivePage
public import EspalierNavigation
public import EspalierScreens
public import EspalierViews
internal import EspalierWorkers
public import Logging
internal import UnixSignals

/// A server that serves an app to browsers: each tab is a window of its own, live over one connection.
///
/// The first response at any address is the whole screen as HTML; after that only changes are sent. Sessions, sign-in,
/// files and forms use plain HTTP; everything else goes through the window as on any surface.
///
/// ```swift
/// let server = WebServer(configuration) { visitor in
///   Window(coordinator: AppCoordinator(visitor: visitor), title: "App")
/// }
/// try await server.run { port in print("http://127.0.0.1:\(port)") }
/// ```
///
/// `run` serves until its task is cancelled or the process is signaled to stop, and ends every window before it
/// returns.
public struct WebServer: Sendable {
  /// A function that creates the window of one tab for its visitor.
  public typealias WindowFactory = @MainActor @Sendable (Visitor) async throws -> Window

  private var configuration: WebConfiguration
  private let submissions: [Submission: SubmissionHandler]
  private let exports: [Export: ExportHandler]
  private let logger: Logger
  private let makeWindow: @MainActor @Sendable (Visitor, Path) async -> MadeWindow
  /// The functions that start and stop the host together with the server, and the work that runs beside the server.
  let life: HostLife
  /// The telemetry to which the server reports its work.
  private let watching: RequestTelemetry
  /// A closure that returns the places of the app; nil without a host.
  private let siteMap: @Sendable () -> SiteMap?
  /// The type of the app; nil without a host.
  private let app: String?
  /// The notice of a failed build, shown around each window; nil if the configuration names no file for it.
  private let notice: BuildNotice?

  /// A window for a page, with a flag that is true if the window only shows why the app's window could not be created.
  private typealias MadeWindow = (window: Window, hasFailed: Bool)

  /// Creates a server that does nothing until ``run(onListening:)``.
  ///
  /// - Parameters:
  ///   - configuration: The address to listen on, the data to keep, and the limits.
  ///   - submissions: The handlers of the forms that concern the session itself.
  ///   - exports: The files that people may request; a link leads to one by ``/EspalierViews/Destination/export(_:)``.
  ///   - logger: The log of the server's work; it never contains a secret or a text that a person entered.
  ///   - makeWindow: A function that creates the window of one tab. The window is then opened at the browser's path.
  public init(
    _ configuration: WebConfiguration, submissions: [Submission: SubmissionHandler] = [:],
    exports: [Export: ExportHandler] = [:], logger: Logger = Logger(label: "espalier.web"),
    makeWindow: @escaping WindowFactory
  ) {
    self.init(configuration, submissions, exports, logger, life: HostLife()) { visitor, _ in
      do {
        return (try await makeWindow(visitor), false)
      } catch {
        let words = ChromeWords.language(visitor.locale)
        return (FailedStart.window(title: configuration.title, words: words, error: error), true)
      }
    }
  }

  private init(
    _ configuration: WebConfiguration, _ submissions: [Submission: SubmissionHandler],
    _ exports: [Export: ExportHandler],
    _ logger: Logger, life: HostLife, watching: RequestTelemetry = RequestTelemetry(),
    siteMap: @escaping @Sendable () -> SiteMap? = { nil }, app: String? = nil,
    makeWindow: @escaping @MainActor @Sendable (Visitor, Path) async -> MadeWindow
  ) {
    self.configuration = configuration
    self.submissions = submissions
    self.exports = exports
    self.logger = logger
    self.watching = watching
    self.siteMap = siteMap
    self.app = app
    let notice = configuration.buildNotice.map { BuildNotice($0) }
    self.life = notice.map { notice in life.adding { await notice.follow() } } ?? life
    self.notice = notice
    self.makeWindow = makeWindow
  }

  /// Creates a server of an app, in the app's theme, that does nothing until ``run(onListening:)``.
  ///
  /// Running the server starts the host beside it, and stops the host at its end. Faults of a connector are logged,
  /// unless the host has another report for them.
  public init<Hosted: App>(
    _ configuration: WebConfiguration, host: AppHost<Hosted>, logger: Logger = Logger(label: "espalier.web")
  ) {
    host.reportsGo(to: { logger.warning("\($0)") })
    let begin: @Sendable () async -> Void = {
      for problem in UndrawnViews.problems(of: Hosted.views) { logger.error("\(problem)") }
      await host.start()
    }
    var life = HostLife(start: begin, stop: { await host.stop() })
    if configuration.watchesMemory {
      life.beside = {
        guard await !host.watchMemory() else { return }
        logger.debug("Connectors are not told of low memory: this system does not say how much there is")
      }
    }
    var configuration = configuration
    configuration.theme = host.app.theme
    let watching = RequestTelemetry(telemetry: host.telemetry, pattern: { host.pattern(of: $0) })
    self.init(
      configuration, host.submissions, host.exports, logger, life: life, watching: watching,
      siteMap: { host.siteMap }, app: "\(Hosted.self)"
    ) { visitor, path in
      let (window, error) = await host.openWindow(for: visitor, at: path, isVisible: false)
      return (window, error != nil)
    }
  }

  /// Serves until the task is cancelled, or the process receives SIGINT or SIGTERM.
  ///
  /// If a `WebSupervisor` started this process, the server receives connections from it, and ends when the supervisor
  /// requests it.
  ///
  /// - Parameter onListening: A closure that is called with the port as soon as browsers can connect.
  /// - Throws: ``WebServerError`` if the server cannot start, because the port is taken or the data directory cannot be
  ///   written; and `SupervisorError.worker(reason:)` if one of several workers has a certificate.
  public func run(onListening: @escaping @Sendable (_ port: Int) -> Void = { _ in }) async throws {
    try await life.around {
      try await run(watchdogClock: ContinuousClock(), signals: [.sigint, .sigterm], onListening: onListening)
    }
  }

  /// - Parameters:
  ///   - watchdogClock: The clock that the watchdog measures by.
  ///   - signals: The signals that stop the server.
  func run(
    watchdogClock: any Clock<Duration>, signals: [UnixSignal], onListening: @escaping @Sendable (_ port: Int) -> Void
  ) async throws {
    let site = try makeSite(watchdogClock: watchdogClock, identify: nil, worker: WorkerLink.current)
    try await site.life.run(signals: signals, onListening: onListening)
  }

  /// - Parameter identify: A function that returns the person of a browser, if a host decides that.
  func makeSite(
    watchdogClock: any Clock<Duration>, identify: HostIdentity.Lookup?, worker: WorkerLink? = nil
  ) throws -> WebSite {
    let byName = Dictionary(uniqueKeysWithValues: submissions.map { ($0.key.name, $0.value) })
    let watchdog = configuration.watchdogBound.map { bound in
      Watchdog(bound: bound, clock: watchdogClock) { [logger] in logger.warning("\($0)") }
    }
    let inspector =
      configuration.showsInspector
      ? try Inspector(beside: configuration, worker: worker, logger: logger, siteMap: siteMap) : nil
    let time = ServerClock()
    let reports = ReportLog(logger, time)
    let handlers = SiteHandlers(
      assets: BrowserAssets.own(theme: configuration.theme, adding: configuration.stylesheet), submissions: byName,
      exports: exports, identify: identify, watching: watching,
      makePage: { [self] visitor, path, rejection, formToken in
        await makePage(
          visitor: visitor, path: path, rejection: rejection, formToken: formToken, watchdog: watchdog, reports: reports
        )
      })
    let site = try WebSite(
      configuration, handlers, watchdog: watchdog, worker: worker, inspector: inspector?.site, time: time,
      logger: logger)
    inspector?.inspection.watch(site.state.pages, time: time)
    return site
  }

  @MainActor private func makePage(
    visitor: Visitor, path: String, rejection: SubmissionRejection?, formToken: String, watchdog: Watchdog?,
    reports: ReportLog
  ) async -> any LivePage {
    let place = Path(path) ?? .root
    let (window, hasFailed) = await makeWindow(visitor, place)
    window.telemetry?.surface = "web"
    window.report = { reports.note($0) }
    window.watchdog = watchdog
    if let notice { window.surround = { notice.surround($0) } }
    let address = window.open(place)
    if let rejection { window.reject(rejection) }
    let page = WindowPage(
      window: window, hasFailed: hasFailed, address: address, formToken: formToken,
      mount: MountPath(configuration.mountPath) ?? .root,
      logger: logger)
    page.hasClaims = configuration.hasClaims
    page.workRecord = WorkerLink.current.map { NotedPages(note: $0.note) }
    if configuration.showsInspector {
      page.record = PageRecord(
        steps: configuration.leadsToLines
          ? StepRecorder(app: app, visitor: visitor, start: path, rejected: rejection?.submission) : nil)
    }
    return page
  }
}
