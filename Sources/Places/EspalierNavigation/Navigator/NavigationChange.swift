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
    /// Places went from the top of the stack.
    case pop(Int)
    /// A place came onto the stack.
    case push(Path)
    /// Tabs came, or went with all that was in them.
    case tabs(selected: String?)
    /// A tab came into sight.
    case select(tab: String)
    /// Nobody has been in a tab any more.
    case forget(tab: String)
    /// A modal came above everything.
    case present(ModalStyle)
    /// Modals went from the top.
    case dismiss(Int)
  }

  /// The kind of change.
  public var kind: Kind
  /// The index of the modal that the change is in, counted from below; nil for the window itself.
  public var modal: Int?
  /// The tabs whose stack the change is in, the outermost first.
  public var tabs: [String]

  /// Makes a change.
  public init(_ kind: Kind, modal: Int? = nil, tabs: [String] = []) {
    self.kind = kind
    self.modal = modal
    self.tabs = tabs
  }
}

extension NavigationState {
  /// The steps by which another state becomes this one, in order. Carried out on the other one by ``applying(_:)`` they
  /// give this one.
  ///
  /// A log of states can be told as what happened, and a surface that shows stacks by itself is told what to move.
  /// - Complexity: in proportion to the places of both.
  public func changes(from old: NavigationState) -> [NavigationChange] {
    // A modal of another style is another modal, with all that stands above it.
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

  /// Returns the state after some changes. A change to something that is not there is passed over.
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
      // A stack that is there and empty is told too.
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
  /// The change in a few words.
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
