internal import EspalierBase
internal import EspalierScreens
internal import EspalierViews
internal import Observation

/// The presence of a scene on screen: whether it is in sight, its loads, the screen it showed last, and its failure.
@MainActor
final class ScenePresence {
  let scene: any Scene
  private let life: SceneLife
  var isVisible: Bool { life.isVisible }
  private var loading: Task<Void, Never>?
  private var loadedID: AnyHashable?
  private var owned: [Int: Task<Void, Never>] = [:]
  private var nextOwned = 0
  private var knownLayout: Screen.Layout?
  private var isEnded = false
  /// The places that are on screen because of a value of the screen's.
  var boundRoutes: [RootRoute] = []
  /// The way in which the scene came into sight last; see ``Transition``.
  private(set) var arrival = ""
  private var toast: (id: Int, alarm: Alarm)?
  /// True while the screen is fetched again because the person asked for it.
  private(set) var isRefreshing = false
  private let report: @MainActor (String) -> Void
  private let environment: @MainActor () -> EnvironmentValues
  private let decorate: @MainActor (Screen) -> Screen
  private lazy var partLoads = PartLoads(report: report)
  private let change = ChangeFlag()
  private var cached: Screen?
  private var starter: (@escaping @MainActor () async -> Void) -> Task<Void, Never>? = { _ in nil }
  /// The error that a handler of the scene threw, until the person tries again.
  var failure: (any Error)? { didSet { cached = nil } }

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

  /// Gives the scene its environment as it is now; one that was held back begins when it has what it needs.
  func readEnvironment() {
    life.read(EnvironmentContext(values: environment(), report: report) { [weak self] in self?.readEnvironment() })
    cached = nil
    if isVisible, loadedID == nil { load() }
  }

  /// The screen that the scene showed last, if it has shown any.
  var screenIfMade: Screen? { cached }

  /// The screen that the scene shows now.
  var screen: Screen { cached ?? life.fault.map(failed) ?? life.screen }

  /// The title, known also while the scene is covered.
  var title: String { cached?.title ?? (life.fault == nil ? life.screen.title : "") }

  /// The scene's last known layout, without making the screen again.
  var layout: Screen.Layout {
    let layout = knownLayout ?? screen.layout
    knownLayout = layout
    return layout
  }

  /// True while a failure is shown in place of the scene's own screen.
  var hasFailed: Bool { failure != nil || life.fault != nil }

  /// Returns true when a person asked for a change that the screen has read, since the last call.
  func takeAskedFor() -> Bool { change.takeAskedFor() }

  /// True when something that the screen read has changed.
  var isStale: Bool { cached == nil || change.isRaised }

  /// Makes the scene's screen, only after something that it read has changed, and loads what depends on something else now.
  ///
  /// - Parameter links: The surroundings that its links are resolved in; asked for only when the screen is made.
  func updateScreen(
    links: () -> LinkSurroundings?, onChange: @escaping @MainActor @Sendable () -> Void
  ) {
    // Lowered also where there is no screen: the one that is made now has read what changed.
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
      return screen
    } onChange: { [change] in
      // A render in this turn may come first; then there is nothing left to do.
      if change.raise() { Task { @MainActor in if change.isRaised { onChange() } } }
    }
    cached = screen
    knownLayout = screen.layout
    if isVisible, loadedID != nil, wanted != loadedID { load() }
    if isVisible, life.canRun { partLoads.follow(wantedParts, in: life.context, start: starter) }
  }

  /// Forgets the screen, because it was made under other circumstances.
  func forgetScreen() { cached = nil }

  func appear(
    by arrival: @autoclosure () -> String,
    start: @escaping (@escaping @MainActor () async -> Void) -> Task<Void, Never>?
  ) {
    guard !isVisible else { return }
    self.arrival = arrival()
    starter = start
    life.runEffects { [weak self] work in self?.effect(work) }
    life.appear()
    // What it shows may have changed while it was out of sight.
    if loadedID == nil || loadedID != life.loadID { load() }
    if life.canRun { partLoads.follow(PartLoads.wanted(by: life), in: life.context, start: starter) }
  }

  /// Loads; a load that is under way is cancelled, and an answer that comes all the same is told in the log.
  private func load() {
    loading?.cancel()
    guard life.canRun else { return }
    loadedID = life.loadID
    let late = LateAnswer { [report, name = "\(type(of: scene))"] in
      report("An answer for \(name) came after it was no longer wanted, and was dropped.")
    }
    loading = LateAnswer.$current.withValue(late) { starter { [life] in await life.load() } }
  }

  /// Fetches what the screen shows again, once at a time; ends with the scene.
  func refresh(_ work: @escaping @MainActor @Sendable () async throws -> Void, changed: @escaping () -> Void) {
    guard !isRefreshing, !isEnded else { return }
    isRefreshing = true
    changed()
    let task = starter { [weak self] in
      do { try await work() } catch is CancellationError {} catch { self?.failure = error }
      self?.isRefreshing = false
      changed()
    }
    if let task { own(task) }
  }

  /// Runs work that the scene began by itself; it ends with the scene, and what it throws is shown there.
  private func effect(_ work: @escaping @MainActor () async throws -> Void) -> Task<Void, Never>? {
    guard !isEnded else { return nil }
    return starter { [weak self] in
      do { try await work() } catch {
        EventUnderWay.current?.fail()
        if !(error is CancellationError) { self?.fail(error) }
      }
    }
  }

  private func fail(_ error: any Error) {
    report("An effect of \(type(of: scene)) threw: \(LogWords.of(error))")
    failure = error
  }

  /// Takes a task over that is to end with the scene.
  func own(_ task: Task<Void, Never>) {
    let id = nextOwned
    nextOwned += 1
    owned[id] = task
    Task { [weak self] in
      await task.value
      self?.owned[id] = nil
    }
  }

  /// Lets the time of the message that the screen shows run out.
  func followToast(by clock: any MainClock) {
    let presented = cached?.presentedToast
    guard presented?.toast.id != toast?.id else { return }
    toast?.alarm.cancel()
    toast = presented.map { ($0.toast.id, clock.alarm(after: $0.toast.duration, $0.close)) }
  }

  func disappear() { life.disappear() }

  /// Returns the state that the scene keeps now.
  func restorationState() -> [String: String] { life.restorationState(report: report) }

  /// Gives the scene back what it kept, before it is seen.
  ///
  /// - Parameter tellOfLoss: Called where something of it cannot be read, or is refused.
  func restore(_ kept: [String: String], reportLoss: () -> Void) {
    life.restore(kept) {
      report($0)
      reportLoss()
    }
  }

  /// Tells the scene that what it keeps is stored, and that it ends only to be made again from it.
  func putAway() { life.putAway() }

  /// The surface has been told of the coming or going; one that has left ends.
  func finishMoving() {
    if isEnded { life.end() } else { life.finish() }
  }

  /// Goes out of sight for good, and cancels what is under way; the scene hears that it has gone when the surface has.
  func leave() {
    life.disappear()
    isEnded = true
    loading?.cancel()
    partLoads.end()
    for task in owned.values { task.cancel() }
    owned = [:]
    toast?.alarm.cancel()
  }

  /// Leaves, where no surface has to be told any more.
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
    }
  }
}
