package import EspalierViews

/// The tree of nodes that a window shows, and the comparison that turns a new blueprint into patches.
///
/// It holds one component for each row that was made, and no handlers of rows over items: those are made afresh when an
/// event comes, so that the newest one runs.
@MainActor
package final class NodeTree {
  private var root: TreeNode?
  var nodes: [Int: TreeNode] = [:]
  private var nextID = 1
  private var patches: [Patch] = []
  /// Steps that were taken since the last render, and come before those of the next one.
  var ahead: [Patch] = []
  private let report: (String) -> Void

  package init(report: @escaping (String) -> Void = { _ in }) { self.report = report }

  /// Makes the tree what the blueprint says, and returns the steps from what it was.
  package func render(_ blueprint: Blueprint) -> [Patch] {
    patches = ahead
    ahead = []
    if let root, root.component.type == blueprint.component.type {
      update(root, to: blueprint)
    } else {
      if let root { discard([root]) }
      let node = make(blueprint, parent: nil)
      root = node
      insert([node], parent: 0, before: nil)
    }
    defer { patches = [] }
    return patches
  }

  /// The steps that build the whole tree on a surface that shows nothing.
  package func whole() -> [Patch] {
    (patches, ahead) = ([], [])
    if let root { insert([root], parent: 0, before: nil) }
    defer { patches = [] }
    return patches
  }

  /// What the node shows, for events and for first paints.
  package func node(_ id: Int) -> Node? { nodes[id].map(\.node) }

  /// The node's children, in order.
  package func children(of id: Int?) -> [Node] {
    guard let id else { return root.map { [$0.node] } ?? [] }
    return nodes[id]?.children.map(\.node) ?? []
  }

  /// The scene that an event of the node belongs to.
  package func scene(of id: Int) -> Int? {
    var node = nodes[id]
    while let current = node {
      if let scene = current.scene { return scene }
      node = current.parent
    }
    return nil
  }

  /// The newest handler for an event, or nil when there is none (any more).
  package func handler(node id: Int, element: Int, event: EventKind) -> EventHandler? {
    guard let node = nodes[id] else { return nil }
    if node.component.type == MoreView.self, event == .seen, let more = node.parent?.section?.content.more {
      return EventHandler(task: { _ in await more.loadMore() }, for: .seen)
    }
    if let parent = node.parent, let section = parent.section,
      let index = parent.children.firstIndex(where: { $0 === node }), index < section.content.count
    {
      return section.content.row(at: index).component.handler(of: element, for: event)
    }
    return node.component.handler(of: element, for: event)
  }

  // MARK: Comparison

  private func update(_ node: TreeNode, to blueprint: Blueprint) {
    node.scene = blueprint.scene
    show(blueprint.component, in: node)
    switch blueprint.content {
    case .parts(let parts):
      node.section = nil
      let keys = node.children.map { KeyedNode(id: $0.key) }
      let difference = ListDifference(from: keys, to: parts.map { KeyedNode(id: $0.id) })
      arrange(node, difference, count: parts.count) { index, old in
        if let old, old.component.type == parts[index].component.type {
          self.update(old, to: parts[index])
          return old
        }
        return self.make(parts[index], parent: node)
      }
    case .rows(let section): updateRows(of: node, to: section)
    }
  }

  private func updateRows(of node: TreeNode, to section: Section) {
    let content = section.content
    let old = node.section?.content
    let oldMore = node.children.last.flatMap { $0.component.type == MoreView.self ? $0 : nil }
    if oldMore != nil { node.children.removeLast() }
    let compared = old.flatMap { content.difference(from: $0) }
    let difference = compared?.list ?? .replacing(node.children.count, with: content.count)
    let keepsMore = oldMore != nil && content.more != nil && difference.isEmpty
    if let oldMore, !keepsMore { discard([oldMore]) }
    node.section = section
    if !difference.inserted.isEmpty { reportDuplicates(in: section) }
    func update(_ kept: TreeNode, at index: Int) -> TreeNode {
      let row = content.row(at: index)
      guard kept.component.type == row.component.type, kept.form == .row(row.form) else {
        return makeRow(content, index, parent: node)
      }
      show(row.component, in: kept)
      return kept
    }
    if let changed = compared?.changed, node.notedChildren == 0 {
      // The list is as it was: what has not changed is not looked at, however long it is.
      for index in changed {
        let kept = node.children[index]
        let row = update(kept, at: index)
        guard row !== kept else { continue }
        node.children[index] = row
        discard([kept])
        let next = index + 1 < content.count ? node.children[index + 1] : keepsMore ? oldMore : nil
        insert([row], parent: node.id, before: next?.id)
      }
    } else {
      arrange(node, difference, count: content.count) { index, kept in
        guard let kept else { return self.makeRow(content, index, parent: node) }
        return kept.isNoted || compared?.isChanged(index) ?? true ? update(kept, at: index) : kept
      }
    }
    if let oldMore, keepsMore {
      node.children.append(oldMore)
    } else if content.more != nil {
      let more = makeMore(content, parent: node)
      node.children.append(more)
      insert([more], parent: node.id, before: nil)
    }
  }

  private func show(_ component: AnyComponent, in node: TreeNode) {
    if node.own != nil { node.own = component }
    node.isNoted = false
    let component = node.covered(component)
    if node.component != component { patches.append(.update(node.id, from: node.component, to: component)) }
    node.component = component
  }

  /// Brings the children into their new order: removals first, then from the end to the start, so that what a node goes
  /// before is already in its place.
  private func arrange(
    _ node: TreeNode, _ difference: ListDifference, count: Int, child: (Int, TreeNode?) -> TreeNode
  ) {
    let old = node.children
    var discarded = difference.removed.map { old[$0] }
    var children: [TreeNode] = []
    children.reserveCapacity(count)
    var isNew = [Bool](repeating: false, count: count)
    for index in 0..<count {
      let place = difference.oldPlace(of: index)
      let kept = place >= 0 ? old[place] : nil
      let node = child(index, kept)
      isNew[index] = node !== kept
      if let kept, isNew[index] { discarded.append(kept) }
      children.append(node)
    }
    node.children = children
    if !discarded.isEmpty { discard(discarded) }
    guard !difference.moved.isEmpty || isNew.contains(true) else { return }
    let moved = Set(difference.moved)
    var run: [TreeNode] = []
    var next: Int?
    for index in stride(from: count - 1, through: 0, by: -1) {
      if isNew[index] {
        run.append(children[index])
        continue
      }
      if !run.isEmpty {
        insert(run.reversed(), parent: node.id, before: next)
        next = run.last?.id
        run = []
      }
      if moved.contains(index) { patches.append(.move(children[index].id, before: next)) }
      next = children[index].id
    }
    if !run.isEmpty { insert(run.reversed(), parent: node.id, before: next) }
  }

  private func insert(_ inserted: [TreeNode], parent: Int, before: Int?) {
    patches.append(.insert(inserted.map(\.node), parent: parent, before: before))
    for node in inserted where !node.children.isEmpty { insert(node.children, parent: node.id, before: nil) }
  }

  private func discard(_ discarded: [TreeNode]) {
    patches.append(.remove(discarded.map(\.id)))
    for node in discarded { forget(node) }
  }

  private func forget(_ node: TreeNode) {
    nodes[node.id] = nil
    node.isNoted = false
    for child in node.children { forget(child) }
  }

  // MARK: Making nodes

  private func nextNumber() -> Int {
    defer { nextID += 1 }
    return nextID
  }

  private func make(_ blueprint: Blueprint, parent: TreeNode?) -> TreeNode {
    let node = TreeNode(
      id: nextNumber(), key: blueprint.id, form: .part, component: blueprint.component, parent: parent)
    node.name = blueprint.name
    node.scene = blueprint.scene
    nodes[node.id] = node
    switch blueprint.content {
    case .parts(let parts): node.children = parts.map { make($0, parent: node) }
    case .rows(let section):
      node.section = section
      let content = section.content
      node.children = (0..<content.count).map { makeRow(content, $0, parent: node) }
      if content.more != nil { node.children.append(makeMore(content, parent: node)) }
      reportDuplicates(in: section)
    }
    return node
  }

  private func makeMore(_ content: any SectionContent, parent: TreeNode) -> TreeNode {
    // A number of its own for each page, so that a surface tells anew when it comes into sight.
    let more = TreeNode(
      id: nextNumber(), key: "more-\(content.count)", form: .row(.plain), component: MoreView.with().erased,
      parent: parent)
    nodes[more.id] = more
    return more
  }

  private func reportDuplicates(in section: Section) {
    for index in section.content.duplicates {
      report(
        """
        Section “\(section.id)” has two rows with the identity \(section.content.key(at: index)); the second stands at \
        \(index). Both are shown. Give each row an identity of its own.
        """)
    }
  }

  private func makeRow(_ content: any SectionContent, _ index: Int, parent: TreeNode) -> TreeNode {
    let row = content.row(at: index)
    let node = TreeNode(
      id: nextNumber(), key: content.key(at: index), form: .row(row.form), component: row.component, parent: parent)
    nodes[node.id] = node
    return node
  }
}

private struct KeyedNode: Identifiable {
  let id: String
}

extension ListDifference {
  /// Everything goes, everything comes.
  package static func replacing(_ old: Int, with new: Int) -> ListDifference {
    ListDifference(
      oldPlaces: [Int](repeating: -1, count: new), removed: Array(0..<old), inserted: Array(0..<new), moved: [])
  }

  init(oldPlaces: [Int], removed: [Int], inserted: [Int], moved: [Int]) {
    self.places = oldPlaces
    self.sameCount = nil
    self.removed = removed
    self.inserted = inserted
    self.moved = moved
  }
}
