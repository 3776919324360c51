internal import EspalierScreens
internal import EspalierViews

/// The scenes of a window with their presences: they come, load and go here, and their screens are made.
///
/// ``settle()`` is where all effects of showing something happen. A renderer that comes after it reads screens, and has
/// none.
@MainActor
final class WindowScenes {
  private let navigator: Navigator
  private let life: WindowLife
  private let clock: any MainClock
  let reports: WindowReports
  /// Puts around a screen what all places share.
  var decorate: @MainActor (Screen) -> Screen = { $0 } { didSet { forgetScreens() } }
  /// Puts around a screen what the surface has to say.
  var surround: @MainActor (Screen) -> Screen = { $0 } { didSet { forgetScreens() } }
  /// The values that the scenes read by keys, unless a feature sets others.
  var environment = EnvironmentValues() { didSet { readEnvironment() } }
  /// Sets what counts above all that features set.
  var environmentReplacement: @MainActor (inout EnvironmentValues) -> Void = { _ in } { didSet { readEnvironment() } }
  private(set) var presences: [Int: ScenePresence] = [:]
  /// The states kept for scenes that have not been made anew yet.
  var waitingStates = RestorationStates()
  /// The scenes that came or went in the turn under way, and are told so when the surface has been.
  private var moving: [ScenePresence] = []
  /// The place whose list stays beside what it leads to.
  private var beside: Int?
  /// The entries on the way to the place in sight at the last turn, and the tabs that it stood in.
  private var lastTrail: Set<Int> = []
  private var lastTabs: [String] = []
  private let start: (@escaping @MainActor () async -> Void) -> Task<Void, Never>?
  private let changed: @MainActor @Sendable () -> Void

  init(_ navigator: Navigator, _ life: WindowLife, _ reports: WindowReports, clock: any MainClock) {
    self.navigator = navigator
    self.life = life
    self.reports = reports
    self.clock = clock
    start = { [weak life] in life?.start($0) }
    changed = { [weak life] in life?.invalidate() }
  }

  // MARK: Screens

  /// True when something that the screens in sight read has changed.
  var areStale: Bool {
    presences.values.contains { ($0.isVisible || !$0.boundRoutes.isEmpty) && $0.isStale }
  }

  /// The types of the scenes whose screens have read something that has changed.
  var namesOfStale: [String] {
    presences.sorted { $0.key < $1.key }.map(\.value).filter { $0.isVisible && $0.isStale }.map {
      "\(type(of: $0.scene))"
    }
  }

  /// The screen of a place; nil while it has no presence.
  func screen(of entry: NavigationEntry) -> Screen? { presences[entry.id]?.screen }

  /// The screen in sight.
  func screenInSight(in words: ChromeWords) -> Screen? {
    navigator.obstacle?.screen(in: words) ?? navigator.arrangement.visibleEntry.flatMap(screen)
  }

  /// The title of a place, known also while it is covered; empty for one that has no presence.
  func title(of entry: NavigationEntry) -> String { presences[entry.id]?.title ?? "" }

  /// The way in which a place came into sight last; see ``Transition``.
  func arrival(at entry: NavigationEntry) -> String { presences[entry.id]?.arrival ?? "" }

  /// Has every screen made anew, in the words and with the surroundings of now.
  func forgetScreens() {
    for presence in presences.values { presence.forgetScreen() }
    life.invalidate()
  }

  /// Returns the place among those below the one in sight whose list stays beside what it leads to.
  func beside(_ trail: [NavigationEntry]) -> NavigationEntry? {
    beside.flatMap { id in trail.dropLast().last { $0.id == id } }
  }

  // MARK: Settling

