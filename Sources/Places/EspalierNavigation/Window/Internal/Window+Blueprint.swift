internal import EspalierScreens
internal import EspalierViews

extension Window {
  /// Returns the screen that is shown in place of a place that cannot be.
  func screen(of obstacle: Obstacle) -> Screen {
    let (title, message) =
      switch obstacle {
      case .notFound: (words.notFoundTitle, words.notFoundMessage)
      case .refused(_, let why): (words.refusedTitle, why)
      }
    var screen = Screen(title: obstacle.isRefusal ? words.refused : words.notFound, layout: .narrow) {
      Section.empty(
        EmptyState(
          title, message: message, icon: obstacle.isRefusal ? .warning : .search, link: words.goToStart, to: "/"))
    }
    screen.isNotFound = !obstacle.isRefusal
    screen.isRefused = obstacle.isRefusal
    return screen
  }

  /// Returns the window as it is to be: the tab bar, the screen in sight, and the modals above it.
  func makeBlueprint() -> Blueprint {
    updatePresences()
    var parts: [Blueprint] = []
    let arrangement = navigator.arrangement
    let bars = arrangement.tabs(in: nil)
    if let bar = bars.first { parts.append(tabBar(bar)) }
    if let obstacle = navigator.obstacle {
      parts.append(Blueprint(screen(of: obstacle), id: "missing", scene: 0, in: surroundings))
    } else {
      let trail = arrangement.trail(in: nil)
      if let entry = trail.last {
        if let list = beside(trail) { parts.append(blueprint(list) { $0.isBeside = true }) }
        parts.append(
          blueprint(entry) {
            $0.back = back(trail)
            $0.tabs = bars.dropFirst().map(tabBar)
          })
      }
      var below = trail
      for (index, modal) in arrangement.modals.enumerated() {
        let trail = arrangement.trail(in: index)
        guard let entry = trail.last else { continue }
        let close = address(in: below)
        let screen = blueprint(entry) {
          $0.isModal = true
          $0.close = close
          $0.back = back(trail)
          $0.tabs = arrangement.tabs(in: index).map(tabBar)
        }
        // Read after the screen was made, so that it is made once and its title is of this render.
        let view = ModalView.with(
          .set(\.title, presences[entry.id]?.title ?? ""), .set(\.coversAll, modal.style == .cover))
        var part = Blueprint("modal-\(modal.id)", view.erased, content: .parts([screen]))
        part.name = "modal"
        parts.append(part)
        below += trail
      }
    }
    let window = WindowView.with(
      .set(\.appearance, appearance), .set(\.hasTabs, !bars.isEmpty),
      .set(\.language, localization.language), .set(\.isRightToLeft, localization.isRightToLeft))
    return Blueprint("window", window.erased, content: .parts(parts))
  }

  private func tabBar(_ tabs: Arrangement.Tabs) -> Blueprint {
    let items = tabs.owner.tabItems.map { item in
      let isSelected = item.id == tabs.selected
      // The tab in sight leads to its first place, another one to where it was left.
      let top = isSelected ? nil : tabs.stacks[item.id]?.lastAddress
      return Blueprint(
        item.id,
        TabView.with(
          .set(\.title, item.title), .set(\.icon, item.icon),
          .set(\.isSelected, isSelected && navigator.obstacle == nil), .to(top ?? item.route.path)
        ).erased)
    }
    return Blueprint("tabs", TabBarView.with(.set(\.title, title)).erased, content: .parts(items))
  }

  /// The way back from the last of some places.
  private func back(_ trail: [NavigationEntry]) -> (path: String, title: String)? {
    guard let below = trail.dropLast().last else { return nil }
    return (address(in: trail.dropLast()), presences[below.id]?.title ?? "")
  }

  /// The last address among places.
  private func address(in trail: some BidirectionalCollection<NavigationEntry>) -> String {
    trail.last { !$0.path.isNone }?.path.description ?? "/"
  }

  private var surroundings: Blueprint.Surroundings {
    var surroundings = Blueprint.Surroundings()
    surroundings.words = words
    return surroundings
  }

  /// The place below the one in sight whose list stays beside what it leads to.
  private func beside(_ trail: [NavigationEntry]) -> NavigationEntry? {
    trail.dropLast().last { presences[$0.id]?.layout == .split }
  }

  /// Returns the surroundings in which the links of a place are resolved.
  private func linkSurroundings(of entry: NavigationEntry) -> LinkSurroundings? {
    let table = entry.places
    let scene = "\(type(of: entry.scene))"
    return LinkSurroundings { [weak self] place in
      guard let place = place as? any AnyRoutePlace else { return nil }
      switch table.find(place) {
      case .route(let route): return route.path.description
      case .several(let owners):
        let names = owners.joined(separator: " and ")
        self?.reportLink(
          "\(scene) links to a place of \(place.name), which \(names) stand for. Link to the route of a coordinator "
            + "above them, which says which one is meant.")
      case .nobody:
        self?.reportLink(
          "\(scene) links to a place of \(place.name), which no coordinator above it has adopted. The link leads to the "
            + "route's own path.")
      }
      return nil
    }
  }

