import Espalier

/// A surface that keeps what it is told, turn by turn.
@MainActor final class RecordingSurface: AddressShowing {
  private(set) var turns: [[Patch]] = []
  private(set) var addresses: [WindowAddress] = []

  func apply(_ patches: [Patch], of window: Window) { turns.append(patches) }
  func show(_ address: WindowAddress, of window: Window) { addresses.append(address) }

  func forget() {
    turns = []
    addresses = []
  }
}

extension Window {
  /// Every node, from the window down.
  var allNodes: [Node] {
    func below(_ node: Node?) -> [Node] { nodes(in: node?.id).flatMap { [$0] + below($0) } }
    return below(nil)
  }

  /// Returns the position of the button of that title.
  func button(_ title: String) -> (node: Int, element: Int)? {
    for node in allNodes {
      for element in ViewSchema.of(node.component.type).elements
      where element.type == Button.self
        && node.component.value(of: Button.title, element: element.element).normal == title
      {
        return (node.id, element.element)
      }
    }
    return nil
  }

  /// Taps a button as a surface does, without waiting for what it starts.
  @discardableResult func press(_ title: String) -> EventOutcome? {
    button(title).map { handle(.control(node: $0.node, element: $0.element, .tap, .none)) }
  }

  /// The texts of all labels, in order.
  var labels: [String] {
    allNodes.flatMap { node in
      ViewSchema.of(node.component.type).elements.filter { $0.type == Label.self }
        .map { node.component.value(of: Label.text, element: $0.element) }
    }
  }
}
