internal import EspalierScreens
internal import EspalierViews

extension [Patch] {
  /// Returns the last view that requests the focus, by a change or when it appears.
  ///
  /// - Parameter isComing: Returns true for a node that may ask for the focus when it appears.
  @MainActor func focusRequest(isComing: (Int) -> Bool) -> (node: Int, element: Int)? {
    var request: (node: Int, element: Int)?
    for patch in self {
      switch patch {
      case .update(let node, let old, let new):
        old.forEachChange(to: new) { slot, value in
          guard slot == StyleSlot(View.focusRequest, element: slot.element), case .integer(1...) = value else { return }
          request = (node, slot.element)
        }
      case .insert(let nodes, _, _):
        for node in nodes where isComing(node.id) {
          if let element = node.component.focusRequest { request = (node.id, element) }
        }
      default: break
      }
    }
    return request
  }
}
