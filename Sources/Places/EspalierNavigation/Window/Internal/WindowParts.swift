internal import EspalierScreens
internal import EspalierViews

/// The parts behind the face of a window: who knows whom is said here.
///
/// A part knows those that are made before it. The window is known to the reporter alone, which names it to the surface.
@MainActor
struct WindowParts {
  /// The state of the window, its tasks, and the turns to come.
  let life = WindowLife()
  /// The reports of misuse.
  let reports = WindowReports()
  /// The language.
  let speech: WindowSpeech
  /// The place in sight, for those who watch the work.
  let watch: WindowWatch
  /// Those who are told of what happens.
  let observers: WindowObservers
  /// The coordinator that answers for addresses.
  let root: WindowRoot
  /// The scenes.
  let scenes: WindowScenes
  /// The way from screens to patches.
  let renderer: WindowRenderer
  /// The surface, and what it is told.
  let reporter: SurfaceReporter
  /// The history of the surface.
  let tracker: HistoryTracker
  /// The way of events to their handlers.
  let dispatcher: EventDispatcher
  /// The turns, in which all of them work together.
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
    // Tasks have the log for as long as they run, and are not to hold what the window is made of.
    speech.failures = FailureLog { [weak observers] in observers?.notify($0) }
    navigator.report = { [weak reports] in reports?.send($0) }
    navigator.start = { [weak life] in life?.start($0) }
    navigator.onFound = { [weak observers] in observers?.found($0) }
  }

  /// Ends all of them, once.
  func end(_ navigator: Navigator, _ owner: (any WindowOwner)?) {
    guard !life.isClosed else { return }
    life.close()
    reporter.end()
    // Whoever closes the window may run in the language of another one.
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
