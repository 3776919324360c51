internal import EspalierViews

extension NodeTree {
  func update(_ node: TreeNode, to blueprint: Blueprint) {
    node.scene = blueprint.scene
    show(blueprint.component.keepingAnnouncement(of: node.component), in: node)
    switch blueprint.content {
    case .parts(let parts):
      node.section = nil
      for edge in [node.leading, node.trailing].compactMap({ $0 }) { discard([edge]) }
      node.leading = nil
      node.trailing = nil
      let keys = node.children.map { KeyedNode(id: $0.key) }
      let difference = ListDifference(from: keys, to: parts.map { KeyedNode(id: $0.id) })
      arrange(node, difference, count: parts.count) { index, old in
        if let old, old.component.type == parts[index].component.type {
          self.update(old, to: parts[index])
          return old
        }
        return self.make(parts[index], parent: node)
      }
    case .rows(let section):
      updateRows(of: node, to: section)
      announceMove(in: node)
    }
  }

  private func updateRows(of node: TreeNode, to section: Section) {
    let content = section.content
    let compared = (node.section?.content).flatMap { content.difference(from: $0) }
    let difference = compared?.list ?? .replacing(node.children.count, with: content.count)
    node.section = section
    node.leading = keep(node.leading, as: content.leading)
    node.trailing = keep(node.trailing, as: content.trailing)
    let keys = keysOfRepetitions(in: section, among: difference.inserted) { taken in
      for place in difference.oldPlaces where place >= 0 { taken.insert(node.children[place].key) }
    }
    arrange(node, difference, count: content.count) { index, kept in
      guard let kept else { return self.makeRow(content, index, key: keys[index], parent: node) }
      guard kept.isNoted || compared?.isChanged(index) ?? true else { return kept }
      let row = content.row(at: index)
      guard kept.suits(row) else { return self.makeRow(row, key: kept.key, parent: node) }
      self.show(row.component, in: kept)
      return kept
    }
    if node.leading == nil, let edge = content.leading {
      let made = makeEdge(edge, parent: node)
      node.leading = made
      insert([made], parent: node.id, before: (node.children.first ?? node.trailing)?.id)
    }
    if node.trailing == nil, let edge = content.trailing {
      let made = makeEdge(edge, parent: node)
      node.trailing = made
      insert([made], parent: node.id, before: nil)
    }
  }

  /// The node at an end of a section, when it can go on as what is to stand there; it goes otherwise.
  private func keep(_ old: TreeNode?, as edge: SectionEdge?) -> TreeNode? {
    guard let old else { return nil }
    guard let edge, edge.key == old.key, edge.component.type == old.component.type else {
      discard([old])
      return nil
    }
    show(edge.component, in: old)
    return old
  }

  private func show(_ component: AnyComponent, in node: TreeNode) {
    if node.component != component { patches.append(.update(node.id, from: node.component, to: component)) }
    node.show(component)
  }

  /// Tells those who listen where a row that was moved has come to.
  private func announceMove(in node: TreeNode) {
    guard let moved = node.moving, node.component.type == SectionView.self else { return }
    node.moving = nil
    guard let index = node.children.firstIndex(where: { $0 === moved }) else { return }
    let text = "Moved to \(index + 1) of \(node.children.count)"
    show(node.component.setting(SectionView.announcement, to: text), in: node)
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
    var isNew: Set<Int> = []
    for index in 0..<count {
      let place = difference.oldPlaces[index]
      let kept = place >= 0 ? old[place] : nil
      let made = child(index, kept)
      if made !== kept {
        isNew.insert(index)
        if let kept { discarded.append(kept) }
      }
      children.append(made)
    }
    node.children = children
    if !discarded.isEmpty { discard(discarded) }
    guard !difference.moved.isEmpty || !isNew.isEmpty else { return }
    place(children, isNew: isNew, moved: Set(difference.moved), in: node)
  }

  private func place(_ children: [TreeNode], isNew: Set<Int>, moved: Set<Int>, in node: TreeNode) {
    var run: [TreeNode] = []
    // What stays at the end of the rows stands behind them, whatever comes.
    var next = node.trailing?.id
    for index in children.indices.reversed() {
      if isNew.contains(index) {
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
}

extension AnyComponent {
  /// What was said last stays said: a screen knows nothing of it.
  fileprivate func keepingAnnouncement(of old: AnyComponent) -> AnyComponent {
    guard type == SectionView.self, old.isSet(SectionView.announcement) else { return self }
    return setting(SectionView.announcement, to: old.value(of: SectionView.announcement))
  }
}

extension ListDifference {
  /// Everything goes, everything comes.
  package static func replacing(_ old: Int, with new: Int) -> ListDifference {
    ListDifference(
      oldPlaces: [Int](repeating: -1, count: new), removed: Array(0..<old), inserted: Array(0..<new), moved: [])
  }

  init(oldPlaces: [Int], removed: [Int], inserted: [Int], moved: [Int]) {
    self.oldPlaces = oldPlaces
    self.removed = removed
    self.inserted = inserted
    self.moved = moved
  }
}
