internal import EspalierLivePage
internal import ServiceLifecycle

/// The maintenance of a site's state, from the start of the server to its end.
struct SiteUpkeep: Sendable {
  private let state: SiteState
  private let configuration: WebConfiguration
  private let isWorker: Bool
  private let time: ServerClock

  /// - Parameter isWorker: True if this process is one of several workers.
  init(_ configuration: WebConfiguration, _ state: SiteState, isWorker: Bool, _ time: ServerClock) {
    (self.configuration, self.state, self.isWorker, self.time) = (configuration, state, isWorker, time)
  }

  /// The services that run as long as the site is served.
  var services: [any Service] {
    [
      Sweeper(state: state, interruptedTime: configuration.limits.uploads.interruptedTime, time: time),
      PageRestorationService(
        state: state, settings: configuration.restoration,
        sharedSessions: isWorker ? configuration.sessions.maximumCount : nil, time: time),
    ]
  }

  /// Reads the records of an earlier process.
  func prepare() async throws {
    // Each of several workers reads the sessions that are routed to it.
    if !isWorker { try await state.records.load() }
  }

  /// Stores all pages in their current state, for the worker that creates them again. From now on their events are
  /// carried out there.
  func handOver() async {
    await state.pages.freeze()
    state.uploads.release(at: time.elapsed())
    await state.commits.keep()
  }

  /// Ends all pages, and stores the state on disk.
  func finish() async {
    await state.pages.endAll()
    // The signed-in sessions are stored before the content of their screens.
    state.sessions.markAllUnsaved()
    await state.records.saveChanges()
    await state.commits.keep()
  }
}
