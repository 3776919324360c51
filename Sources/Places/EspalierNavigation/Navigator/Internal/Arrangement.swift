/// The content on screen as a value: stacks of places, with tabs in them and modals above.
///
/// The navigator creates the next arrangement from the visible one, and compares the two before it takes any action.
@MainActor
struct Arrangement {
  /// A stack of places, the topmost last. If the stack has tabs, the tabs are visible instead of the places.
  struct Stack {
    var entries: [NavigationEntry] = []
    var tabs: Tabs?

    var isEmpty: Bool { entries.isEmpty && tabs == nil }
    var all: [NavigationEntry] { entries + (tabs?.stacks.values.flatMap(\.all) ?? []) }
  }

  struct Tabs {
    let owner: any AnyPosition
    var selected: String
    var stacks: [String: Stack]
  }

  struct Modal {
    let id: Int
    let style: ModalStyle
    /// The owner of the modal: a route, or the position of a child coordinator. It is nil if a navigation verb such as
    /// `present(_:)` has shown the modal.
    let owner: AnyHashable?
    var stack: Stack
  }

  /// The path to a stack. It consists of the modal that contains the stack, and the tabs from the outside in.
  struct StackPath: Equatable {
    var modal: Int?
    var tabs: [String] = []
  }

  var base = Stack()
  var modals: [Modal] = []

  var isEmpty: Bool { base.isEmpty && modals.isEmpty }

  subscript(path: StackPath) -> Stack {
    get {
      let outer = path.modal.map { modals[$0].stack } ?? base
      return path.tabs.reduce(outer) { $0.tabs?.stacks[$1] ?? Stack() }
    }
    set {
      if let modal = path.modal {
        Self.set(newValue, at: path.tabs[...], in: &modals[modal].stack)
      } else {
        Self.set(newValue, at: path.tabs[...], in: &base)
      }
    }
  }

  private static func set(_ new: Stack, at tabs: ArraySlice<String>, in stack: inout Stack) {
    guard let tab = tabs.first else { return stack = new }
    var inner = stack.tabs?.stacks[tab] ?? Stack()
    set(new, at: tabs.dropFirst(), in: &inner)
    stack.tabs?.stacks[tab] = inner
  }

  /// Returns the path of the visible stack in a modal, or in the base if the modal is nil.
  func visibleStack(in modal: Int?) -> StackPath {
    visibleStack(within: StackPath(modal: modal))
  }

  /// The path of the visible stack.
  var visibleStack: StackPath { visibleStack(in: modals.indices.last) }

  /// Returns the path of the visible stack within a container, or of the visible stack on screen if the container is
  /// nil.
  func visibleStack(within container: StackPath?) -> StackPath {
    guard var path = container else { return visibleStack }
    while let tabs = self[path].tabs { path.tabs.append(tabs.selected) }
    return path
  }

  /// Returns the paths of the stacks that lead to the visible place within a container, the nearest first. If the
  /// container is nil, the stacks of all visible content are returned.
  func visibleStacks(within container: StackPath?) -> [StackPath] {
    let modals: [Int?] = container.map { [$0.modal] } ?? modals.indices.reversed().map(Optional.some) + [nil]
    let depth = container?.tabs.count ?? 0
    return modals.flatMap { modal in
      let path = visibleStack(within: container ?? StackPath(modal: modal))
      return (depth...path.tabs.count).reversed().map { StackPath(modal: modal, tabs: Array(path.tabs.prefix($0))) }
    }
  }

  /// Returns the paths of all stacks in a modal, or in the base if the modal is nil. They include stacks that are not
  /// visible.
  func stacks(in modal: Int?) -> [StackPath] {
    var all = [StackPath(modal: modal)]
    var index = 0
    while index < all.count {
      let path = all[index]
      for tab in (self[path].tabs?.stacks.keys.sorted() ?? []) {
        all.append(StackPath(modal: modal, tabs: path.tabs + [tab]))
      }
      index += 1
    }
    return all
  }

  /// Returns the places that lead to the visible place in a modal, or in the base if the modal is nil. The visible
  /// place is the last.
  func trail(in modal: Int?) -> [NavigationEntry] {
    var stack = modal.map { modals[$0].stack } ?? base
    var trail = stack.entries
    while let tabs = stack.tabs {
      stack = tabs.stacks[tabs.selected] ?? Stack()
      trail += stack.entries
    }
    return trail
  }

  /// Returns the visible tabs of a modal, or of the base if the modal is nil. The outermost tabs are the first.
  func tabs(in modal: Int?) -> [Tabs] {
    var stack = modal.map { modals[$0].stack } ?? base
    var all: [Tabs] = []
    while let tabs = stack.tabs {
      all.append(tabs)
      stack = tabs.stacks[tabs.selected] ?? Stack()
    }
    return all
  }

  var visibleEntry: NavigationEntry? { trail(in: modals.indices.last).last }

  /// All places on the stacks, including those that are not visible.
  var entries: [NavigationEntry] { base.all + modals.flatMap { $0.stack.all } }

  /// The places that lead to the visible place of the base, followed by those of each modal.
  var trail: [NavigationEntry] { trail(in: nil) + modals.indices.flatMap { trail(in: $0) } }
}
