import Espalier

extension Window {
  /// All that the window shows: each node with its component, in order.
  var allNodes: [Node] {
    render()
    func below(_ node: Int?) -> [Node] { nodes(in: node).flatMap { [$0] + below($0.id) } }
    return below(nil)
  }

  /// The components of a class that stand by themselves in a row.
  func components(of type: View.Type) -> [AnyComponent] { allNodes.map(\.component).filter { $0.type == type } }
}
