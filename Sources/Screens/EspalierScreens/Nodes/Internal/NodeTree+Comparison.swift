internal import EspalierViews

extension NodeTree {
  func update(_ node: TreeNode, to blueprint: Blueprint) {
    (node.scene, node.site) = (blueprint.scene, blueprint.site)
    show(blueprint.component.keeping(of: node.component), in: node)
    switch blueprint.content {
    case .parts(let parts):
      node.rows = nil
      // Without parts of the screen, the children are the parts that the component makes from items.
      if parts.isEmpty, Items.areUsed, !AnyComponent.lists(of: node.component.type).isEmpty { return }
      let keys = node.children.map { KeyedNode(id: $0.key) }
      let difference = ListDifference(from: keys, to: parts.map { KeyedNode(id: $0.id) })
      var made: [Int: TreeNode] = [:]
      for (index, part) in parts.enumerated() {
        let position = difference.oldPosition(of: index)
        if position >= 0, node.children[position].component.type == part.component.type {
          update(node.children[position], to: part)
        } else {
          made[index] = make(part, parent: node)
        }
      }
      arrange(node, difference, count: parts.count, made: made)
    case .rows(let section):
      updateRows(of: node, to: section)
      showWindow(of: node)
      announceMove(in: node)
    }
  }

  private func updateRows(of node: TreeNode, to section: Section) {
    let content = section.content
    let old = node.rows?.section.content
    let state = node.rows ?? SectionState(section)
    let isWhole = old.map { state.positions == RowPositions(0..<$0.count) } ?? true
    node.rows = state
    state.section = section
    problems.look(at: section)
    if section.isPulled || !isWhole { return pull(node, from: old, to: content) }
    let compared = old.flatMap { content.difference(from: $0) }
    let difference = compared?.list ?? .replacing(node.children.count, with: content.count)
    var made: [Int: TreeNode] = [:]
    func update(_ index: Int) {
      let kept = node.children[difference.oldPosition(of: index)]
      made[index] = become(content.row(at: index), kept)
    }
    for index in compared?.changed ?? [] { update(index) }
    // Rows that hold a person's input, and that the comparison of items did not reach.
    for index in notedPositions(in: node, difference, count: content.count) where made[index] == nil { update(index) }
    let keys = section.keysOfRepetitions(among: difference.inserted) { taken in
      for child in node.children { taken.insert(child.key) }
    } report: { key, position in
      problems.reportRepetition(of: key, at: position, in: section)
    }
    for index in difference.inserted { made[index] = makeRow(content, index, key: keys[index], parent: node) }
    arrange(node, difference, count: content.count, made: made)
    state.positions = RowPositions(0..<content.count)
    guard checksRows, let compared, compared.changed.count < content.count else { return }
    let changed = Set(compared.changed)
    let problem = StaleRow.problem(in: node, section, worded: worded) { position in
      difference.oldPosition(of: position) >= 0 && !changed.contains(position) && made[position] == nil
    }
    if let problem { problems.report(problem) }
  }

  /// Updates a node to show a row. If that is not possible, the method returns a new node to replace it.
  func become(_ row: Row, _ kept: TreeNode) -> TreeNode? {
    if kept.suits(row) {
      kept.site = row.site
      show(worded(row), in: kept)
      return nil
    }
    return kept.parent.map { makeRow(row, key: kept.key, parent: $0) }
  }

  func show(_ component: AnyComponent, in node: TreeNode) {
    let before = node.own ?? node.component
    if node.own != nil { node.own = component }
    node.isNoted = false
    if !component.leads(where: before) { follow(component, in: node, before) }
    let component = node.covered(component)
    if node.component != component { patches.append(.update(node.id, from: node.component, to: component)) }
    node.component = component
    problems.look(at: node)
    showItems(of: node.own ?? component, in: node)
  }

  /// Records that the addresses to which a node leads have changed.
  private func follow(_ component: AnyComponent, in node: TreeNode, _ before: AnyComponent) {
    before.forEachDestination { _, address in links.remove(address, node: node.id) }
    component.forEachDestination { _, address in links.add(address, node: node.id) }
    node.currentElements = currentElements(of: component)
    node.own = node.isCovered ? component : nil
  }

