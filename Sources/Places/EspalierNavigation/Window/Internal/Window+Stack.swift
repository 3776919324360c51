internal import EspalierScreens

extension Window {
  /// Tells a surface that wants to know which places stand above each other, when they are others than before.
  func tellStack() {
    guard let surface = surface as? any StackShowing else { return }
    // A place that has not been in sight yet makes its screen for its title.
    let stack = speaking { self.stack }
    guard stack != toldStack else { return }
    toldStack = stack
    surface.show(stack, of: self)
  }

  /// The places as they stand above each other.
  private var stack: WindowStack {
    let arrangement = navigator.arrangement
    let modals = arrangement.modals.enumerated().map { index, modal in layer(index, style: modal.style) }
    return WindowStack(layers: [layer(nil, style: nil)] + modals)
  }

  private func layer(_ modal: Int?, style: ModalStyle?) -> WindowStack.Layer {
    let arrangement = navigator.arrangement
    var places = arrangement.trail(in: modal).map {
      WindowStack.Place(title: presences[$0.id]?.title ?? "", path: $0.path)
    }
    if modal == nil, let obstacle = navigator.obstacle {
      places.append(WindowStack.Place(title: screen(of: obstacle).title, path: obstacle.path))
    }
    let tabs = arrangement.tabs(in: modal).map { tabs in
      WindowStack.Tabs(
        items: tabs.owner.tabItems.map { .init(id: $0.id, title: $0.title, icon: $0.icon) }, selected: tabs.selected)
    }
    return WindowStack.Layer(style: style, tabs: tabs, places: places)
  }

  /// Closes the window unless somebody is asked first whether they leave what they have not saved.
  func requestClosing() {
    let step = NavigationStep(.close) { [weak self] outcome in
      guard outcome == .arrived, let self, !isClosed else { return }
      let surface = surface
      close()
      (surface as? any WindowClosing)?.close(self)
    }
    navigator.take(step)
  }
}
