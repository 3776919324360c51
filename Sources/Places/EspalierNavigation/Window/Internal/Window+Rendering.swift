internal import EspalierScreens
internal import EspalierViews
internal import Observation

extension Window {
  /// Asks for a render at the end of this turn.
  func invalidate() {
    isDirty = true
    guard !isHandling, !isScheduled, !isClosed else { return }
    isScheduled = true
    Task { [weak self] in
      self?.isScheduled = false
      self?.render()
    }
  }

  var needsRender: Bool {
    isDirty || navigatorChange.isRaised
      || presences.values.contains { ($0.isVisible || !$0.boundRoutes.isEmpty) && $0.isStale }
  }

  /// Follows what the navigator shows; scenes are followed each by its own presence.
  private func trackNavigator() {
    isTracking = true
    withObservationTracking {
      let arrangement = navigator.arrangement
      for modal in [nil] + arrangement.modals.indices.map(Optional.some) {
        for tabs in arrangement.tabs(in: modal) { _ = tabs.owner.tabItems.count }
      }
      _ = (navigator.obstacle, navigator.leaving == nil, navigator.isUnanswered, navigator.hasLostStates)
    } onChange: { [weak self, navigatorChange] in
      guard navigatorChange.raise() else { return }
      Task { @MainActor in if navigatorChange.isRaised { self?.invalidate() } }
    }
  }

  func renderOnce() {
    let isNavigated = navigatorChange.lower() || !isTracking
    if isNavigated { trackNavigator() }
    forgetRejectionElsewhere()
    let patches = speaking {
      let blueprint = makeBlueprint()
      tree.markCurrent(addressInSight)
      return tree.render(blueprint)
    }
    if !patches.isEmpty { surface?.apply(patches, of: self) }
    let focus = focusRequest(in: patches)
    let visible = navigator.obstacle == nil ? navigator.arrangement.visibleEntry : nil
    // A handler that waits first moves later, when its event is long over.
    if navigatorChange.takeAskedFor() { place.isAskedFor() }
    let isSameScene = visible != nil && visible?.id == knownEntry
    if let address = place.follow(to: path, title: currentTitle, isSameScene: isSameScene) {
      (surface as? any AddressShowing)?.show(address, of: self)
    }
    if isNavigated, place.note(state) { tellOfNavigation() }
    tellStack()
    let entry = visible?.id
    if entry != knownEntry || path != knownPlace?.path { knownPlace = nil }
    knownEntry = entry
    if let focus { (surface as? any FocusShowing)?.focus(node: focus.node, element: focus.element, of: self) }
    finishMoving()
  }

  /// The surface has been told of what came and went; now the scenes are.
  private func finishMoving() {
    guard !moving.isEmpty else { return }
    let moved = moving
    moving = []
    for presence in moved { presence.finishMoving() }
  }

  /// Forgets a refused form once the person has gone elsewhere.
  private func forgetRejectionElsewhere() {
    guard let refused, refused.path != path else { return }
    self.refused = nil
    for presence in presences.values { presence.forgetScreen() }
  }

  /// The address of the place in sight; empty for one that has none, for the way back from it leads to the one below.
  private var addressInSight: String {
    if navigator.obstacle == nil, navigator.arrangement.visibleEntry?.path.isNone == true { return "" }
    return path.description
  }

  /// The title of the place in sight, with the name of the app.
  var currentTitle: String {
    let shown =
      navigator.obstacle.map { screen(of: $0).title }
      ?? navigator.arrangement.visibleEntry.flatMap { presences[$0.id]?.screen.title } ?? ""
    return shown.isEmpty || shown == title ? title : "\(shown) – \(title)"
  }

  /// The last view that asks for the focus: one that comes into sight, or by a change.
  func focusRequest(in patches: [Patch]) -> (node: Int, element: Int)? {
    var request: (node: Int, element: Int)?
    for patch in patches {
      switch patch {
      case .update(let node, let old, let new):
        old.forEachChange(to: new) { slot, value in
          guard slot == StyleSlot(View.focusRequest, element: slot.element), case .integer(1...) = value else { return }
          request = (node, slot.element)
        }
      // A person who goes back has been there, and looks for where they were.
      case .insert(let nodes, _, _) where place.change != .history:
        for node in nodes where !tree.cameBySight.contains(node.id) {
          if let element = node.component.focusRequest { request = (node.id, element) }
        }
      default: break
      }
    }
    return request
  }
}
