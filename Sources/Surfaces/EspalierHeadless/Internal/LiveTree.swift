package import EspalierScreens
package import EspalierViews

/// A live view for each node of a window, updated by its patches.
@MainActor
package final class LiveTree {
  package final class LiveNode {
    package let id: Int
    package let form: Node.Form
    package let path: String
    package let view: View
    package var children: [LiveNode] = []
    package weak var parent: LiveNode?

    /// The number of the parent's element that contains the node.
    package var holder: Int { form.holder }
    /// True for a part that was made from an item of the parent.
    package var isItem: Bool { if case .item = form { true } else { false } }

    package init(_ node: Node, parent: LiveNode?) {
      id = node.id
      form = node.form
      path = node.path
      view = node.component.type.init()
      view.configure(node.component)
      self.parent = parent
    }
  }

  package init() {}

  /// The open menu. Only the surface knows that it is open, not the app.
  package var openMenu: (node: Int, element: Int)?

  package private(set) var roots: [LiveNode] = []
  package private(set) var nodes: [Int: LiveNode] = [:]
  private var openMenus: Set<Int> = []
  /// The values that a person expects of the handlers that are running.
  private var expected = ExpectedValues()

  package func apply(_ patches: [Patch]) {
    for patch in patches { apply(patch) }
  }

  private func apply(_ patch: Patch) {
    switch patch {
    case .insert(let inserted, let parent, let before):
      let holder = nodes[parent]
      let made = inserted.map { LiveNode($0, parent: holder) }
      for node in made { nodes[node.id] = node }
      insert(made, in: holder, before: before)
    case .update(let id, let old, let new):
      nodes[id]?.view.apply(from: old, to: new)
      expected.note(id, from: old, to: new, in: ViewSchema.of(new.type))
    case .remove(let ids):
      for id in ids {
        guard let node = nodes[id] else { continue }
        take(node)
        forget(node)
      }
    case .move(let id, let before):
      guard let node = nodes[id] else { return }
      take(node)
      insert([node], in: node.parent, before: before)
    }
  }

  private func insert(_ made: [LiveNode], in holder: LiveNode?, before: Int?) {
    let siblings = holder?.children ?? roots
    let index = before.flatMap { id in siblings.firstIndex { $0.id == id } } ?? siblings.count
    if let holder {
      holder.children.insert(contentsOf: made, at: index)
    } else {
      roots.insert(contentsOf: made, at: index)
    }
  }

  private func take(_ node: LiveNode) {
    if let parent = node.parent { parent.children.removeAll { $0 === node } } else { roots.removeAll { $0 === node } }
  }

  private func forget(_ node: LiveNode) {
    nodes[node.id] = nil
    expected.forget(node.id)
    for child in node.children { forget(child) }
  }

  // MARK: Reading

  /// The elements that a person can read or use, in order. While a modal or dialog is open, only its elements are
  /// included.
  package var elements: [LiveElement] {
    var all: [LiveElement] = []
    if let root = overlay ?? roots.first { collect(root, into: &all) }
    return all
  }

  /// All elements, including those below a modal or dialog, and those in closed menus.
  package var allElements: [LiveElement] {
    var all: [LiveElement] = []
    for root in roots { collect(root, into: &all, opensMenus: true) }
    return all
  }

  /// The node number of the topmost modal or dialog.
  package var overlayNode: Int? { overlay?.id }

  /// The topmost modal or dialog.
  private var overlay: LiveNode? {
    func last(in node: LiveNode) -> LiveNode? {
      for child in node.children.reversed() { if let found = last(in: child) { return found } }
      return node.view is ModalView || node.view is DialogView ? node : nil
    }
    return roots.first.flatMap(last)
  }

  /// Returns the node and the element number of the first visible view whose class meets the condition.
  package func position(where isWanted: (View.Type) -> Bool) -> (node: Int, element: Int)? {
    func first(in node: LiveNode) -> (node: Int, element: Int)? {
      if let element = ViewSchema.of(type(of: node.view)).elements.first(where: { isWanted($0.type) }) {
        return (node.id, element.element)
      }
      for child in node.children { if let found = first(in: child) { return found } }
      return nil
    }
    return (overlay ?? roots.first).flatMap(first)
  }

  /// Opens or closes a menu without notifying the app. Returns true if the menu exists.
  package func toggleMenu(_ id: Int) -> Bool {
    guard nodes[id]?.view is ToolbarMenuView else { return false }
    if openMenus.remove(id) == nil { openMenus.insert(id) }
    return true
  }

  package func closeMenus() { openMenus = [] }

  private func collect(_ node: LiveNode, into all: inout [LiveElement], opensMenus: Bool = false) {
    let schema = ViewSchema.of(type(of: node.view))
    let component = expected.applied(to: schema.complete(node.view.anyComponent), in: schema)
    if node.view is NavigationBarView, component.value(of: View.isHidden) {
      // The title of a hidden bar is still the heading of the screen; its controls cannot be used.
      let title = component.value(of: NavigationBarView.title)
      all.append(LiveElement(kind: .heading, node: node.id, element: 0, name: title))
      return
    }
    let own = withItems(LiveElement.elements(of: component, in: schema, node: node.id), of: node, component)
    if case .row(let form) = node.form {
      // A row that is hidden, or whose values are still loading, has no elements.
      guard !component.value(of: View.isHidden), !component.value(of: RowProperties.isLoading) else { return }
      for element in LiveElement.row(component, in: schema, node: node.id, form: form, holding: own) {
        all.append(element)
        all += openItems(of: element)
      }
    } else {
      for element in own {
        all.append(element)
        all += openItems(of: element)
      }
    }
    if node.view is ToolbarMenuView, !opensMenus, !openMenus.contains(node.id) { return }
    let gaps = gaps(of: component)
    for (index, child) in node.children.enumerated() where !child.isItem {
      if let gap = gaps[index] { all.append(LiveElement(kind: .text, node: node.id, element: 0, name: gap)) }
      collect(child, into: &all, opensMenus: opensMenus)
    }
    if let gap = gaps[node.children.count] {
      all.append(LiveElement(kind: .text, node: node.id, element: 0, name: gap))
    }
    if let dialog = node.view as? DialogView, dialog.isSheet {
      all.append(LiveElement(kind: .button, node: node.id, element: 0, name: dialog.closeName))
    }
    if let section = node.view as? SectionView, component.value(of: SectionView.hasNoMatches) {
      let message = section.anyComponent.value(of: SectionView.noMatches)
      all.append(LiveElement(kind: .text, node: node.id, element: 0, name: message))
    }
    if let section = node.view as? SectionView, !section.footer.isEmpty {
      all.append(LiveElement(kind: .text, node: node.id, element: 0, name: section.footer))
      let text = section.anyComponent.value(of: SectionView.footer.asText)
      all += LiveElement.links(in: text, node: node.id)
    }
  }

  /// Returns the elements of a node's view together with those of the parts that it makes from items, each where its
  /// container is.
  func withItems(_ own: [LiveElement], of node: LiveNode, _ component: AnyComponent) -> [LiveElement] {
    let items = node.children.filter(\.isItem)
    guard !items.isEmpty else { return own }
    var parts: [LiveElement] = []
    for item in items {
      let hidden = ViewSchema.of(component.type).isHidden(item.holder, in: component)
      guard !hidden else { continue }
      let schema = ViewSchema.of(type(of: item.view))
      let shown = schema.complete(item.view.anyComponent)
      parts += withItems(LiveElement.elements(of: shown, in: schema, node: item.id), of: item, shown).map { part in
        var part = part
        part.position = item.holder
        return part
      }
    }
    // Stable: elements of one position keep their order.
    return (own + parts).enumerated().sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
      .map(\.element)
  }

  /// Returns the items of the element's menu if it is open; an empty array otherwise.
  private func openItems(of element: LiveElement) -> [LiveElement] {
    let isOpen = element.kind == .menu && openMenu?.node == element.node && openMenu?.element == element.element
    return isOpen ? element.menuItems : []
  }

  package var text: String { elements.map(\.line).filter { !$0.isEmpty }.joined(separator: "\n") }

  /// The long lists, in the order of the screen: sections of which only some rows exist. Each list has the indexes of
  /// its existing rows.
  package var windows: [(section: Int, rows: RowWindow)] {
    var found: [(section: Int, rows: RowWindow)] = []
    func visit(_ node: LiveNode) {
      if node.view is SectionView, let rows = node.view.anyComponent.value(of: SectionView.rowWindow) {
        found.append((node.id, rows))
      }
      for child in node.children { visit(child) }
    }
    roots.forEach(visit)
    return found
  }

  /// The ends of lists that grow, in the order of the screen.
  package var growingEnds: [Int] {
    nodes.values.filter { $0.view is MoreRowsView }.map(\.id).sorted()
  }

  /// Returns the texts that represent missing rows. The key of each text is the index of the child after it.
  private func gaps(of component: AnyComponent) -> [Int: String] {
    guard component.type == SectionView.self, let window = component.value(of: SectionView.rowWindow) else {
      return [:]
    }
    var gaps: [Int: String] = [:]
    var (place, child) = (0, 0)
    for run in window.positions + [window.count..<window.count] {
      if run.lowerBound > place { gaps[child] = "… \(run.lowerBound - place) of \(window.count) rows …" }
      place = run.upperBound
      child += run.count
    }
    return gaps
  }

  /// Returns the named fields of the section that contains a node, with their values.
  package func fields(around id: Int) -> [LiveElement] {
    var section = nodes[id]
    while let current = section, !(current.view is SectionView) { section = current.parent }
    var fields: [LiveElement] = []
    func visit(_ node: LiveNode) {
      let schema = ViewSchema.of(type(of: node.view))
      fields += LiveElement.fields(of: schema.complete(node.view.anyComponent), in: schema, node: node.id)
      for child in node.children { visit(child) }
    }
    if let section { visit(section) }
    return fields
  }

  // MARK: Entering

  /// Returns the text in a field.
  package func text(node: Int, element: Int) -> String? {
    guard let view = nodes[node]?.view else { return nil }
    let type = ViewSchema.of(type(of: view)).elements[element].type as? Control.Type
    if type is NumberField.Type { return NumberField.text(of: ShownControl(view.anyComponent, element: element)) }
    guard let slot = type?.shows(.text(""), element: element)?.slot,
      case .text(let text)? = view.anyComponent.value(at: slot)
    else { return nil }
    return text
  }

  /// Shows a value that a person entered, before the app has taken it.
  package func enter(_ value: EventValue, node: Int, element: Int) {
    guard let view = nodes[node]?.view else { return }
    let type = ViewSchema.of(type(of: view)).elements[element].type as? Control.Type
    guard let shows = type?.shows(value, element: element) else { return }
    view.configure(view.anyComponent.setting(shows.slot, to: shows.value))
  }

  /// Selects or deselects a row. If only one row can be selected, it deselects the others.
  package func select(_ isSelected: Bool, row: Int) {
    guard let node = nodes[row] else { return }
    if isSelected, RowTraits(node.view.anyComponent).contains(.selectsOne) {
      for other in node.parent?.children ?? [] where RowTraits(other.view.anyComponent).contains(.selectsOne) {
        select(other.view, false)
      }
    }
    select(node.view, isSelected)
  }

  private func select(_ row: View, _ isSelected: Bool) {
    row.configure(row.anyComponent.setting(RowProperties.isSelected, to: isSelected))
  }
}
