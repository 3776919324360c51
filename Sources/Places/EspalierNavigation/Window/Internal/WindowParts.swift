internal import EspalierScreens
internal import EspalierViews

/// The internal parts of a window, with their dependencies.
///
/// A part depends only on parts that are created before it. Only the reporter knows the window, which it names to the
/// surface.
@MainActor
struct WindowParts {
  /// The state of the window, its tasks, and its pending turns.
  let life = WindowLife()
  /// The reports of misuse of the window.
  let reports = WindowReports()
  /// The language and words of the window, its log of errors, and the form that was rejected last.
  let speech: WindowSpeech
  /// The visible place, for the monitors of the work.
  let watch: WindowWatch
  /// The observers of the window.
  let observers: WindowObservers
  /// The root coordinator, which resolves addresses.
  let root: WindowRoot
  /// The scenes of the window.
  let scenes: WindowScenes
  /// The renderer of screens into patches.
  let renderer: WindowRenderer
  /// The surface, and the calls that it receives.
  let reporter: SurfaceReporter
  /// The history of the surface.
  let tracker: HistoryTracker
  /// The dispatcher of events to their handlers.
  let dispatcher: EventDispatcher
  /// The turns of the window, in which all parts work together.
  let turns: WindowTurns

  init(
    _ title: String, _ appearance: Appearance, _ speech: WindowSpeech,
    _ navigator: Navigator, _ coordinator: some Coordinating, _ clock: any MainClock, _ owner: (any WindowOwner)?
  ) {
    self.speech = speech
    watch = WindowWatch(navigator, owner)
    observers = WindowObservers(watch, reports)
    root = WindowRoot(coordinator, of: navigator, reports)
    scenes = WindowScenes(navigator, life, reports, clock: clock)
    renderer = WindowRenderer(title: title, appearance: appearance, navigator, scenes, speech)
    reporter = SurfaceReporter(navigator, scenes, speech, renderer)
    tracker = HistoryTracker(navigator, root, reporter)
    let handlers = HandlerRunner(renderer, scenes, watch, life)
    dispatcher = EventDispatcher(to: handlers, navigator, renderer, tracker, root, reporter, life, reports)
    turns = WindowTurns(life, navigator, scenes, renderer, reporter, tracker, dispatcher, speech, watch, observers)
    // Tasks hold the log while they run, and must not retain the window's parts.
    speech.failures = FailureLog { [weak observers] in observers?.notify($0) }
    navigator.report = { [weak reports] in reports?.send($0) }
    navigator.reportOnce = { [weak reports] in reports?.sendOnce($0) }
    navigator.start = { [weak life] in life?.start($0) }
    navigator.onFound = { [weak observers] in observers?.found($0) }
  }

  /// Ends all parts, once.
  func end(_ navigator: Navigator, _ owner: (any WindowOwner)?) {
    guard !life.isClosed else { return }
    life.close()
    reporter.end()
    // The caller that closes the window may run in the language of another window.
    speech.speaking {
      scenes.end()
      life.cancelTasks()
      navigator.end()
      renderer.end()
      owner?.windowDidClose()
      life.releaseWaiters()
      observers.closed()
    }
  }
}
