package import EspalierViews

extension NodeTree {
  /// Stores the value of a control as a surface reported it.
  ///
  /// The next comparison starts from this value, and is made even if nothing else has changed, so that a value that the
  /// app did not accept is undone.
  ///
  /// A control whose component does not set the value keeps its own, so that no later comparison undoes it.
  package func note(_ value: StyleValue, at slot: StyleSlot, node id: Int) {
    guard let node = nodes[id], node.component.isSet(slot) else { return }
    node.component = node.component.setting(slot, to: value)
    node.mark()
  }

  /// Records that a row was chosen or is no longer chosen. If only one row can be chosen at a time, the surface clears
  /// the choice of the others.
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

  /// Keeps showing a value that a surface reported, regardless of the component. The value is kept until it has been
  /// released as often as it was held.
  package func hold(_ value: StyleValue, at slot: StyleSlot, node id: Int) {
    guard let node = nodes[id], node.component.isSet(slot) else { return }
    node.own = node.own ?? node.component
    node.held[slot] = NodeState.Held(value: value, count: (node.held[slot]?.count ?? 0) + 1)
    node.component = node.component.setting(slot, to: value)
  }

  /// Releases a held value. The next render compares the visible value with the component's value at that time.
  package func release(_ slot: StyleSlot, node id: Int) {
    guard let node = nodes[id], var held = node.held[slot] else { return }
    held.count -= 1
    node.held[slot] = held.count > 0 ? held : nil
    node.mark()
    if !node.isCovered { node.own = nil }
  }

  /// Marks an element as busy, or as no longer busy, regardless of its component. The patch is part of the next render.
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
