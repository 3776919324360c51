/// A builder of the nodes of a tree of connectors, each with a unique path.
struct ConnectorTree {
  private let queueLimit: Int
  private var taken: Set<String> = []
  /// The connectors with a name. A connector precedes its modules, and the modules keep their written order.
  private(set) var named: [ConnectorNode] = []
  /// The connectors that ask for events.
  private(set) var listeners: [ConnectorNode] = []

  init(queueLimit: Int) { self.queueLimit = queueLimit }

  mutating func node(_ connector: any Connector, under parent: String = "") -> ConnectorNode {
    let name = connector.name
    let path = name.isEmpty ? parent : unique(parent.isEmpty ? name : "\(parent)/\(name)")
    let position = named.count
    var modules: [ConnectorNode] = []
    for module in connector.modules { modules.append(node(module, under: path)) }
    let node = ConnectorNode(connector, path: path, modules: modules, queueLimit: queueLimit)
    if !name.isEmpty { named.insert(node, at: position) }
    if !node.events.isEmpty { listeners.append(node) }
    return node
  }

  /// Returns a unique path: the path itself, or the path with a number if another connector already has it, as in
  /// `Tracker#2`.
  private mutating func unique(_ path: String) -> String {
    var unique = path
    var number = 1
    while !taken.insert(unique).inserted {
      number += 1
      unique = "\(path)#\(number)"
    }
    return unique
  }
}