  /// Scenes that came are shown and begin to load; scenes that went are let go with their tasks; the screens in sight are
  /// made, and the places that they have bound are shown.
  func settle() {
    let arrangement = navigator.arrangement
    // What lies in tabs that nobody has looked at since a restart is made when somebody does.
    let entries = arrangement.entries.filter { $0.madeScene != nil }
    letGo(besides: Set(entries.map(\.id)))
    // A scene that goes may close the window: nothing comes any more.
    guard !life.isClosed else { return }
    for entry in entries where presences[entry.id] == nil { makePresence(of: entry) }
    let trail = arrangement.trail(in: nil)
    makeCoveredScreens(in: arrangement)
    let list = navigator.obstacle == nil ? trail.dropLast().last { presences[$0.id]?.layout == .split } : nil
    beside = list?.id
    let modals = arrangement.modals.indices.compactMap { arrangement.trail(in: $0).last }
    let inSight = navigator.obstacle == nil ? [list, trail.last].compactMap { $0 } + modals : []
    let visible = Set(inSight.map(\.id))
    notify(entries, visible: visible)
    (lastTrail, lastTabs) = (Set(arrangement.trail.map(\.id)), arrangement.sight(in: nil).tabs)
    // A scene that has bound a place above it is followed although it is covered.
    for entry in entries where !visible.contains(entry.id) && presences[entry.id]?.boundRoutes.isEmpty == false {
      updateScreen(of: entry)
    }
    for entry in inSight {
      updateScreen(of: entry)
      presences[entry.id]?.followToast(by: clock)
    }
    followBoundPlaces(of: navigator)
  }

  /// Makes the screens of places that are covered, whose titles and layouts are known all the same: once, and again when
  /// somebody sees them. A scene that nobody has seen is told of nothing.
  private func makeCoveredScreens(in arrangement: Arrangement) {
    for modal in [nil] + arrangement.modals.indices.map(Optional.some) {
      let trail = arrangement.trail(in: modal)
      for entry in navigator.obstacle == nil ? trail.dropLast() : trail[...] {
        if presences[entry.id]?.screenIfMade == nil { updateScreen(of: entry) }
      }
    }
  }

  /// The topmost goes first.
  private func letGo(besides staying: Set<Int>) {
    for id in presences.keys.filter({ !staying.contains($0) }).sorted(by: >) {
      guard let presence = presences.removeValue(forKey: id) else { continue }
      presence.leave()
      moving.append(presence)
    }
  }

  private func makePresence(of entry: NavigationEntry) {
    let presence = ScenePresence(
      entry.scene, environment: { [weak self, weak entry] in entry.flatMap { self?.environment(of: $0) } ?? .init() },
      decorate: { [weak self] in self?.decorated($0) ?? $0 }, report: { [reports] in reports.send($0) })
    presences[entry.id] = presence
    giveBack(to: presence, at: entry, among: navigator)
  }

  private func decorated(_ screen: Screen) -> Screen { surround(decorate(screen)) }

  /// Tells scenes that they come into sight, and others that they go.
  private func notify(_ entries: [NavigationEntry], visible: Set<Int>) {
    for entry in entries {
      guard let presence = presences[entry.id] else { continue }
      let wasVisible = presence.isVisible
      if visible.contains(entry.id) {
        presence.appear(by: arrival(of: entry), start: start)
      } else {
        presence.disappear()
      }
      if presence.isVisible != wasVisible { moving.append(presence) }
    }
  }

  /// Returns the way in which a place comes into sight: none for the first place and for a place of another tab, and a
  /// step back for a place that was below.
  private func arrival(of entry: NavigationEntry) -> String {
    guard !lastTrail.isEmpty, lastTabs == navigator.arrangement.sight(in: nil).tabs else { return "" }
    if lastTrail.contains(entry.id) { return "back" }
    return entry.transition == .none ? "" : entry.transition.rawValue
  }

  private func updateScreen(of entry: NavigationEntry) {
    presences[entry.id]?.updateScreen(
      links: { LinkSurroundings(of: entry, reports) }, onChange: changed)
  }

  /// The surface has been told of what came and went; now the scenes are.
  func finishMoving() {
    guard !moving.isEmpty else { return }
    let moved = moving
    moving = []
    for presence in moved { presence.finishMoving() }
  }

  /// Ends all, the topmost first.
  func end() {
    let ending = presences.sorted { $0.key > $1.key }.map(\.value)
    presences = [:]
    for presence in moving + ending { presence.end() }
    moving = []
  }

  // MARK: One scene

  /// Returns the state of the refresh of a place, and the function that begins one; nil for a screen without.
  func refresh(of entry: NavigationEntry, _ screen: Screen) -> (
    isBusy: Bool, begin: @MainActor @Sendable () async throws -> Void
  )? {
    guard let work = screen.refresh else { return nil }
    let presence = presences[entry.id]
    return (
      presence?.isRefreshing ?? false, { [weak presence, changed] in presence?.refresh(work, changed: changed) }
    )
  }

  /// Shows the error of a handler in its scene.
  func fail(_ scene: Int, _ error: any Error) { presences[scene]?.failure = error }
}
