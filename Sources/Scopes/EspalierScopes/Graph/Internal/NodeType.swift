/// The type that a node represents, if this process created the node. All values are equal, so that a node equals its
/// encoded and decoded copy.
struct NodeType: Sendable, Hashable {
  let type: (any Any.Type)?

  init(_ type: (any Any.Type)? = nil) { self.type = type }

  static func == (left: NodeType, right: NodeType) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
