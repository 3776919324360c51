/// One step from a state to another; see ``NavigationState/changes(from:)``.
///
/// ```swift
/// let before = NavigationState(stack: .init(["/"]))
/// let after = NavigationState(stack: .init(["/", "/messages/3"]))
/// after.changes(from: before)  // [push /messages/3]
/// ```
public struct NavigationChange: Hashable, Sendable {
  /// A kind of change.
  public enum Kind: Hashable, Sendable {
    /// The removal of a number of places from the top of the stack.
    case pop(Int)
    /// The addition of a place to the stack.
    case push(Path)
    /// The addition of tabs, of which the given tab is selected; if the value is nil, the removal of the tabs with all
    /// their content.
    case tabs(selected: String?)
    /// The selection of a tab.
    case select(tab: String)
    /// The removal of a tab's stack.
    case forget(tab: String)
    /// The presentation of a modal above all other content.
    case present(ModalStyle)
    /// The dismissal of a number of modals, beginning with the topmost.
    case dismiss(Int)
  }

  /// The kind of change.
  public var kind: Kind
  /// The index of the modal in which the change happened, starting from the bottom; nil for the window itself.
  public var modal: Int?
  /// The identifiers of the tabs that lead to the changed stack, the outermost first.
  public var tabs: [String]

  /// Creates a change of the stack that the modal and the tabs define.
  public init(_ kind: Kind, modal: Int? = nil, tabs: [String] = []) {
    self.kind = kind
    self.modal = modal
    self.tabs = tabs
  }
}

extension NavigationState {
  /// Returns the changes that turn another state into this one, in order.
  ///
  /// Applied to the other state with ``applying(_:)``, they return this state.
  ///
  /// Use it to describe a log of states as events, or to animate the stacks of a surface.
  /// - Complexity: Proportional to the number of places in both states.
  public func changes(from old: NavigationState) -> [NavigationChange] {
    // A modal of another style is another modal, with all modals above it.
    let kept = zip(old.modals, modals).prefix { $0.style == $1.style }.count
    var changes: [NavigationChange] = []
    if old.modals.count > kept { changes.append(NavigationChange(.dismiss(old.modals.count - kept))) }
    changes += stack.changes(from: old.stack, modal: nil, tabs: [])
    for (index, modal) in modals.enumerated() {
      if index >= kept { changes.append(NavigationChange(.present(modal.style))) }
      let before = index < kept ? old.modals[index].stack : Stack()
      changes += modal.stack.changes(from: before, modal: index, tabs: [])
    }
    return changes
  }

  /// Returns the state with the given changes made in order.
  ///
  /// A change to a missing stack or modal is ignored.
  public func applying(_ changes: [NavigationChange]) -> NavigationState {
    var state = self
    for change in changes {
      switch change.kind {
      case .present(let style): state.modals.append(Modal(style, stack: Stack()))
      case .dismiss(let count): state.modals.removeLast(min(max(0, count), state.modals.count))
      case .pop, .push, .tabs, .select, .forget:
        if let modal = change.modal {
          guard state.modals.indices.contains(modal) else { continue }
          state.modals[modal].stack.apply(change.kind, in: change.tabs[...])
        } else {
          state.stack.apply(change.kind, in: change.tabs[...])
        }
      }
    }
    return state
  }
}

extension NavigationState.Stack {
  fileprivate func changes(from old: Self, modal: Int?, tabs path: [String]) -> [NavigationChange] {
    let change = { (kind: NavigationChange.Kind) in NavigationChange(kind, modal: modal, tabs: path) }
    var changes: [NavigationChange] = []
    let kept = zip(old.places, places).prefix { $0 == $1 }.count
    let staysUnder = kept == old.places.count && kept == places.count
    let hasOldTabs = old.tabs != nil && staysUnder && tabs != nil
    if old.tabs != nil, !hasOldTabs { changes.append(change(.tabs(selected: nil))) }
    if old.places.count > kept { changes.append(change(.pop(old.places.count - kept))) }
    changes += places[kept...].map { change(.push($0)) }
    guard let tabs else { return changes }
    let before = hasOldTabs ? old.tabs : nil
    if before == nil { changes.append(change(.tabs(selected: tabs.selected))) }
    if let before {
      changes += before.stacks.keys.sorted().filter { tabs.stacks[$0] == nil }.map { change(.forget(tab: $0)) }
    }
    for (name, stack) in tabs.stacks.sorted(by: { $0.key < $1.key }) {
      let known = before?.stacks[name]
      let steps = stack.changes(from: known ?? Self(), modal: modal, tabs: path + [name])
      // An existing stack without places is reported too.
      if known == nil, steps.isEmpty {
        changes.append(NavigationChange(.pop(0), modal: modal, tabs: path + [name]))
      }
      changes += steps
    }
    if let before, before.selected != tabs.selected { changes.append(change(.select(tab: tabs.selected))) }
    return changes
  }

  fileprivate mutating func apply(_ kind: NavigationChange.Kind, in path: ArraySlice<String>) {
    if let tab = path.first {
      var inner = tabs?.stacks[tab] ?? Self()
      inner.apply(kind, in: path.dropFirst())
      tabs?.stacks[tab] = inner
      return
    }
    switch kind {
    case .pop(let count): places.removeLast(min(max(0, count), places.count))
    case .push(let place): places.append(place)
    case .tabs(let selected): tabs = selected.map { NavigationState.Tabs(selected: $0, stacks: [:]) }
    case .select(let tab): tabs?.selected = tab
    case .forget(let tab): tabs?.stacks[tab] = nil
    case .present, .dismiss: break
    }
  }
}

extension NavigationChange: CustomStringConvertible {
  /// A short description of the change.
  public var description: String {
    let words =
      switch kind {
      case .pop(let count): "pop \(count)"
      case .push(let path): "push \(path)"
      case .tabs(let selected): selected.map { "tabs, \($0) in sight" } ?? "no tabs"
      case .select(let tab): "select \(tab)"
      case .forget(let tab): "forget \(tab)"
      case .present(let style): "present \(style.rawValue)"
      case .dismiss(let count): "dismiss \(count)"
      }
    return words + (tabs.isEmpty ? "" : " in \(tabs.joined(separator: "/"))") + (modal.map { " of modal \($0)" } ?? "")
  }
}
