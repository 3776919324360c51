internal import EspalierLivePage
internal import ServiceLifecycle

/// Looks after all that one site holds, from the start of the server to its end.
struct SiteUpkeep: Sendable {
  private let state: SiteState
  private let configuration: WebConfiguration
  private let isWorker: Bool
  private let time: ServerClock

  /// - Parameter isWorker: True if this process is one of several workers.
  init(_ configuration: WebConfiguration, _ state: SiteState, isWorker: Bool, _ time: ServerClock) {
    (self.configuration, self.state, self.isWorker, self.time) = (configuration, state, isWorker, time)
  }

  /// The work that goes on for as long as the site is served.
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
    // Among several workers each reads the sessions that come to it.
    if !isWorker { try await state.records.load() }
  }

  /// Keeps all pages as they are, for the worker that makes them again. Events are carried out there from now on.
  func handOver() async {
    await state.pages.freeze()
    state.uploads.letGo(at: time.elapsed())
    await state.commits.keep()
  }

  /// Ends all pages, and puts on the disk what is worth keeping.
  func finish() async {
    await state.pages.endAll()
    // Who is signed in goes before what stood on their screens.
    state.sessions.markAllUnsaved()
    await state.records.saveChanges()
    await state.commits.keep()
  }
}
