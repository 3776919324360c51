internal import EspalierScreens

/// A change that creates the next arrangement from the visible one. The next arrangement is not shown before the
/// navigator commits it.
@MainActor
struct ArrangementChange {
  private(set) var next: Arrangement
  private let newID: @MainActor () -> Int
  /// The place that the change goes to.
  private var target: RootRoute?
  /// The place whose scene is created again.
  private var remade: RootRoute?

  init(_ current: Arrangement, newID: @escaping @MainActor () -> Int) {
    next = current
    self.newID = newID
  }

  /// The position of a place, which consists of its stack and its index on the stack.
  private typealias Spot = (stack: Arrangement.StackPath, index: Int)

  /// Shows a place and all places that must be below it. Existing places stay.
  ///
  /// - Parameter recreates: True if the place itself is created again although it exists.
  mutating func show(_ place: ResolvedPlace, recreates: Bool = false) {
    remade = recreates ? place.route : nil
    target = place.route
    cutAbove(put(place))
  }

  /// Adds a place at its position, and keeps the places above it.
  private mutating func put(_ place: ResolvedPlace) -> Spot {
    let spot = enter(place.area, for: place.route)
    var stack = next[spot.stack]
    if stack.entries.indices.contains(spot.index), stack.entries[spot.index].route == place.route, place.route != remade
    {
      return spot
    }
    let old = stack.entries.indices.contains(spot.index) ? stack.entries[spot.index] : nil
    // A place that is only below another one stays as it is, if one scene shows several routes.
    if place.route != target, let old, NavigationEntry(old, showing: place) != nil { return spot }
    stack.entries.removeSubrange(min(spot.index, stack.entries.count)...)
    stack.tabs = nil
    let staying = place.route == remade ? nil : old.flatMap { NavigationEntry($0, showing: place) }
    stack.entries.append(staying ?? NavigationEntry(id: newID(), place))
    next[spot.stack] = stack
    return (spot.stack, stack.entries.count - 1)
  }

  /// Returns the position of an area's first place, and creates the tabs or modal that the area needs.
  private mutating func enter(_ area: PlaceArea, for route: RootRoute) -> Spot {
    switch area.kind {
    case .root(nil): return (Arrangement.StackPath(), 0)
    case .root(let tab?): return (enter(tab, of: area, for: route), 0)
    case .over(let below): return above(below)
    case .overWhatIsVisible(let below):
      let container = enterContainer(of: area, for: route)
      if let spot = find(route, in: container) { return spot }
      if let below { return above(below) }
      let path = next.visibleStack(within: container)
      return (path, next[path].entries.count)
    case .inPlaceOfWhatIsVisible(let below):
      let container = enterContainer(of: area, for: route)
      if let spot = find(route, in: container) { return spot }
      if let below { return above(below) }
      let path = next.visibleStack(within: container)
      return (path, max(0, next[path].entries.count - 1))
    case .modal(let style, let below):
      if let index = next.modals.firstIndex(where: { $0.owner == area.subject }) {
        return (Arrangement.StackPath(modal: index), 0)
      }
      if let below { cutAbove(put(below)) }
      next.modals.append(
        Arrangement.Modal(id: newID(), style: style, owner: area.subject, stack: Arrangement.Stack()))
      return (Arrangement.StackPath(modal: next.modals.count - 1), 0)
    }
  }

  /// Shows a tab at the position of the feature that owns it, and returns the path of the tab's stack.
  private mutating func enter(_ tab: String, of area: PlaceArea, for route: RootRoute) -> Arrangement.StackPath {
    let (path, index) = findTabs(of: area, for: route) ?? area.outer.map { enter($0, for: route) } ?? (.init(), 0)
    var stack = next[path]
    if stack.tabs?.owner !== area.feature || stack.entries.count != index {
      stack.entries.removeSubrange(min(index, stack.entries.count)...)
      stack.tabs = Arrangement.Tabs(owner: area.feature, selected: tab, stacks: [:])
    }
    stack.tabs?.selected = tab
    next[path] = stack
    return Arrangement.StackPath(modal: path.modal, tabs: path.tabs + [tab])
  }

  /// Shows the tab or modal that contains an area, and returns the path of its stack. Returns nil if the area is in the
  /// window itself.
  private mutating func enterContainer(of area: PlaceArea, for route: RootRoute) -> Arrangement.StackPath? {
    area.container.map { enter($0, for: route).stack }
  }

  /// Returns true if a tab or modal has no places.
  func isEmpty(in container: PlaceArea, for route: RootRoute) -> Bool {
    var tried = self
    let path = tried.enter(container, for: route).stack
    return tried.next[path].isEmpty
  }

  private mutating func above(_ below: ResolvedPlace) -> Spot {
    let (path, index) = put(below)
    return (path, index + 1)
  }

  /// Returns the position of a route's place in the stacks that are visible. If the place occurs more than once,
  /// returns the occurrence nearest to the place on screen.
  ///
  /// - Parameter container: The stack of the tab or modal to search; nil for all visible content.
  private func find(_ route: RootRoute, in container: Arrangement.StackPath?) -> Spot? {
    for path in next.visibleStacks(within: container) {
      if let index = next[path].entries.lastIndex(where: { $0.route == route }) { return (path, index) }
    }
    return nil
  }

