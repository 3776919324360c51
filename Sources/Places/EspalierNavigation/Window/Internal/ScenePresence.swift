internal import EspalierBase
internal import EspalierScreens
internal import EspalierViews
internal import Observation

/// The presence of a scene on screen: its visibility, its loads, its last screen, and its failure.
@MainActor
final class ScenePresence {
  let scene: any Scene
  private let life: SceneLife
  /// True while the scene's content is wanted: it is visible, or it is prepared ahead.
  var isShown: Bool { life.isShown }
  private var loading: Task<Void, Never>?
  private var loadedID: AnyHashable?
  private var owned: [Int: Task<Void, Never>] = [:]
  private var nextOwned = 0
  private var knownLayout: Screen.Layout?
  private var isEnded = false
  /// The routes of the places that are shown because this screen has bound them to its values.
  var boundRoutes: [RootRoute] = []
  /// The transition with which the scene last appeared; see ``Transition``.
  private(set) var arrival = ""
  private var toast: (id: Int, alarm: Alarm)?
  /// True while the person's refresh of the screen is in progress.
  private(set) var isRefreshing = false
  private let report: @MainActor (String) -> Void
  private let environment: @MainActor () -> EnvironmentValues
  private let decorate: @MainActor (Screen) -> Screen
  private lazy var partLoads = PartLoads(report: report)
  private let change = ChangeFlag()
  private var cached: Screen?
  private var starter: (@escaping @MainActor () async -> Void) -> Task<Void, Never>? = { _ in nil }
  /// The error that a handler or effect of the scene threw; nil after the person has tried again.
  var failure: (any Error)? { didSet { cached = nil } }
  /// The message about the last error of a handler, until it is closed or its time has passed.
  private var failureMessage: (toast: Toast, control: EventSender.Action)? { didSet { cached = nil } }
  /// The presentation of errors that handlers of the scene throw.
  var handlerFailure: HandlerFailure { scene.handlerFailure ?? environment().handlerFailure }

  init(
    _ scene: any Scene, environment: @escaping @MainActor () -> EnvironmentValues,
    decorate: @escaping @MainActor (Screen) -> Screen, report: @escaping @MainActor (String) -> Void
  ) {
    self.scene = scene
    life = SceneLife(scene)
    self.environment = environment
    self.decorate = decorate
    self.report = report
    readEnvironment()
  }

  /// Passes the current environment to the scene. A visible scene that waited for a value starts its load.
  func readEnvironment() {
    life.read(EnvironmentContext(values: environment(), report: report) { [weak self] in self?.readEnvironment() })
    cached = nil
    if isShown, loadedID == nil { load() }
  }

  /// The screen that the scene showed last, if there is one.
  var screenIfMade: Screen? { cached }

  /// The screen that the scene currently shows.
  var screen: Screen { cached ?? life.fault.map(failed) ?? life.screen }

  /// The title of the scene, also while the scene is covered.
  var title: String { cached?.title ?? (life.fault == nil ? life.screen.title : "") }

  /// The scene's last known layout. The screen is not made again for it.
  var layout: Screen.Layout {
    let layout = knownLayout ?? screen.layout
    knownLayout = layout
    return layout
  }

  /// True while a failure is shown instead of the scene's own screen.
  var hasFailed: Bool { failure != nil || life.fault != nil }

  /// Returns true if a person has changed a value that the screen read, since the last call.
  func takeAskedFor() -> Bool { change.takeAskedFor() }

  /// True if a value that the screen read has changed.
  var isStale: Bool { cached == nil || change.isRaised }

  /// Makes the scene's screen if a value that it read has changed. Then it starts the loads whose dependencies have
  /// changed.
  ///
  /// - Parameter links: Returns the surroundings in which its links are resolved; called only when the screen is made.
  func updateScreen(
    links: () -> LinkSurroundings?, onChange: @escaping @MainActor @Sendable () -> Void
  ) {
    // The flag is lowered even without a screen: the screen made now reads the changed values.
    if !change.lower(), cached != nil { return }
    var wanted: AnyHashable?
    var wantedParts: [PartLoads.Wanted] = []
    let screen = withObservationTracking {
      wanted = life.loadID
      wantedParts = PartLoads.wanted(by: life)
      var screen = LinkSurroundings.$current.withValue(links()) {
        decorate((failure ?? life.fault).map(failed) ?? life.screen)
      }
      screen.isUnsaved = scene.unsavedChanges != nil
      // A message of the scene itself that is newer, such as the offer of an undo, is not covered.
      if let message = failureMessage?.toast, (screen.presentedToast?.toast.id ?? 0) < message.id {
        screen.presentedToast = PresentedToast(toast: message) { [weak self] in
          guard self?.failureMessage?.toast.id == message.id else { return }
          self?.failureMessage = nil
          onChange()
        }
      }
      return screen
    } onChange: { [change] in
      // A render may come first in this turn; then nothing is left to do.
      if change.raise() { Task { @MainActor in if change.isRaised { onChange() } } }
    }
    cached = screen
    knownLayout = screen.layout
    if isShown, loadedID != nil, wanted != loadedID { load() }
    if isShown, life.canRun { partLoads.follow(wantedParts, in: life.context, start: starter) }
  }

