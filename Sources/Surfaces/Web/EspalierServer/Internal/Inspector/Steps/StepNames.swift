internal import EspalierHeadless
internal import EspalierNavigation
internal import EspalierScreens
internal import EspalierViews

/// The names by which `TestApp` finds the elements that a window shows.
///
/// `TestApp` takes the first element of a kind with a name. An element whose name leads to another one has no name here.
@MainActor
struct StepNames {
  private let tree: LiveTree
  private let elements: [LiveElement]

  init(_ window: Window) { self.init(LiveTree(showing: window)) }

  private init(_ tree: LiveTree) {
    self.tree = tree
    elements = tree.elements
  }

  /// Returns the element that a control's event belongs to.
  func element(_ node: Int, _ element: Int) -> LiveElement? {
    elements.first { $0.node == node && $0.element == element && ($0.isTappable || $0.holdsValue || $0.kind == .file) }
  }

  /// Returns the name with which a tap reaches an element.
  func tap(_ target: LiveElement) -> String? {
    ([target.name] + target.aliases).first { name in
      guard !name.isEmpty else { return false }
      let first = elements.first { $0.isTappable && ($0.name == name || $0.aliases.contains(name)) }
      return first.map { $0.isSame(as: target) } ?? false
    }
  }

  /// Returns the name of an element among those of some kinds.
  func name(_ target: LiveElement, among kinds: [LiveElement.Kind]) -> String? {
    guard !target.name.isEmpty else { return nil }
    let first = elements.first { kinds.contains($0.kind) && $0.name == target.name }
    return first.map { $0.isSame(as: target) } ?? false ? target.name : nil
  }

  /// Returns the tap that raises an event of an element.
  func tap(_ node: Int, _ element: Int, _ kind: EventKind, _ value: EventValue) -> String? {
    let found = elements.first {
      $0.node == node && $0.element == element && $0.isTappable && $0.event == kind
        && (kind == .tap || $0.eventValue == value)
    }
    return found.flatMap(tap)
  }

  /// Returns the name of a link to a place.
  func link(to path: Path) -> String? {
    elements.lazy.filter { $0.isTappable && $0.destination.flatMap { Path($0) } == path }.compactMap(tap).first
  }

  /// Returns a text that leads to a row.
  func row(_ node: Int) -> String? {
    guard let found = tree.nodes[node] else { return nil }
    let schema = ViewSchema.of(Swift.type(of: found.view))
    let own = LiveElement.elements(of: schema.complete(found.view.anyComponent), in: schema, node: node)
    let names = own.map(\.name).filter { !$0.isEmpty }
    return (names + [names.joined(separator: " ")]).first { !$0.isEmpty && tree.row(holding: $0)?.node == node }
  }

  /// Returns a text that leads to the row with a path.
  func row(at path: String) -> String? {
    tree.nodes.values.first { $0.path == path }.flatMap { row($0.id) }
  }

  /// Returns the title of a row's action.
  func action(_ id: String, of row: Int) -> String? {
    let items = tree.nodes[row]?.view.anyComponent.value(of: RowProperties.actions).items ?? []
    let title = items.first { $0.id == id }?.title
    return items.first { $0.title == title }?.id == id ? title : nil
  }

  /// Returns the class of an element, for descriptions.
  func type(_ node: Int, _ element: Int) -> String {
    guard let view = tree.nodes[node]?.view else { return "element that is gone" }
    let elements = ViewSchema.of(Swift.type(of: view)).elements
    return "\(elements.indices.contains(element) ? elements[element].type : Swift.type(of: view))"
  }

  /// The title of the screen or dialog that is read now. A list that stays beside its detail is read before it.
  var title: String {
    let titles = elements.filter { element in
      guard element.kind == .heading, let view = tree.nodes[element.node]?.view else { return false }
      return view is NavigationBarView || view is DialogView
    }
    return titles.last?.name ?? ""
  }

  /// The modal or dialog that Escape closes.
  var overlay: Int? { tree.overlayNode }

  /// The long list that `TestApp` scrolls.
  var longList: Int? { tree.windows.first?.section }

  /// Returns the name of the closed menu of the toolbar that holds a node, and the names while it is open; nil for a
  /// node that no menu holds.
  func menu(around node: Int) -> (name: String, open: StepNames)? {
    guard let holder = tree.nodes[node]?.parent, holder.view is ToolbarMenuView,
      let name = elements.first(where: { $0.node == holder.id }).flatMap(tap), tree.toggleMenu(holder.id)
    else { return nil }
    defer { tree.closeMenus() }
    return (name, StepNames(tree))
  }
}

extension LiveElement {
  /// Returns true if two elements stand for the same part of the screen.
  fileprivate func isSame(as other: LiveElement) -> Bool {
    node == other.node && element == other.element && kind == other.kind && eventValue == other.eventValue
  }
}
