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
      node.noted = []
      let keys = node.children.map { KeyedNode(id: $0.key) }
      let difference = ListDifference(from: keys, to: parts.map { KeyedNode(id: $0.id) })
      var made: [Int: TreeNode] = [:]
      for (index, part) in parts.enumerated() {
        let place = difference.oldPlaces[index]
        if place >= 0, node.children[place].component.type == part.component.type {
          update(node.children[place], to: part)
        } else {
          made[index] = make(part, parent: node)
        }
      }
      arrange(node, difference, made: made)
    case .rows(let section):
      updateRows(of: node, to: section)
      announceMove(in: node)
    }
  }

  private func updateRows(of node: TreeNode, to section: Section) {
    let content = section.content
    let compared = (node.section?.content).flatMap { content.difference(from: $0) }
    let difference = compared.map(\.list) ?? .replacing(node.children.count, with: content.count)
    node.section = section
    node.leading = keep(node.leading, as: content.leading)
    node.trailing = keep(node.trailing, as: content.trailing)
    var made: [Int: TreeNode] = [:]
    let changed = (compared?.changed ?? []) + notedPlaces(in: node, difference)
    for index in changed where made[index] == nil {
      let kept = node.children[difference?.oldPlaces[index] ?? index]
      let row = content.row(at: index)
      if kept.suits(row) {
        show(row.component, in: kept)
      } else {
        made[index] = makeRow(row, key: kept.key, parent: node)
      }
    }
    let inserted = difference?.inserted ?? []
    let keys = keysOfRepetitions(in: section, among: inserted) { taken in
      for child in node.children { taken.insert(child.key) }
    }
    for index in inserted { made[index] = makeRow(content, index, key: keys[index], parent: node) }
    arrange(node, difference, made: made)
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

  /// Where rows stand now that a surface has changed since they were last compared.
  private func notedPlaces(in node: TreeNode, _ difference: ListDifference?) -> [Int] {
    defer { node.noted = [] }
    return node.noted.compactMap { noted in
      guard let place = node.children.firstIndex(where: { $0 === noted }) else { return nil }
      return difference.map { $0.oldPlaces.firstIndex(of: place) } ?? place
    }
  }

  /// Brings the children into their new order: removals first, then from the end to the start, so that what a node goes
  /// before is already in its place.
  ///
  /// - Parameters:
  ///   - difference: what came, went and moved; nil when every child stands where it stood.
  ///   - made: the nodes of those that came, and of those that could not become what they are to be, by their new place.
  private func arrange(_ node: TreeNode, _ difference: ListDifference?, made: [Int: TreeNode]) {
    if difference?.isEmpty ?? true, made.isEmpty { return }
    // Whatever stands before and behind all changes is left where it is, however much that is.
    let oldCount = node.children.count
    let count = difference?.oldPlaces.count ?? oldCount
    func oldPlace(_ index: Int) -> Int { difference?.oldPlaces[index] ?? index }
    var start = 0
    let first = made.keys.min() ?? count
    while start < first, start < oldCount, oldPlace(start) == start { start += 1 }
    var end = count
    let last = made.keys.max() ?? -1
    while end - 1 > last, end > start, oldPlace(end - 1) == end - 1 + oldCount - count { end -= 1 }
    let oldEnd = end + oldCount - count

    var discarded = (difference?.removed ?? []).map { node.children[$0] }
    var middle: [TreeNode] = []
    middle.reserveCapacity(end - start)
    for index in start..<end {
      let place = oldPlace(index)
      guard let new = made[index] else {
        middle.append(node.children[place])
        continue
      }
      if place >= 0 { discarded.append(node.children[place]) }
      middle.append(new)
    }
    node.children.replaceSubrange(start..<oldEnd, with: middle)
    if !discarded.isEmpty { discard(discarded) }
    let behind = end < count ? node.children[end] : node.trailing
    place(middle, isNew: { made[start + $0] != nil }, moved: Set(difference?.moved ?? []), from: start, in: node, behind)
  }

  private func place(
    _ children: [TreeNode], isNew: (Int) -> Bool, moved: Set<Int>, from start: Int, in node: TreeNode,
    _ behind: TreeNode?
  ) {
    var run: [TreeNode] = []
    var next = behind?.id
    for index in children.indices.reversed() {
      if isNew(index) {
        run.append(children[index])
        continue
      }
      if !run.isEmpty {
        insert(run.reversed(), parent: node.id, before: next)
        next = run.last?.id
        run = []
      }
      if moved.contains(start + index) { patches.append(.move(children[index].id, before: next)) }
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
