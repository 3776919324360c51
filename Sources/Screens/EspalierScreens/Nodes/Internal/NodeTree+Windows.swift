package import EspalierViews

extension NodeTree {
  /// Creates the rows of a new section. It creates all rows, or only the rows that are visible first.
  func fill(_ node: TreeNode, with section: Section) {
    let state = SectionState(section)
    node.rows = state
    problems.look(at: section)
    let content = section.content
    guard section.isPulled else {
      let keys = section.keysOfRepetitions(among: Array(0..<content.count)) { _ in
      } report: { key, position in
        problems.reportRepetition(of: key, at: position, in: section)
      }
      node.children = (0..<content.count).map { makeRow(content, $0, key: keys[$0], parent: node) }
      node.numberChildren(from: 0)
      state.positions = RowPositions(0..<content.count)
      return
    }
    let first = content.jump.map { $0.position..<$0.position + RowCreation.initialVisibleCount } ?? state.visibleRange
    state.visibleRange = RowCreation.visibleRange(first, of: content.count)
    state.positions = RowPositions(RowCreation.window(around: state.visibleRange, of: content.count))
    var taken: Set<String> = []
    node.children = state.positions.all.map { position in
      makeRow(content.row(at: position), key: freeKey(at: position, in: section, &taken), parent: node)
    }
    node.numberChildren(from: 0)
    // No surface has received the node yet.
    if let shown = windowed(node) { node.component = shown }
  }

  /// Records the visible positions of a section, and returns the handler that fetches the missing rows.
  ///
  /// The method creates the rows around the positions, and removes those far from them. The steps are part of the next
  /// render.
  ///
  /// - Parameter kept: The numbers of rows that stay at any position, because a person is using them.
  /// - Returns: True if there is such a section, and the handler to run, which takes as long as a fetch does.
  package func see(_ shown: Range<Int>, keeping kept: [Int], in id: Int) -> (isTaken: Bool, handler: EventHandler?) {
    guard let node = nodes[id], let state = node.rows else { return (false, nil) }
    let content = state.section.content
    guard state.section.isPulled, content.count > 0 else { return (true, nil) }
    state.visibleRange = RowCreation.visibleRange(shown, of: content.count)
    state.kept = Set(kept.prefix(RowCreation.mostKept).filter { nodes[$0]?.parent === node })
    collectAhead {
      let now = state.positions
      let rows = RowCreation.window(around: state.visibleRange, of: content.count, keeping: now.main)
      bring(node, to: rows, from: now.all, isSame: true) { _ in false }
      showWindow(of: node)
    }
    return (true, content.handler(fetching: state.positions.main, around: state.visibleRange))
  }

  /// Returns the row of a section with an identity, and creates it if it has no node yet; nil when the section has no
  /// such row.
  package func row(called key: String, in id: Int) -> Node? {
    guard let node = nodes[id], let state = node.rows else { return nil }
    if let row = node.children.first(where: { $0.key == key }) { return row.node }
    guard state.section.isPulled, let position = state.section.content.position(of: key) else { return nil }
    collectAhead {
      bring(node, to: state.positions.main, from: state.positions.all, and: position, isSame: true) { _ in false }
      showWindow(of: node)
    }
    guard let row = state.positions.index(of: position).map({ node.children[$0] }) else { return nil }
    state.kept.insert(row.id)
    return row.node
  }

  /// Collects the patches of changes that are made between two renders.
  private func collectAhead(_ take: () -> Void) {
    patches = ahead
    let first = nextID
    take()
    ahead = patches
    patches = []
    nextScrolledRows.formUnion(first..<nextID)
  }

  /// Updates the rows around the visible positions of a section to the section's new content.
  func pull(_ node: TreeNode, from old: (any SectionContent)?, to content: any SectionContent) {
    guard let state = node.rows else { return }
    let positions = state.positions.all
    let trace = old.flatMap { content.trace(from: $0) }
    let newPositions = trace?.newPositions(positions) ?? [Int](repeating: -1, count: node.children.count)
    guard state.section.isPulled else {
      // The section has become so short that all of it is shown.
      return bring(node, to: 0..<content.count, from: newPositions) { trace?.isChanged($0) ?? false }
    }
    let main = state.positions.main
    var rows: Range<Int>
    if let jump = content.jump, jump != old?.jump {
      state.visibleRange = RowCreation.initialRange(at: jump.position, of: content.count)
      rows = RowCreation.moved(main, by: 0, of: content.count)
    } else {
      let shift = shift(of: state, positions, newPositions)
      state.visibleRange = RowCreation.moved(state.visibleRange, by: shift, of: content.count)
      rows = RowCreation.moved(main, by: shift, of: content.count)
      // New rows at the end are created if the end is visible.
      let isAtEnd = old.map { main.upperBound == $0.count } ?? false
      if isAtEnd { rows = RowCreation.withEnd(rows, of: content.count) }
    }
    // A list that was empty is shown from its beginning.
    if state.visibleRange.isEmpty { state.visibleRange = RowCreation.initialRange(of: content.count) }
    rows = RowCreation.window(around: state.visibleRange, of: content.count, keeping: rows)
    bring(node, to: rows, from: newPositions, isSame: trace?.isSame ?? false) { trace?.isChanged($0) ?? false }
  }

