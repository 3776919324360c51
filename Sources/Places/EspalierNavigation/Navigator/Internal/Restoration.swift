/// A restoration of a state. The coordinators determine the content of its places, and the state determines their
/// positions.
///
/// A place that is already there keeps its scene. A place that no longer exists is replaced by the nearest one above
/// it. A place without permission is left out.
@MainActor
struct Restoration {
  private let state: NavigationState
  private let navigator: Navigator
  private let answers: [PlaceResolver.PermissionKey: ErasedPermission]
  private var known: [NavigationEntry]

  /// Creates the restoration of a state.
  ///
  /// - Parameter answers: The permissions that have been answered already; the person is asked nothing else.
  init(of state: NavigationState, in navigator: Navigator, answers: [PlaceResolver.PermissionKey: ErasedPermission]) {
    self.state = state
    self.navigator = navigator
    self.answers = answers
    known = navigator.arrangement.entries
  }

  func arrangement() -> Arrangement {
    var restoration = self
    return restoration.make()
  }

  private mutating func make() -> Arrangement {
    var arrangement = Arrangement()
    // An empty state is valid too.
    guard !state.isEmpty else { return arrangement }
    arrangement.base = stack(state.stack, in: Container())
    // A route that redirects has no place in the state; it is resolved as in any other navigation.
    for (index, modal) in state.modals.enumerated() {
      let restored = stack(modal.stack, in: Container(modal: index))
      guard let first = restored.all.first else { continue }
      let owner: AnyHashable? = modalOwner(of: first) ?? first.route.map { AnyHashable($0) }
      arrangement.modals.append(
        Arrangement.Modal(
          id: id(of: owner) ?? navigator.newID(), style: modal.style, owner: owner, stack: restored))
    }
    // A place is always below a modal.
    if arrangement.visibleEntry == nil || arrangement.base.isEmpty { return start(instead: state.place ?? .root) }
    return arrangement
  }

  /// Returns the number of the existing modal with an owner; nil if there is none.
  private func id(of owner: AnyHashable?) -> Int? {
    owner.flatMap { owner in navigator.arrangement.modals.first { $0.owner == owner }?.id }
  }

  /// Returns the owner of the modal that contains a place.
  private func modalOwner(of entry: NavigationEntry) -> AnyHashable? {
    guard let route = entry.route, let place = try? navigator.resolver(answers: answers, isEmpty: false).resolve(route)
    else { return nil }
    return place.area.modalOwner
  }

  /// The modal and the tabs that contain a stack.
  private struct Container {
    var modal: Int?
    var tabs: [String] = []

    var isModal: Bool { modal != nil }
  }

  private mutating func stack(_ stack: NavigationState.Stack, in container: Container) -> Arrangement.Stack {
    var result = Arrangement.Stack()
    for path in stack.places {
      guard let entry = entry(at: path, above: result.entries.count, in: container),
        entry.route != result.entries.last?.route
      else { continue }
      result.entries.append(entry)
    }
    guard let tabs = stack.tabs, let owner = owner(of: tabs) ?? oldOwner(in: container) else { return result }
    let names = Set(owner.tabItems.map(\.id))
    var stacks: [String: Arrangement.Stack] = [:]
    for (name, inner) in tabs.stacks.sorted(by: { $0.key < $1.key }) where names.contains(name) {
      var container = container
      container.tabs.append(name)
      let restored = self.stack(inner, in: container)
      if !restored.isEmpty { stacks[name] = restored }
    }
    guard let first = stacks.keys.sorted().first else { return result }
    // If a tab had only scenes without an address, it starts with its first place again.
    if stacks[tabs.selected] == nil, let start = owner.tabItems.first(where: { $0.id == tabs.selected })?.route,
      let place = try? navigator.resolver(isEmpty: false).resolve(start), place.route == start
    {
      stacks[tabs.selected] = Arrangement.Stack(entries: [NavigationEntry(id: navigator.newID(), place)])
    }
    let selected = stacks[tabs.selected] == nil ? first : tabs.selected
    result.tabs = Arrangement.Tabs(owner: owner, selected: selected, stacks: stacks)
    return result
  }