  /// Reports a link once, however often it is drawn. Links are drawn on the main actor, but their styles need not be made
  /// there.
  private nonisolated func reportLink(_ text: String) {
    Task { @MainActor in
      reportOnce(text)
    }
  }

  /// Tells of a link that is wrong, once, and of so many in a window: a surface may name any path as a link.
  func reportOnce(_ text: String) {
    guard reportedLinks.count < 50, reportedLinks.insert(text).inserted else { return }
    report(text)
  }

  /// Returns the way in which a place comes into sight: none for the first place and for a place of another tab, and a
  /// step back for a place that was below.
  private func arrival(of entry: NavigationEntry) -> String {
    guard !lastTrail.isEmpty, lastTabs == navigator.arrangement.sight(in: nil).tabs else { return "" }
    if lastTrail.contains(entry.id) { return "back" }
    return entry.transition == .none ? "" : entry.transition.rawValue
  }

  private func blueprint(
    _ entry: NavigationEntry, _ surround: (inout Blueprint.Surroundings) -> Void
  ) -> Blueprint {
    let presence = presences[entry.id]
    var screen =
      presence?.currentScreen(links: { linkSurroundings(of: entry) }) { [weak self] in self?.invalidate() }
      ?? Screen(title: "") {}
    if let question = navigator.leaving, navigator.arrangement.visibleEntry === entry {
      screen = screen.asking(question, in: words)
    }
    if navigator.isUnanswered, navigator.arrangement.visibleEntry === entry {
      screen = screen.presenting(.alert(words.nobodyWaits, message: words.nobodyWaitsMessage)) { [navigator] in
        navigator.isUnanswered = false
      }
    }
    if navigator.hasLostStates, navigator.arrangement.visibleEntry === entry {
      screen = screen.presenting(.alert(words.statesLost, message: words.statesLostMessage)) { [navigator] in
        navigator.hasLostStates = false
      }
    }
    presence?.follow(screen.presentedToast, clock: clock)
    var surroundings = surroundings
    surround(&surroundings)
    surroundings.transition = presence?.arrival ?? ""
    if let refresh = screen.refresh {
      surroundings.refresh = (
        presence?.isRefreshing ?? false,
        { [weak self, weak presence] in presence?.refresh(refresh) { self?.invalidate() } }
      )
    }
    var blueprint = Blueprint(screen, id: "scene-\(entry.id)", scene: entry.id, in: surroundings)
    // Fields are found again by name after a restart, when entries are counted anew.
    blueprint.name = entry.path.isNone ? "\(type(of: entry.scene))" : entry.path.description
    return blueprint
  }

  private func decorated(_ screen: Screen) -> Screen { surround(decorate(screen)) }

  /// Scenes that came are shown and begin to load; scenes that went are let go with their tasks.
  private func updatePresences() {
    let arrangement = navigator.arrangement
    let trail = arrangement.trail(in: nil)
    // What lies in tabs that nobody has looked at since a restart is made when somebody does.
    let entries = arrangement.entries.filter { $0.madeScene != nil }
    let ids = Set(entries.map(\.id))
    // The topmost goes first.
    for id in presences.keys.filter({ !ids.contains($0) }).sorted(by: >) {
      guard let presence = presences.removeValue(forKey: id) else { continue }
      presence.leave()
      moving.append(presence)
    }
    for entry in entries where presences[entry.id] == nil {
      let presence = ScenePresence(
        entry.scene, environment: { [weak self, weak entry] in entry.flatMap { self?.environment(of: $0) } ?? .init() },
        decorate: { [weak self] in self?.decorated($0) ?? $0 }, report: { [weak self] in self?.report($0) }
      )
      presences[entry.id] = presence
      giveBack(to: presence, at: entry)
    }
    let modals = arrangement.modals.indices.compactMap { arrangement.trail(in: $0).last }
    let inSight = navigator.obstacle != nil ? [] : [beside(trail), trail.last].compactMap { $0 } + modals
    let visible = Set(inSight.map(\.id))
    defer { (lastTrail, lastTabs) = (Set(arrangement.trail.map(\.id)), arrangement.sight(in: nil).tabs) }
    for entry in entries {
      guard let presence = presences[entry.id] else { continue }
      let wasVisible = presence.isVisible
      defer { if presence.isVisible != wasVisible { moving.append(presence) } }
      if visible.contains(entry.id) {
        presence.appear(by: arrival(of: entry)) { [weak self] in self?.start($0) }
      } else {
        presence.disappear()
        // A scene that has bound a place above it is followed although it is covered.
        if !presence.boundRoutes.isEmpty {
          _ = presence.currentScreen(links: { linkSurroundings(of: entry) }) { [weak self] in self?.invalidate() }
        }
      }
    }
  }
}

extension Arrangement.Stack {
  /// The last address that is seen of the stack.
  @MainActor
  fileprivate var lastAddress: Path? {
    tabs.flatMap { $0.stacks[$0.selected]?.lastAddress } ?? entries.last { !$0.path.isNone }?.path
  }
}

extension Obstacle {
  fileprivate var isRefusal: Bool { if case .refused = self { true } else { false } }
}
