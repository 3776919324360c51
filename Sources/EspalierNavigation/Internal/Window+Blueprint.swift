internal import EspalierScreens
internal import EspalierViews

extension Window {
  /// What stands at a place that does not exist.
  var missing: Screen {
    var screen = Screen(title: words.notFound, layout: .narrow) {
      Section.empty(
        EmptyState(
          words.notFoundTitle, message: words.notFoundMessage, icon: .search,
          link: words.goToStart, to: "/"))
    }
    screen.isNotFound = true
    return screen
  }

  /// The window as it is to be: tab bar, the screen in sight, and what stands above it.
  func makeBlueprint() -> Blueprint {
    updatePresences()
    var parts: [Blueprint] = []
    let hasTabs = !navigator.tabs.isEmpty
    if hasTabs {
      let tabs = navigator.tabs.map { item in
        let top = navigator.stack(of: item.id).last?.path ?? item.path
        let path = item.id == navigator.tab ? item.path : top
        return Blueprint(
          item.id,
          TabView.with(
            .set(\.title, item.title), .set(\.icon, item.icon),
            .set(\.isSelected, item.id == navigator.tab && notFound == nil),
            .to(path)
          ).erased)
      }
      parts.append(Blueprint("tabs", TabBarView.with(.set(\.title, title)).erased, content: .parts(tabs)))
    }
    if notFound != nil {
      parts.append(Blueprint(missing, id: "missing", scene: 0, in: surroundings))
    } else if let entry = navigator.stack.last {
      let below = navigator.stack.dropLast().last
      let back = below.map { (path: $0.path.description, title: presences[$0.id]?.title ?? "") }
      if let list = besideEntry { parts.append(blueprint(list) { $0.isBeside = true }) }
      parts.append(blueprint(entry) { $0.back = back })
    }
    if notFound == nil {
      var below = navigator.stack.last
      for entry in navigator.modals {
        let close = below?.path.description ?? "/"
        let screen = blueprint(entry) {
          $0.isModal = true
          $0.close = close
        }
        // Read after the screen was made, so that it is made once and its title is of this render.
        let modal = ModalView.with(.set(\.title, presences[entry.id]?.title ?? ""))
        var part = Blueprint("modal-\(entry.id)", modal.erased, content: .parts([screen]))
        part.name = "modal"
        parts.append(part)
        below = entry
      }
    }
    let window = WindowView.with(
      .set(\.appearance, appearance), .set(\.hasTabs, hasTabs),
      .set(\.language, localization.language), .set(\.isRightToLeft, localization.isRightToLeft))
    return Blueprint("window", window.erased, content: .parts(parts))
  }

  private var surroundings: Blueprint.Surroundings {
    var surroundings = Blueprint.Surroundings()
    surroundings.words = words
    return surroundings
  }

  /// The place below the one in sight whose list stays beside what it leads to.
  private var besideEntry: NavigationEntry? {
    navigator.stack.dropLast().last { presences[$0.id]?.layout == .split }
  }

  /// Where the links of a place lead.
  private func linkSurroundings(of entry: NavigationEntry) -> LinkSurroundings? {
    guard let table = entry.places else { return nil }
    let scene = "\(type(of: entry.scene))"
    return LinkSurroundings { [weak self] place in
      guard let place = place as? any AnyRoutePlace else { return nil }
      switch table.find(place) {
      case .path(let path): return path.description
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

  private func blueprint(
    _ entry: NavigationEntry, _ surround: (inout Blueprint.Surroundings) -> Void
  ) -> Blueprint {
    let presence = presences[entry.id]
    let screen =
      presence?.currentScreen(links: { linkSurroundings(of: entry) }) { [weak self] in self?.invalidate() } ?? missing
    presence?.follow(screen.presentedToast, clock: clock)
    var surroundings = surroundings
    surround(&surroundings)
    if let refresh = screen.refresh {
      surroundings.refresh = (
        presence?.isRefreshing ?? false,
        { [weak self, weak presence] in presence?.refresh(refresh) { self?.invalidate() } }
      )
    }
    var blueprint = Blueprint(screen, id: "scene-\(entry.id)", scene: entry.id, in: surroundings)
    // Fields are found again by name after a restart, when entries are counted anew.
    blueprint.name = entry.path.description
    return blueprint
  }

  /// Scenes that came are shown and begin to load; scenes that went are let go with their tasks.
  private func updatePresences() {
    let entries = navigator.entries
    let ids = Set(entries.map(\.id))
    for (id, presence) in presences where !ids.contains(id) {
      presence.end()
      presences[id] = nil
    }
    for entry in entries where presences[entry.id] == nil {
      presences[entry.id] = ScenePresence(
        entry.scene, decorate: { [weak self] in self?.decorate($0) ?? $0 }, report: { [weak self] in self?.report($0) })
    }
    let inSight =
      notFound != nil ? [] : [besideEntry, navigator.stack.last].compactMap { $0 } + navigator.modals
    let visible = Set(inSight.map(\.id))
    for entry in entries {
      guard let presence = presences[entry.id] else { continue }
      if visible.contains(entry.id) {
        presence.appear { [weak self] in self?.start($0) }
      } else {
        presence.disappear()
      }
    }
  }
}