  /// Announces to screen readers the new position of a row that was moved.
  private func announceMove(in node: TreeNode) {
    guard let moved = node.rows?.moving, node.component.type == SectionView.self else { return }
    let before = node.rows?.movingFrom
    node.rows?.moving = nil
    // A move that the app refused is not announced.
    guard let position = moved.position, position != before, let rows = node.rows else { return }
    let text = ChromeWords.current.moved(to: position + 1, of: rows.section.content.count)
    show((node.own ?? node.component).setting(SectionView.announcement, to: text), in: node)
  }

  /// Returns the new positions of the rows that hold a person's input.
  private func notedPositions(in node: TreeNode, _ difference: ListDifference, count: Int) -> [Int] {
    guard node.notedChildren > 0 else { return [] }
    return (0..<count).filter { index in
      let position = difference.oldPosition(of: index)
      return position >= 0 && node.children[position].isNoted
    }
  }

  /// Arranges the children in their new order.
  ///
  /// Removals come first. The other steps run from the end to the start, so that the sibling that a node is put before
  /// is already at its position.
  ///
  /// - Parameters:
  ///   - difference: The changes from the old children to the new ones.
  ///   - made: The nodes of new children, and of children that must be replaced, by their new index.
  func arrange(_ node: TreeNode, _ difference: ListDifference, count: Int, made: [Int: TreeNode]) {
    if difference.isEmpty, made.isEmpty { return }
    // The children before and after all changes stay where they are, however many there are.
    let oldCount = node.children.count
    var start = 0
    let first = made.keys.min() ?? count
    while start < first, start < oldCount, difference.oldPosition(of: start) == start { start += 1 }
    var end = count
    let last = made.keys.max() ?? -1
    while end - 1 > last, end > start, difference.oldPosition(of: end - 1) == end - 1 + oldCount - count { end -= 1 }
    let oldEnd = end + oldCount - count

    var discarded = difference.removed.map { node.children[$0] }
    var middle: [TreeNode] = []
    middle.reserveCapacity(end - start)
    for index in start..<end {
      let position = difference.oldPosition(of: index)
      guard let new = made[index] else {
        middle.append(node.children[position])
        continue
      }
      if position >= 0 { discarded.append(node.children[position]) }
      middle.append(new)
    }
    node.children.replaceSubrange(start..<oldEnd, with: middle)
    node.numberChildren(from: start)
    if !discarded.isEmpty { discard(discarded) }
    let behind = end < count ? node.children[end] : nil
    insert(middle, isNew: { made[start + $0] != nil }, moved: Set(difference.moved), from: start, in: node, behind)
  }

  private func insert(
    _ children: [TreeNode], isNew: (Int) -> Bool, moved: Set<Int>, from start: Int, in node: TreeNode,
    _ behind: TreeNode?
  ) {
    var run: [TreeNode] = []
    var next = behind
    // A node in another container is no sibling.
    func sibling(of child: TreeNode) -> Int? { next?.form.holder == child.form.holder ? next?.id : nil }
    func insertRun() {
      guard let first = run.last else { return }
      insert(run.reversed(), parent: node.id, before: sibling(of: first))
      next = first
      run = []
    }
    for index in children.indices.reversed() {
      let child = children[index]
      if let other = run.last, other.form.holder != child.form.holder { insertRun() }
      if isNew(index) {
        run.append(child)
        continue
      }
      insertRun()
      if moved.contains(start + index) { patches.append(.move(child.id, before: sibling(of: child))) }
      next = child
    }
    insertRun()
  }
}

extension AnyComponent {
  /// Returns the component with the last announcement and row window of the old component, because a screen provides
  /// neither of them.
  fileprivate func keeping(of old: AnyComponent) -> AnyComponent {
    guard type == SectionView.self else { return self }
    var kept = self
    if old.isSet(SectionView.announcement) {
      kept = kept.setting(SectionView.announcement, to: old.value(of: SectionView.announcement))
    }
    if old.isSet(SectionView.rowWindow) {
      kept = kept.setting(SectionView.rowWindow, to: old.value(of: SectionView.rowWindow))
    }
    return kept
  }
}
