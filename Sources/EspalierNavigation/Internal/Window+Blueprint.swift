internal import EspalierScreens
internal import EspalierViews

extension Window {
  /// What stands at a place that does not exist.
  var missing: Screen {
    var screen = Screen(title: "Not found", layout: .narrow) {
      Section.empty(
        EmptyState(
          "There is nothing here", message: "The address may be mistyped, or what it led to is gone.", icon: .search,
          action: (title: "Go to the start", path: "/")))
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
            .destination(path.description)
          ).erased)
      }
      parts.append(Blueprint("tabs", TabBarView.with(.set(\.title, title)).erased, content: .parts(tabs)))
    }
    if notFound != nil {
      parts.append(Blueprint(missing, id: "missing", scene: 0, isModal: false, back: nil, close: nil))
    } else if let entry = navigator.stack.last {
      let below = navigator.stack.dropLast().last
      let back = below.map { (path: $0.path.description, title: presences[$0.id]?.title ?? "") }
      parts.append(blueprint(entry, isModal: false, back: back, close: nil))
    }
    if notFound == nil {
      var below = navigator.stack.last
      for entry in navigator.modals {
        let close = below?.path.description ?? "/"
        let screen = blueprint(entry, isModal: true, back: nil, close: close)
        // Read after the screen was made, so that it is made once and its title is of this render.
        let modal = ModalView.with(.set(\.title, presences[entry.id]?.title ?? ""))
        var part = Blueprint("modal-\(entry.id)", modal.erased, content: .parts([screen]))
        part.name = "modal"
        parts.append(part)
        below = entry
      }
    }
    let window = WindowView.with(.set(\.appearance, appearance), .set(\.hasTabs, hasTabs))
    return Blueprint("window", window.erased, content: .parts(parts))
  }

  private func blueprint(
    _ entry: NavigationEntry, isModal: Bool, back: (path: String, title: String)?, close: String?
  ) -> Blueprint {
    let screen = presences[entry.id]?.currentScreen { [weak self] in self?.invalidate() } ?? missing
    var blueprint = Blueprint(
      screen, id: "scene-\(entry.id)", scene: entry.id, isModal: isModal, back: back, close: close)
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
    let inSight = notFound != nil ? [] : [navigator.stack.last].compactMap { $0 } + navigator.modals
    let visible = Set(inSight.map(\.id))
    for entry in entries {
      let presence = presences[entry.id] ?? ScenePresence(entry.scene)
      presences[entry.id] = presence
      if visible.contains(entry.id) {
        presence.appear { [weak self] in self?.start($0) }
      } else {
        presence.disappear()
      }
    }
  }
}
