package import EspalierViews

extension NodeTree {
  /// Takes over the value of a control as a surface reported it: the next comparison starts from it, and is made even
  /// where nothing else has changed, so that a value that the app did not take is taken back.
  ///
  /// A control whose component does not set the value keeps its own, so that no later comparison takes it back.
  package func note(_ value: StyleValue, at slot: StyleSlot, node id: Int) {
    guard let node = nodes[id], node.component.isSet(slot) else { return }
    node.component = node.component.setting(slot, to: value)
    node.isNoted = true
  }

  /// Takes note that a row was chosen or let go of; when one row is chosen at a time, the surface lets go of the
  /// others.
  package func note(isRowSelected: Bool, node id: Int) {
    guard let node = nodes[id] else { return }
    let slot = StyleSlot(RowProperties.isSelected)
    if isRowSelected, RowTraits(node.component).contains(.selectsOne) {
      for other in node.parent?.children ?? [] where other.component.value(of: RowProperties.isSelected) {
        note(false.styleValue, at: slot, node: other.id)
      }
    }
    note(isRowSelected.styleValue, at: slot, node: id)
  }

  /// Keeps a value that a surface reported in sight, whatever the component says, until it is released as often as it
  /// was held.
  package func hold(_ value: StyleValue, at slot: StyleSlot, node id: Int) {
    guard let node = nodes[id], node.component.isSet(slot) else { return }
    node.own = node.own ?? node.component
    node.held[slot] = NodeState.Held(value: value, count: (node.held[slot]?.count ?? 0) + 1)
    node.component = node.component.setting(slot, to: value)
  }

  /// Lets go of a held value; the next render compares the value in sight with the one that the component has by then.
  package func release(_ slot: StyleSlot, node id: Int) {
    guard let node = nodes[id], var held = node.held[slot] else { return }
    held.count -= 1
    node.held[slot] = held.count > 0 ? held : nil
    node.isNoted = true
    if !node.isCovered { node.own = nil }
  }

  /// Marks an element as busy, or no longer busy, over whatever its component says; the step is part of the next
  /// render.
  package func setBusy(_ isBusy: Bool, node id: Int, element: Int) {
    guard let node = nodes[id], node.busyElements.contains(element) != isBusy else { return }
    let own = node.own ?? node.component
    node.busyElements.formSymmetricDifference([element])
    node.own = node.isCovered ? own : nil
    let shown = node.covered(own)
    if node.component != shown { ahead.append(.update(id, from: node.component, to: shown)) }
    node.component = shown
  }
}