  /// Returns the position of the existing tabs of a feature, if the feature was placed above the visible place or
  /// replaced it. These tabs are then used again; otherwise, they would be nested in themselves.
  private mutating func findTabs(of area: PlaceArea, for route: RootRoute) -> Spot? {
    guard let outer = area.outer, outer.kind.followsWhatIsVisible else { return nil }
    let container = enterContainer(of: outer, for: route)
    let path = next.visibleStacks(within: container).first { next[$0].tabs?.owner === area.feature }
    return path.map { ($0, next[$0].entries.count) }
  }

  /// Removes the places and modals above a place.
  private mutating func cutAbove(_ spot: Spot) {
    next.modals.removeSubrange(((spot.stack.modal ?? -1) + 1)...)
    var stack = next[spot.stack]
    guard stack.entries.indices.contains(spot.index) else { return }
    stack.entries.removeSubrange((spot.index + 1)...)
    stack.tabs = nil
    next[spot.stack] = stack
  }

  // MARK: Verbs

  mutating func push(_ scene: any Presentable, by actor: any AnyPosition) throws(NavigationError) {
    guard !next.isEmpty else { throw .nothingVisible }
    next[next.visibleStack].entries.append(NavigationEntry(id: newID(), scene, by: actor, transition: .push))
  }

  mutating func present(
    _ scene: any Presentable, _ style: ModalStyle, by actor: any AnyPosition
  ) throws(NavigationError) {
    guard !next.isEmpty else { throw .nothingVisible }
    let entry = NavigationEntry(id: newID(), scene, by: actor, transition: style == .sheet ? .modal : .cover)
    next.modals.append(
      Arrangement.Modal(id: newID(), style: style, owner: nil, stack: Arrangement.Stack(entries: [entry])))
  }

  mutating func replace(_ scene: any Presentable, by actor: any AnyPosition) throws(NavigationError) {
    let path = next.visibleStack
    guard !next[path].entries.isEmpty else { throw .nothingVisible }
    next[path].entries.removeLast()
    next[path].entries.append(NavigationEntry(id: newID(), scene, by: actor, transition: .replace))
  }

  mutating func setRoot(_ scene: any Presentable, by actor: any AnyPosition) {
    next[next.visibleStack].entries = [NavigationEntry(id: newID(), scene, by: actor, transition: .none)]
  }

  /// Removes all places but the topmost from the visible stack, so that another place can replace it.
  mutating func clearStack() {
    let path = next.visibleStack
    next[path].entries.removeFirst(max(0, next[path].entries.count - 1))
  }

  mutating func pop() throws(NavigationError) {
    var path = next.visibleStack
    guard let visible = next.visibleEntry else { throw .nothingVisible }
    if next[path].entries.count > 1 {
      next[path].entries.removeLast()
      return
    }
    // Removing the first place of tabs that are above another place leads back to that place.
    while !path.tabs.isEmpty {
      path.tabs.removeLast()
      if !next[path].entries.isEmpty {
        next[path].tabs = nil
        return
      }
    }
    throw .atRoot(place: "\(type(of: visible.scene))")
  }

  mutating func popToRoot() throws(NavigationError) {
    let path = next.visibleStack
    guard let first = next[path].entries.first else { throw .nothingVisible }
    next[path].entries = [first]
  }

  mutating func pop(to route: RootRoute) throws(NavigationError) {
    var path = next.visibleStack
    while true {
      if let index = next[path].entries.lastIndex(where: { $0.route == route }) { return cutAbove((path, index)) }
      guard !path.tabs.isEmpty else { break }
      path.tabs.removeLast()
    }
    throw .notBelow(
      place: "\(route.route)", stack: next.trail(in: next.modals.indices.last).map { "\($0.path)" })
  }

  mutating func dismiss() throws(NavigationError) {
    guard !next.modals.isEmpty else { throw .noModal }
    next.modals.removeLast()
  }

  /// Closes a modal and those above it.
  mutating func close(modal id: Int) throws(NavigationError) {
    guard let index = next.modals.firstIndex(where: { $0.id == id }) else { throw .noModal }
    next.modals.removeSubrange(index...)
  }

  mutating func dismissAll() { next.modals = [] }

  /// Dismisses the modals above the given modal; all modals if it is nil.
  mutating func dismiss(above modal: Int?) { next.modals.removeSubrange(((modal ?? -1) + 1)...) }

  /// Shows a tab.
  /// - Returns: False if the tab has not been shown yet.
  mutating func select(_ tab: String, at depth: Int, in modal: Int?) -> Bool {
    var path = Arrangement.StackPath(modal: modal)
    for _ in 0..<depth { if let tabs = next[path].tabs { path.tabs.append(tabs.selected) } }
    next[path].tabs?.selected = tab
    path.tabs.append(tab)
    return !next[path].isEmpty
  }

  /// Removes a place and all places above it. The first place of a window or of a visible tab stays.
  mutating func remove(_ id: Int) {
    for modal in next.modals.indices.reversed().map(Optional.some) + [nil] {
      for path in next.stacks(in: modal) {
        guard let index = next[path].entries.firstIndex(where: { $0.id == id }) else { continue }
        guard next.visibleStack(in: modal).tabs.starts(with: path.tabs) else {
          // Modals are above the visible place, not above this one.
          next[path].entries.removeSubrange(index...)
          next[path].tabs = nil
          return
        }
        if index > 0 { return cutAbove((path, index - 1)) }
        if let modal, path.tabs.isEmpty { next.modals.removeSubrange(modal...) }
        return
      }
    }
  }

  mutating func setArrangement(_ arrangement: Arrangement) { next = arrangement }
}
