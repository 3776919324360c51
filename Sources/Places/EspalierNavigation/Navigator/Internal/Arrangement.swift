/// The content on screen: stacks of places, with tabs in them and modals above. A value: the navigator makes the next
/// one from the one in sight, and looks at the difference before anything happens.
@MainActor
struct Arrangement {
  /// Places above each other, the topmost last; above them may stand tabs, which are what is seen then.
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
    /// The owner of the modal: a route, or the position of a child that stands in it; nil for a modal that a verb has
    /// shown.
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

  /// The stack that is seen of the base or of a modal.
  func sight(in modal: Int?) -> StackPath {
    sight(within: StackPath(modal: modal))
  }

  /// The stack in sight.
  var sight: StackPath { sight(in: modals.indices.last) }

  /// The stack that is seen within another one; of everything when that is nil.
  func sight(within container: StackPath?) -> StackPath {
    guard var path = container else { return sight }
    while let tabs = self[path].tabs { path.tabs.append(tabs.selected) }
    return path
  }

  /// The stacks that one has come by within another one, the nearest first; within everything in sight when that is nil.
  func stacksInSight(within container: StackPath?) -> [StackPath] {
    let modals: [Int?] = container.map { [$0.modal] } ?? modals.indices.reversed().map(Optional.some) + [nil]
    let depth = container?.tabs.count ?? 0
    return modals.flatMap { modal in
      let path = sight(within: container ?? StackPath(modal: modal))
      return (depth...path.tabs.count).reversed().map { StackPath(modal: modal, tabs: Array(path.tabs.prefix($0))) }
    }
  }

  /// Every stack of the base or of a modal, in sight or not.
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

  /// The places that one has come by in the base or in a modal, the one in sight last.
  func trail(in modal: Int?) -> [NavigationEntry] {
    var stack = modal.map { modals[$0].stack } ?? base
    var trail = stack.entries
    while let tabs = stack.tabs {
      stack = tabs.stacks[tabs.selected] ?? Stack()
      trail += stack.entries
    }
    return trail
  }

  /// The tabs that are seen of the base or of a modal, the outermost first.
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

  /// Every place, in sight or not.
  var entries: [NavigationEntry] { base.all + modals.flatMap { $0.stack.all } }

  /// The trail of everything that is seen: the base's, then the modals'.
  var trail: [NavigationEntry] { trail(in: nil) + modals.indices.flatMap { trail(in: $0) } }
}