  /// Returns the owner of tabs. The method finds it by resolving one of the places in the tabs.
  ///
  /// - Parameter levels: The number of levels of tabs that contain the places, including these tabs.
  private func owner(of tabs: NavigationState.Tabs, levels: Int = 1) -> (any AnyPosition)? {
    for stack in tabs.stacks.sorted(by: { $0.key < $1.key }).map(\.value) {
      for path in stack.places {
        guard let place = resolve(path), place.tabs.count >= levels else { continue }
        return place.tabs[place.tabs.count - levels].owner
      }
      if let inner = stack.tabs, let owner = owner(of: inner, levels: levels + 1) { return owner }
    }
    return nil
  }

  /// Returns the entry of the place at a path. It is an existing entry, or a new one; nil if no place can be shown.
  ///
  /// - Parameter height: The number of places below it on its stack.
  private mutating func entry(at path: Path, above height: Int, in container: Container) -> NavigationEntry? {
    // An existing place stays, even if a new visit would ask the person.
    if let route = navigator.route(at: path), let index = known.firstIndex(where: { $0.route == route }), mayStay(route)
    {
      return known.remove(at: index)
    }
    guard let place = resolve(path, in: container) else { return nil }
    if let index = known.firstIndex(where: { $0.route == place.route }) { return known.remove(at: index) }
    // A scene that shows several routes stays at its position.
    if let old = old(in: container), old.indices.contains(height),
      let index = known.firstIndex(where: { $0 === old[height] }),
      let staying = NavigationEntry(old[height], showing: place)
    {
      known.remove(at: index)
      return staying
    }
    return NavigationEntry(id: navigator.newID(), place)
  }

  /// Returns true if an existing place can stay: it is neither redirected nor refused.
  private func mayStay(_ route: RootRoute) -> Bool {
    do throws(PlaceResolver.Failure) {
      return try navigator.resolver(answers: answers, isEmpty: false).resolve(route).route == route
    } catch {
      if case .waits = error { return true }
      return false
    }
  }

  /// Returns the places that are on the same stack before the restoration.
  private func old(in container: Container) -> [NavigationEntry]? {
    let arrangement = navigator.arrangement
    if let modal = container.modal, !arrangement.modals.indices.contains(modal) { return nil }
    return arrangement[Arrangement.StackPath(modal: container.modal, tabs: container.tabs)].entries
  }

  /// Returns the owner of the tabs that are on the same stack before the restoration.
  private func oldOwner(in container: Container) -> (any AnyPosition)? {
    let arrangement = navigator.arrangement
    if let modal = container.modal, !arrangement.modals.indices.contains(modal) { return nil }
    return arrangement[Arrangement.StackPath(modal: container.modal, tabs: container.tabs)].tabs?.owner
  }

  /// Returns the place at a path. If there is no place at the path, the method returns the nearest place above the
  /// path, or nil if that place does not belong on the same stack.
  private func resolve(_ path: Path, in container: Container) -> ResolvedPlace? {
    if navigator.route(at: path) != nil { return resolve(path) }
    return path.ancestors.reversed().lazy.compactMap { resolve($0) }.first.flatMap { place in
      place.tabs.map(\.tab) == container.tabs && place.area.isModal == container.isModal ? place : nil
    }
  }

  private func resolve(_ path: Path) -> ResolvedPlace? {
    guard let route = navigator.route(at: path),
      let place = try? navigator.resolver(answers: answers, isEmpty: false).resolve(route)
    else { return nil }
    // A person who is redirected is not at this place.
    return place.route == route ? place : nil
  }

  /// Returns the arrangement that the address of a place shows. If the place does not exist, the nearest place above it
  /// is shown.
  private func start(instead path: Path) -> Arrangement {
    for path in [path] + path.ancestors.reversed() {
      guard let route = navigator.route(at: path),
        let place = try? navigator.resolver(answers: answers, isEmpty: true).resolve(route)
      else { continue }
      var change = ArrangementChange(Arrangement()) { [navigator] in navigator.newID() }
      change.show(place)
      return change.next
    }
    return Arrangement()
  }
}
