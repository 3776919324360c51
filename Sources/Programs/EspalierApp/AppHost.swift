internal import EspalierBase
public import EspalierConnectors
internal import EspalierModules
public import EspalierNavigation
public import EspalierScreens
public import EspalierViews

/// The owner of an app's services on every surface. It creates windows, carries out submissions and exports, and
/// notifies the connectors of events.
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
/// A surface has one host for all people who use it. The host keeps no window: the caller that requested one closes it.
@MainActor
public final class AppHost<Hosted: App> {
  /// The app whose services the host owns.
  public nonisolated let app: Hosted
  /// The app's handlers of forms, read once, so that a counter in a handler covers all people and all forms.
  nonisolated package let submissions: [Submission: SubmissionHandler]
  /// The app's handlers of exports, read once.
  nonisolated package let exports: [Export: ExportHandler]
  /// The runner of the app's connectors.
  public nonisolated let connectors: ConnectorRunner
  nonisolated private let patterns = ScreenPatterns(Hosted.Root.Place.self)
  /// The channel through which connectors receive reports of the app's work. Each window has its own channel,
  /// ``WindowTelemetry``.
  public nonisolated var telemetry: Telemetry { connectors.telemetry }
  private nonisolated let reports: HostReports
  private var windows = VisibleWindows()
  private let failedStarts = FailedStarts()
  /// The clock that measures the time between checks of the memory, and since the last notification of low memory.
  private let time: ElapsedClock
  private var lastMemoryWarning: Duration?
  /// The events that happen while the connectors start; nil at other times. They are sent after `launched`. A start can
  /// take long, and strangers can open pages in the meantime.
  private var held: EventQueue?

  /// Creates a host. Nothing starts before ``start()``.
  ///
  /// - Parameters:
  ///   - app: The app whose services the host owns.
  ///   - clock: The clock for the connectors' deadlines, and for the checks of the memory.
  ///   - report: Receives each problem of a connector. Without it, the report is written to the surface's log, or to
  ///     standard error.
  public init(
    _ app: Hosted, clock: any Clock<Duration> = ContinuousClock(),
    report: (@Sendable (ConnectorReport) -> Void)? = nil
  ) {
    let reports = HostReports(report)
    time = ElapsedClock(clock)
    self.app = app
    self.reports = reports
    submissions = app.submissions
    exports = app.exports
    connectors = ConnectorRunner(ConnectorGroup { app.connectors }, clock: clock) { reports.add($0) }
  }

  /// Offers the log of a surface as the receiver of reports about connectors. The host uses the log unless the host's
  /// creator specified another receiver.
  package nonisolated func reportsGo(to log: @escaping @Sendable (String) -> Void) { reports.offer(log) }

  /// Starts the connectors. When the method returns, each connector has started, failed or reached its time limit.
  ///
  /// Windows can be created in the meantime; their events are sent after `launched`. A ``stop(within:)`` ends a start
  /// that is under way.
  public func start() async {
    held = held ?? EventQueue(limit: 64)
    await connectors.start()
    connectors.send(.launched)
    notifyOfHeldWindows()
  }

  /// Stops the connectors within a time limit for all of them. Close the windows first.
  public func stop(within time: Duration = .seconds(10)) async { await connectors.stop(within: time) }

  // MARK: Windows

  /// Creates a window for a person. The window is prepared and active, and has no open place. If the app cannot create
  /// its root, the window shows the failure with a retry button.
  ///
  /// - Parameters:
  ///   - visitor: The person, with their language and time zone.
  ///   - address: The external address for which the window is created, if there is one; connectors that requested it
  ///     receive it.
  public func makeWindow(for visitor: Visitor, at address: Path? = nil) async -> Window {
    await openWindow(for: visitor, at: address).window
  }

  /// Creates a window as ``makeWindow(for:at:)`` does, and returns it with the error if the app could not create its
  /// root.
  ///
  /// Connectors are not notified of a window that prepares a place ahead.
  ///
  /// - Parameter isVisible: False if it is not known yet that a person sees the window, such as for a page that was
  ///   only requested.
  /// - Returns: The window, and the error that the app threw if the window shows only that.
  package func openWindow(
    for visitor: Visitor, at address: Path? = nil, isVisible: Bool = true
  ) async -> (window: Window, error: (any Error)?) {
    let window: Window
    var failure: (any Error)?
    do {
      let root = try await app.root(for: visitor)
      window = Window(coordinator: root, title: app.title, localization: visitor.localization)
      app.prepare(window, of: root)
      (root as? AnyModule)?.activate()
      failedStarts.end()
    } catch {
      failure = error
      window = FailedStart.window(title: app.title, words: .language(visitor.locale), error: error)
      failedStarts.add(window, error)
    }
    window.observe(.work(WindowTelemetry(window, telemetry, patterns)))
    window.isVisible = isVisible
    guard !window.isPrepared else { return (window, failure) }
    follow(window)
    if let address { notify(.opened(address: address.description)) }
    return (window, failure)
  }

  /// Returns the pattern of a path of the app, such as `/accounts/{account}`.
  nonisolated package func pattern(of path: Path) -> String { patterns.pattern(of: path) }

  /// All addresses of the app that are known so far.
  nonisolated package var siteMap: SiteMap { patterns.all }

