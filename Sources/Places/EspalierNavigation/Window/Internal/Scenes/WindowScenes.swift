internal import EspalierBase
internal import EspalierScreens
internal import EspalierViews

/// The scenes of a window with their presences: they appear, load and leave here, and their screens are made.
///
/// All effects of showing content happen in ``settle()``. The renderer runs after it, only reads screens, and has no
/// effects.
@MainActor
final class WindowScenes {
  private let navigator: Navigator
  private let life: WindowLife
  private let clock: any MainClock
  let reports: WindowReports
  /// The closure that adds the content shared by all places to a screen.
  var decorate: @MainActor (Screen) -> Screen = { $0 } { didSet { forgetScreens() } }
  /// The closure that adds the surface's own content to a screen.
  var surround: @MainActor (Screen) -> Screen = { $0 } { didSet { forgetScreens() } }
  /// The values that the scenes read by their keys. A feature may set other values for its own scenes.
  var environment = EnvironmentValues() { didSet { readEnvironment() } }
  /// The closure that sets the values that override those of all features.
  var environmentReplacement: @MainActor (inout EnvironmentValues) -> Void = { _ in } { didSet { readEnvironment() } }
  /// True if the places are prepared ahead: their scenes load, and are not notified of an appearance.
  let isPrepared = Preparation.isUnderWay
  private(set) var presences: [Int: ScenePresence] = [:]
  /// The states kept for scenes that have not been created again yet.
  var waitingStates = RestorationStates()
  /// The scenes that appeared or left in the current turn. They are notified after the surface.
  private var moving: [ScenePresence] = []
  /// The identifier of the entry whose list stays visible beside the detail that it leads to.
  private var beside: Int?
  /// The identifiers of the entries in the trail that was visible at the last turn.
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

  /// True if a value that the visible screens read has changed.
  var areStale: Bool {
    presences.values.contains { ($0.isShown || !$0.boundRoutes.isEmpty) && $0.isStale }
  }

  /// The names of the types of the scenes whose screens have read a changed value.
  var namesOfStale: [String] {
    presences.sorted { $0.key < $1.key }.map(\.value).filter { $0.isShown && $0.isStale }.map {
      "\(type(of: $0.scene))"
    }
  }

  /// Returns the screen of a place; nil if it has no presence.
  func screen(of entry: NavigationEntry) -> Screen? { presences[entry.id]?.screen }

  /// Returns the visible screen.
  func visibleScreen(in words: ChromeWords) -> Screen? {
    navigator.obstacle?.screen(in: words) ?? navigator.arrangement.visibleEntry.flatMap(screen)
  }

  /// Returns the title of a place, also while it is covered; empty if it has no presence.
  func title(of entry: NavigationEntry) -> String { presences[entry.id]?.title ?? "" }

  /// Returns the transition with which a place last appeared; see ``Transition``.
  func arrival(at entry: NavigationEntry) -> String { presences[entry.id]?.arrival ?? "" }

  /// Discards every screen, so that each is made again with the current words and surroundings.
  func forgetScreens() {
    for presence in presences.values { presence.forgetScreen() }
    life.invalidate()
  }

  /// Returns the place whose list stays visible beside the visible place; nil if there is no such place.
  func beside(_ trail: [NavigationEntry]) -> NavigationEntry? {
    beside.flatMap { id in trail.dropLast().last { $0.id == id } }
  }

  // MARK: Settling

  /// Updates the scenes to match the places of the navigator.
  ///
  /// The method shows new scenes and begins their loads, and releases removed scenes with their tasks. Then it makes
  /// the visible screens, and shows the places that they have bound.
  func settle() {
    let arrangement = navigator.arrangement
    // A scene in a tab that has not been shown since a restart is created when the tab is shown.
    let entries = arrangement.entries.filter { $0.madeScene != nil }
    release(besides: Set(entries.map(\.id)))
    // A scene that leaves may close the window; then no scene appears any more.
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
    (lastTrail, lastTabs) = (Set(arrangement.trail.map(\.id)), arrangement.visibleStack(in: nil).tabs)
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

  /// Makes the screens of covered places, because their titles and layouts are needed. Each screen is made once, and
  /// again when it is visible.
  ///
  /// A scene that has never been visible is not notified.
  private func makeCoveredScreens(in arrangement: Arrangement) {
    for modal in [nil] + arrangement.modals.indices.map(Optional.some) {
      let trail = arrangement.trail(in: modal)
      for entry in navigator.obstacle == nil ? trail.dropLast() : trail[...] {
        if presences[entry.id]?.screenIfMade == nil { updateScreen(of: entry) }
      }
    }
  }

  /// Releases the scenes of removed places, the topmost first.
  private func release(besides staying: Set<Int>) {
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

  /// Notifies the scenes that appear or disappear.
  private func notify(_ entries: [NavigationEntry], visible: Set<Int>) {
    for entry in entries {
      guard let presence = presences[entry.id] else { continue }
      let wasShown = presence.isShown
      if visible.contains(entry.id) {
        presence.appear(isPrepared: isPrepared, by: arrival(of: entry), start: start)
      } else {
        presence.disappear()
      }
      if presence.isShown != wasShown { moving.append(presence) }
    }
  }

  /// Returns the name of the transition with which a place appears. It is empty for the first place and after a change
  /// of tabs, and `back` for a place to which the person returns.
  private func arrival(of entry: NavigationEntry) -> String {
    guard !lastTrail.isEmpty, lastTabs == navigator.arrangement.visibleStack(in: nil).tabs else { return "" }
    if lastTrail.contains(entry.id) { return "back" }
    return entry.transition == .none ? "" : entry.transition.rawValue
  }

  private func updateScreen(of entry: NavigationEntry) {
    presences[entry.id]?.updateScreen(
      links: { LinkSurroundings(of: entry, reports) }, onChange: changed)
  }

  /// Notifies the scenes that appeared or left, after the surface.
  func finishMoving() {
    guard !moving.isEmpty else { return }
    let moved = moving
    moving = []
    for presence in moved { presence.finishMoving() }
  }

  /// Ends all scenes, the topmost first.
  func end() {
    let ending = presences.sorted { $0.key > $1.key }.map(\.value)
    presences = [:]
    for presence in moving + ending { presence.end() }
    moving = []
  }

  // MARK: One scene

  /// Returns the state of a place's refresh, and the function that begins one; nil for a screen without a refresh.
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
  ///
  /// - Parameters:
  ///   - control: The control whose handler threw the error.
  ///   - presentation: The presentation that the handler has chosen; nil for the one of the scene.
  ///   - message: Returns the message for an error that leaves the screen as it is.
  func fail(
    _ scene: Int, _ error: any Error, of control: EventSender.Action, shownAs presentation: HandlerFailure?,
    message: () -> Toast
  ) {
    guard let presence = presences[scene] else { return }
    switch presentation ?? presence.handlerFailure {
    case .message: presence.show(message(), of: control)
    case .screen: presence.failure = error
    }
  }
}
