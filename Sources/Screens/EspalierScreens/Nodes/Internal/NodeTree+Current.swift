internal import EspalierViews

/// An index of nodes by the addresses to which they lead. It allows marking the links to the visible place without a
/// check of all other nodes.
@MainActor
struct LinkIndex {
  private var nodes: [String: Set<Int>] = [:]

  mutating func add(_ address: String, node: Int) { nodes[address, default: []].insert(node) }

  mutating func remove(_ address: String, node: Int) {
    nodes[address]?.remove(node)
    if nodes[address]?.isEmpty == true { nodes[address] = nil }
  }

  func nodes(leadingTo address: String) -> Set<Int> { nodes[address] ?? [] }
}

extension NodeTree {
  /// Marks the links that lead to the visible place, and unmarks the links that lead to the previous one. The patches
  /// are part of the next render.
  package func markCurrent(_ address: String) {
    guard address != current else { return }
    let affected = links.nodes(leadingTo: current).union(links.nodes(leadingTo: address))
    current = address
    for id in affected.sorted() {
      guard let node = nodes[id] else { continue }
      let own = node.own ?? node.component
      node.currentElements = currentElements(of: own)
      node.own = node.isCovered ? own : nil
      let shown = node.covered(own)
      if node.component != shown { ahead.append(.update(id, from: node.component, to: shown)) }
      node.component = shown
    }
  }

  /// Records the addresses that a node leads to, and marks the node if the visible place is among them.
  func noteLinks(of node: TreeNode) {
    let own = node.own ?? node.component
    var leads = false
    own.forEachDestination { _, address in
      links.add(address, node: node.id)
      leads = leads || address == current
    }
    guard leads else { return }
    node.currentElements = currentElements(of: own)
    guard node.isCovered else { return }
    node.own = own
    node.component = node.covered(own)
  }

  /// Forgets the addresses that a node leads to.
  func forgetLinks(of node: TreeNode) {
    (node.own ?? node.component).forEachDestination { _, address in links.remove(address, node: node.id) }
    node.currentElements = []
  }

  /// Returns the elements of a component that lead to the visible place. The set is empty for a tab, which has a
  /// property of its own for its selection.
  func currentElements(of component: AnyComponent) -> Set<Int> {
    guard component.type != TabView.self else { return [] }
    var elements: Set<Int> = []
    component.forEachDestination { element, address in
      if address == current { elements.insert(element) }
    }
    return elements
  }
}

extension AnyComponent {
  /// Returns true if the elements of both components lead to the same addresses.
  func leads(where other: AnyComponent) -> Bool {
    // Most components lead nowhere, and empty arrays cost nothing.
    var own: [(Int, String)] = []
    var others: [(Int, String)] = []
    forEachDestination { own.append(($0, $1)) }
    other.forEachDestination { others.append(($0, $1)) }
    return own.elementsEqual(others) { $0 == $1 }
  }
}
