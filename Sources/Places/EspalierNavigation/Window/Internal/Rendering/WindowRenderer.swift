internal import EspalierScreens
internal import EspalierViews

/// The renderer of the visible screens into the patches of a turn.
///
/// It reads the navigator and the scenes, and has no effect on them: it calls no handler, starts no task and notifies
/// no observer.
@MainActor
final class WindowRenderer {
  /// The nodes that the window shows.
  private(set) var tree: NodeTree
  let title: String
  var appearance: Appearance
  private let navigator: Navigator
  private let scenes: WindowScenes
  private let speech: WindowSpeech

  init(
    title: String, appearance: Appearance, _ navigator: Navigator, _ scenes: WindowScenes, _ speech: WindowSpeech
  ) {
    self.title = title
    self.appearance = appearance
    self.navigator = navigator
    self.scenes = scenes
    self.speech = speech
    tree = NodeTree(checksRows: Self.checksRows) { [reports = scenes.reports] in reports.send($0) }
  }

  /// True in a debug build.
  private static var checksRows: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// Returns the patches that update the window to its current content.
  func render() -> [Patch] {
    let blueprint = makeBlueprint()
    tree.markCurrent(navigator.visibleAddress)
    return tree.render(blueprint)
  }

  /// Releases the nodes.
  func end() { tree = NodeTree() }

  /// Returns the window's intended content: the tab bar, the visible screen, and the modals above it.
  private func makeBlueprint() -> Blueprint {
    var parts: [Blueprint] = []
    let arrangement = navigator.arrangement
    let bars = arrangement.tabs(in: nil)
    if let bar = bars.first { parts.append(tabBar(bar)) }
    if let obstacle = navigator.obstacle {
      parts.append(Blueprint(obstacle.screen(in: speech.words), id: "missing", scene: 0, in: surroundings))
    } else {
      let trail = arrangement.trail(in: nil)
      if let entry = trail.last {
        if let list = scenes.beside(trail) { parts.append(blueprint(list) { $0.isBeside = true }) }
        parts.append(
          blueprint(entry) {
            $0.back = back(trail)
            $0.tabs = bars.dropFirst().map(tabBar)
          })
      }
    }
    parts += modals(of: arrangement)
    let window = WindowView.with(
      .set(\.appearance, appearance), .set(\.hasTabs, !bars.isEmpty),
      .set(\.language, speech.localization.language), .set(\.isRightToLeft, speech.localization.isRightToLeft))
    return Blueprint("window", window.erased, content: .parts(parts))
  }

  /// Returns the modals above the visible screen; there are none above an obstacle.
  private func modals(of arrangement: Arrangement) -> [Blueprint] {
    guard navigator.obstacle == nil else { return [] }
    var below = arrangement.trail(in: nil)
    return arrangement.modals.enumerated().compactMap { index, modal in
      let trail = arrangement.trail(in: index)
      guard let entry = trail.last else { return nil }
      let screen = blueprint(entry) {
        $0.isModal = true
        $0.close = address(in: below)
        $0.back = back(trail)
        $0.tabs = arrangement.tabs(in: index).map(tabBar)
      }
      let view = ModalView.with(
        .set(\.title, scenes.title(of: entry)), .set(\.coversAll, modal.style == .cover))
      var part = Blueprint(Self.key(of: modal), view.erased, content: .parts([screen]))
      part.name = "modal"
      below += trail
      return part
    }
  }

  private static func key(of modal: Arrangement.Modal) -> String { "modal-\(modal.id)" }

  /// Returns the number of the modal that a node shows, if it still exists.
  func modal(shownBy node: Int) -> Int? {
    guard let key = tree.key(of: node) else { return nil }
    return navigator.arrangement.modals.first { Self.key(of: $0) == key }?.id
  }

  private func tabBar(_ tabs: Arrangement.Tabs) -> Blueprint {
    let items = tabs.owner.tabItems.map { item in
      let isSelected = item.id == tabs.selected
      // The visible tab leads to its first place, another one to its last visible place.
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

  /// Returns the target and title of the back button: the nearest address below the last place of a trail, and the
  /// title of the place below; nil if there is no place below.
  private func back(_ trail: [NavigationEntry]) -> (path: String, title: String)? {
    guard let below = trail.dropLast().last else { return nil }
    return (address(in: trail.dropLast()), scenes.title(of: below))
  }

  /// Returns the address of the last place that has one; the root address if none has.
  private func address(in trail: some BidirectionalCollection<NavigationEntry>) -> String {
    trail.last { !$0.path.isNone }?.path.description ?? "/"
  }

  private var surroundings: Blueprint.Surroundings {
    var surroundings = Blueprint.Surroundings()
    surroundings.words = speech.words
    return surroundings
  }

  private func blueprint(
    _ entry: NavigationEntry, _ surround: (inout Blueprint.Surroundings) -> Void
  ) -> Blueprint {
    var screen = scenes.screen(of: entry) ?? Screen(title: "") {}.undeclared()
    if navigator.arrangement.visibleEntry === entry { screen = screen.asking(navigator, in: speech.words) }
    var surroundings = surroundings
    surround(&surroundings)
    surroundings.transition = scenes.arrival(at: entry)
    surroundings.refresh = scenes.refresh(of: entry, screen)
    var blueprint = Blueprint(screen, id: "scene-\(entry.id)", scene: entry.id, in: surroundings)
    // Fields are found again by name after a restart, when entries are numbered again.
    blueprint.name = entry.path.isNone ? "\(type(of: entry.scene))" : entry.path.description
    return blueprint
  }
}

extension Arrangement.Stack {
  /// The address of the last place in the visible part of the stack that has an address.
  @MainActor
  fileprivate var lastAddress: Path? {
    tabs.flatMap { $0.stacks[$0.selected]?.lastAddress } ?? entries.last { !$0.path.isNone }?.path
  }
}