  /// Discards the screen, because the environment or content that the window adds to it has changed.
  func forgetScreen() { cached = nil }

  /// Shows the scene: it appears, and loads.
  ///
  /// - Parameter isPrepared: True if the scene is prepared ahead. It loads then, and has no effects.
  func appear(
    isPrepared: Bool, by arrival: @autoclosure () -> String,
    start: @escaping (@escaping @MainActor () async -> Void) -> Task<Void, Never>?
  ) {
    guard !isShown else { return }
    self.arrival = arrival()
    starter = start
    if isPrepared {
      life.runEffects { _ in nil }
      life.prepare()
    } else {
      life.runEffects { [weak self] work in self?.effect(work) }
      life.appear()
    }
    // The content may have changed while the scene was not visible.
    if loadedID == nil || loadedID != life.loadID { load() }
    if life.canRun { partLoads.follow(PartLoads.wanted(by: life), in: life.context, start: starter) }
  }

  /// Starts the scene's load, and cancels a load in progress. If the cancelled load still returns an answer, the answer
  /// is logged.
  private func load() {
    loading?.cancel()
    guard life.canRun else { return }
    loadedID = life.loadID
    let late = LateResponse { [report, name = "\(type(of: scene))"] in
      report("An answer for \(name) came after it was no longer wanted, and was dropped.")
    }
    loading = LateResponse.$current.withValue(late) { starter { [life] in await life.load() } }
  }

  /// Loads the screen's content again, with one refresh at a time. The work ends with the scene.
  func refresh(_ work: @escaping @MainActor @Sendable () async throws -> Void, changed: @escaping () -> Void) {
    guard !isRefreshing, !isEnded else { return }
    isRefreshing = true
    changed()
    let task = starter { [weak self] in
      do { try await work() } catch { if !error.isCancellation { self?.failure = error } }
      self?.isRefreshing = false
      changed()
    }
    if let task { own(task) }
  }

  /// Runs work that the scene itself began. The work ends with the scene, which shows an error that the work throws.
  private func effect(_ work: @escaping @MainActor () async throws -> Void) -> Task<Void, Never>? {
    guard !isEnded else { return nil }
    return starter { [weak self] in
      do { try await work() } catch {
        EventUnderWay.current?.fail()
        if !error.isCancellation { self?.fail(error) }
      }
    }
  }

  private func fail(_ error: any Error) {
    report("An effect of \(type(of: scene)) threw: \(LogWords.of(error))")
    failure = error
  }

  /// Keeps a task, to cancel it when the scene ends.
  func own(_ task: Task<Void, Never>) {
    let id = nextOwned
    nextOwned += 1
    owned[id] = task
    Task { [weak self] in
      await task.value
      self?.owned[id] = nil
    }
  }

  /// Starts the timer of the message that the screen shows.
  func followToast(by clock: any MainClock) {
    let presented = cached?.presentedToast
    guard presented?.toast.id != toast?.id else { return }
    toast?.alarm.cancel()
    toast = presented.map { ($0.toast.id, clock.alarm(after: $0.toast.duration, $0.close)) }
  }

  /// Shows a message about an error of a control over the screen.
  func show(_ message: Toast, of control: EventSender.Action) { failureMessage = (message, control) }

  /// Removes the message about an earlier error of a control.
  func withdrawMessage(of control: EventSender.Action) {
    if failureMessage?.control == control { failureMessage = nil }
  }

  func disappear() { life.disappear() }

  /// Returns the current restoration state of the scene.
  func restorationState() -> [String: String] { life.restorationState(report: report) }

  /// Restores the scene's state, before the scene is visible.
  ///
  /// - Parameter reportLoss: Called if part of the state cannot be read, or is refused.
  func restore(_ kept: [String: String], reportLoss: () -> Void) {
    life.restore(kept) {
      report($0)
      reportLoss()
    }
  }

  /// Notifies the scene that its state is stored. The scene ends, and is created again from this state.
  func suspend() { life.suspend() }

  /// Completes an appearance or disappearance after the surface has been notified, and ends a scene that has left.
  func finishMoving() {
    if isEnded { life.end() } else { life.finish() }
  }

  /// Leaves the screen permanently, and cancels work in progress. The scene is notified after the surface.
  func leave() {
    life.disappear()
    isEnded = true
    loading?.cancel()
    partLoads.end()
    for task in owned.values { task.cancel() }
    owned = [:]
    toast?.alarm.cancel()
  }

  /// Ends the scene at once, because no surface needs to be notified any more.
  func end() {
    leave()
    life.end()
  }

  private func failed(_ error: any Error) -> Screen {
    Screen(title: title, layout: .narrow) {
      Section.failure(error) { [weak self] in
        guard let self else { return }
        failure = nil
        if life.fault != nil { readEnvironment() }
        load()
      }
    }.undeclared()
  }
}
