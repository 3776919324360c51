/// The type that a node stands for, if this process made the node. All are equal, so that a node equals the one that was
/// encoded and read again.
struct NodeType: Sendable, Hashable {
  let type: (any Any.Type)?

  init(_ type: (any Any.Type)? = nil) { self.type = type }

  static func == (left: NodeType, right: NodeType) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