  /// Returns the distance that the visible rows have moved. It is 0 at the beginning of a list, because the view stays
  /// there.
  private func shift(of state: SectionState, _ positions: [Int], _ newPositions: [Int]) -> Int {
    guard state.visibleRange.lowerBound > 0 else { return 0 }
    let kept = zip(positions, newPositions).filter { $0.1 >= 0 }
    let visible = kept.filter { state.visibleRange.contains($0.0) }
    return RowCreation.shift(of: (visible.isEmpty ? kept : visible).map { $0.1 - $0.0 })
  }

  /// Provides a section with rows at a range of positions, and at the positions of rows that must stay.
  ///
  /// - Parameters:
  ///   - newPlaces: The new positions of the rows that the section has; -1 for removed rows.
  ///   - other: One more position.
  ///   - isSame: True when no row has changed or moved.
  ///   - isChanged: Returns true if the row at a position may show something else.
  private func bring(
    _ node: TreeNode, to rows: Range<Int>, from newPositions: [Int], and other: Int? = nil, isSame: Bool = false,
    isChanged: (Int) -> Bool
  ) {
    guard let state = node.rows else { return }
    let content = state.section.content
    var held = other.map { [$0] } ?? []
    for (child, position) in zip(node.children, newPositions) where position >= 0 && held.count < RowCreation.mostKept {
      if state.kept.contains(child.id) || child === state.moving || child.isUnderWay { held.append(position) }
    }
    let positions = RowPositions(rows, beside: held)
    if isSame, positions == state.positions, node.notedChildren == 0 { return }
    var childAt: [Int: TreeNode] = [:]
    for (child, position) in zip(node.children, newPositions) where position >= 0 { childAt[position] = child }
    let wanted = positions.all
    let difference = ListDifference(
      from: node.children.map { NumberedRow(id: $0.id) },
      to: wanted.map { NumberedRow(id: childAt[$0]?.id ?? -1 - $0) })
    var taken = Set(wanted.compactMap { childAt[$0]?.key })
    var made: [Int: TreeNode] = [:]
    for (index, position) in wanted.enumerated() {
      if let kept = childAt[position] {
        if kept.isNoted || isChanged(position) { made[index] = become(content.row(at: position), kept) }
      } else {
        let key = freeKey(at: position, in: state.section, &taken)
        made[index] = makeRow(content.row(at: position), key: key, parent: node)
      }
    }
    state.positions = positions
    arrange(node, difference, count: wanted.count, made: made)
  }

  /// Returns the key of a new row: its identity, or another key if a row with the same identity already exists.
  private func freeKey(at position: Int, in section: Section, _ taken: inout Set<String>) -> String {
    let key = section.content.key(at: position)
    guard !taken.insert(key).inserted else { return key }
    problems.reportRepetition(of: key, at: position, in: section)
    var number = 2
    while !taken.insert("\(key)~\(number)").inserted { number += 1 }
    return "\(key)~\(number)"
  }

  /// Sends the surface the positions of the rows that exist.
  func showWindow(of node: TreeNode) {
    if let shown = windowed(node) { show(shown, in: node) }
  }

  /// Returns a section's component with the positions of its rows; nil if the component has them already.
  private func windowed(_ node: TreeNode) -> AnyComponent? {
    guard let state = node.rows, node.component.type == SectionView.self else { return nil }
    let (content, runs) = (state.section.content, state.positions.runs)
    let window = state.section.isPulled ? RowWindow(count: content.count, positions: runs, jump: content.jump) : nil
    let own = node.own ?? node.component
    return own.value(of: SectionView.rowWindow) == window ? nil : own.setting(SectionView.rowWindow, to: window)
  }
}