  /// Notifies connectors of a window's life cycle and of its visible screens, which are named by the patterns of their
  /// addresses.
  private func follow(_ window: Window) {
    let screens = VisibleScreens(patterns) { [weak self] in self?.notify($0) }
    let number = windows.add(isVisible: window.isVisible)
    notifyOfPhase()
    window.observe(.foundPlaces { [patterns] in patterns.take($0) })
    window.observe(.navigation { screens.show($0) })
    window.observe(
      .visibility { [weak self] isVisible in
        self?.windows.see(number, isVisible)
        self?.notifyOfPhase()
      })
    window.observe(
      .closing { [weak self] in
        screens.end()
        self?.windows.remove(number)
        self?.notifyOfPhase()
      })
  }

  private func notifyOfPhase() {
    if let phase = windows.takePhase() { notify(phase) }
  }

  private func notify(_ event: LifecycleEvent) {
    guard held != nil else { return connectors.send(event) }
    held?.append(event)
  }

  private func notifyOfHeldWindows() {
    guard var events = held else { return }
    held = nil
    while let event = events.next() { connectors.send(event) }
    let lost = events.takeLost()
    guard lost.count > 0 else { return }
    reports.add(ConnectorReport(path: "connectors", call: .receive(lost.kinds), event: .lost(lost.count)))
  }

  // MARK: Memory

  /// Notifies connectors that memory is low, at most once a minute.
  ///
  /// A surface calls this when its platform reports low memory; ``watchMemory(_:every:)`` does on other platforms.
  public func memoryRunsLow() {
    let now = time.now
    if let last = lastMemoryWarning, now - last < .seconds(60) { return }
    lastMemoryWarning = now
    notify(.memoryLow)
  }

  /// Checks the memory until the task is cancelled, and notifies connectors when it runs low.
  ///
  /// A check that fails after a successful one is ignored. The checks run off the main actor.
  ///
  /// - Returns: False at once if the amount of memory cannot be read.
  @discardableResult public func watchMemory(
    _ pressure: MemoryPressure = .system, every interval: Duration = .seconds(5)
  ) async -> Bool {
    var hasSeen = false
    while true {
      let isLow = await Self.look(pressure)
      guard isLow != nil || hasSeen else { return false }
      hasSeen = true
      if isLow == true { memoryRunsLow() }
      do { try await time.sleep(for: interval) } catch { return true }
    }
  }

  /// Checks the memory off the main actor, because the check may read files.
  @concurrent private nonisolated static func look(_ pressure: MemoryPressure) async -> Bool? { pressure.isLow() }

  // MARK: Submissions and exports

  /// Carries out a submission. Throws when its handler throws, or when the app has no handler for it.
  public nonisolated func submit(
    _ submission: Submission, _ values: SubmissionValues, from submitter: Submitter
  ) async throws -> SubmissionOutcome {
    try await submit(submission, values, from: submitter, at: .current)
  }

  private nonisolated func submit(
    _ submission: Submission, _ values: SubmissionValues, from submitter: Submitter, at place: TelemetryPlace
  ) async throws -> SubmissionOutcome {
    guard let handler = submissions[submission] else { throw HostError.noSubmission(submission.name) }
    return try await telemetry.measure(TelemetryEvent(.event, name: "submit", at: place)) { _ in
      try await handler(values, submitter)
    }
  }

  /// Carries out a form that a person sends from a window, for a surface that does not load pages.
  ///
  /// A refused form shows the problems in place, with the entered values and without secrets. A handler that throws
  /// refuses the form with an explanation for people. The handler runs in the window's language,
  /// `Localization.current`.
  public func carryOut(
    _ submission: Submission, _ form: SubmittedForm, in window: Window, for visitor: Visitor
  ) async -> SubmissionStep {
    let submitter = Submitter(identity: visitor.identity, visit: visitor.identifier)
    let outcome: SubmissionOutcome
    do {
      outcome = try await Localization.$current.withValue(window.localization) {
        try await submit(
          submission, form.values, from: submitter, at: window.telemetry?.place ?? TelemetryPlace())
      }
    } catch {
      outcome = window.speaking { .refusal(for: error) }
    }
    var visitor = visitor
    switch outcome {
    case .signIn(let identity, let next):
      visitor.identity = identity
      return .replaceWindow(visitor, at: Path(next.address) ?? .root)
    case .signOut(let next), .signOutEverywhere(let next):
      visitor.identity = nil
      return .replaceWindow(visitor, at: Path(next.address) ?? .root)
    case .moved(let next): return .replaceWindow(visitor, at: Path(next.address) ?? .root)
    case .rejected(let messages):
      window.reject(SubmissionRejection(submission: submission.name, messages: messages, values: form.shown))
      return .refused
    }
  }

  /// Creates a file for the person with an identity, or for a person who has not signed in if the identity is nil.
  ///
  /// - Throws: ``/EspalierScreens/ExportError/notFound`` if the app has no such file; the error that its handler threw.
  public nonisolated func export(_ export: Export, for identity: String?) async throws -> ExportedFile {
    guard let handler = exports[export] else { throw ExportError.notFound }
    return try await telemetry.measure(TelemetryEvent(.event, name: "export")) { _ in try await handler(identity) }
  }
}
