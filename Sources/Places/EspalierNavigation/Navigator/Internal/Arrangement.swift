/// The content on screen as a value: stacks of places, with tabs in them and modals above.
///
/// The navigator creates the next arrangement from the visible one, and compares the two before it takes any action.
@MainActor
struct Arrangement {
  /// Stacked places, the topmost last. Tabs above them are visible instead of the places.
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
    /// The owner of the modal: a route, or the position of a child in it; nil for a modal that was shown by a
    /// navigation method such as `present(_:)`.
    let owner: AnyHashable?
    var stack: Stack
  }

  /// The path to a stack: its modal, and its tabs from the outside in.
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

  /// Returns the visible stack of the base or of a modal.
  func sight(in modal: Int?) -> StackPath {
    sight(within: StackPath(modal: modal))
  }

  /// The visible stack.
  var sight: StackPath { sight(in: modals.indices.last) }

  /// Returns the visible stack within another one, or of all content if that is nil.
  func sight(within container: StackPath?) -> StackPath {
    guard var path = container else { return sight }
    while let tabs = self[path].tabs { path.tabs.append(tabs.selected) }
    return path
  }

  /// Returns the stacks that lead to the visible place within another one, the nearest first; of all visible content if
  /// that is nil.
  func stacksInSight(within container: StackPath?) -> [StackPath] {
    let modals: [Int?] = container.map { [$0.modal] } ?? modals.indices.reversed().map(Optional.some) + [nil]
    let depth = container?.tabs.count ?? 0
    return modals.flatMap { modal in
      let path = sight(within: container ?? StackPath(modal: modal))
      return (depth...path.tabs.count).reversed().map { StackPath(modal: modal, tabs: Array(path.tabs.prefix($0))) }
    }
  }

  /// Returns every stack of the base or of a modal, visible or not.
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

  /// Returns the places that lead to the visible one in the base or in a modal, the visible one last.
  func trail(in modal: Int?) -> [NavigationEntry] {
    var stack = modal.map { modals[$0].stack } ?? base
    var trail = stack.entries
    while let tabs = stack.tabs {
      stack = tabs.stacks[tabs.selected] ?? Stack()
      trail += stack.entries
    }
    return trail
  }

  /// Returns the visible tabs of the base or of a modal, the outermost first.
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

  /// Every place, visible or not.
  var entries: [NavigationEntry] { base.all + modals.flatMap { $0.stack.all } }

  /// The trail of all visible content: the base's, then the modals'.
  var trail: [NavigationEntry] { trail(in: nil) + modals.indices.flatMap { trail(in: $0) } }
}
