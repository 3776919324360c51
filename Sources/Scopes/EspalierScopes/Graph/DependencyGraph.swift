/// A graph of dependencies, as a value: the scopes, containers and modules of an app, and the values that they hold.
///
/// It is for people and for tests, not for the operation of an app: print it, or deny an edge in a test.
///
/// - Isolation: a value. It is a snapshot, and does not follow later changes.
public struct DependencyGraph: Sendable, Hashable, Codable {
  /// The kind of object that a node represents.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// A scope: a node of the tree of dependencies.
    case scope
    /// A container.
    case container
    /// A value that a scope holds, or a registration of a container.
    case dependency
    /// A module: a feature.
    case module
  }

  /// The reason why one node leads to another.
  public enum Relation: String, Sendable, Hashable, Codable, CaseIterable {
    /// From a scope or a container to the parent that provides the dependencies it lacks.
    case parent
    /// From a scope, a container or a module to a value that it keeps.
    case holds
    /// From a registration to a dependency from which it is created.
    case needs
    /// From a module to a module within it.
    case child
  }

  /// A scope, a container, a module, or a dependency.
  public struct Node: Sendable, Hashable, Codable, Identifiable {
    /// The identity of the node, unique in the process. It is the identity of the object, with the name of the
    /// registration if the node represents a registration.
    public let id: String
    /// The name of the node for people.
    public let name: String
    /// The full name of the node's type, with its module.
    public let type: String
    /// The kind of object that the node represents.
    public let kind: Kind
    /// The type itself, for ``DependencyGraph/deny(from:to:transitively:)``. It is not part of the node's value or
    /// encoding, because another process does not have the type.
    private(set) var metatype = NodeType()

    /// Creates a node for a type that is known in this process.
    public init(id: String, name: String, type: any Any.Type, kind: Kind) {
      self.id = id
      self.name = name
      self.type = String(reflecting: type)
      self.kind = kind
      metatype = NodeType(type)
    }

    /// Creates a node whose type is known only by its name.
    package init(id: String, name: String, typeName: String, kind: Kind) {
      self.id = id
      self.name = name
      type = typeName
      self.kind = kind
    }

    private enum CodingKeys: String, CodingKey {
      case id, name, type, kind
    }
  }

  /// The need of one node for another.
  public struct Edge: Sendable, Hashable, Codable {
    /// The node that needs the other.
    public let from: Node.ID
    /// The node that is needed.
    public let to: Node.ID
    /// The reason that one node needs the other.
    public let relation: Relation
    /// The name of the property, key or argument that leads to the other node; empty for none.
    public let label: String

    /// Creates an edge from one node to another that it needs.
    public init(from: Node.ID, to: Node.ID, relation: Relation, label: String = "") {
      self.from = from
      self.to = to
      self.relation = relation
      self.label = label
    }
  }

  /// The nodes, in the order in which they were found.
  public private(set) var nodes: [Node] = []
  /// The edges, in the order in which they were found.
  public private(set) var edges: [Edge] = []

  // The existing nodes and edges, so that the cost of an insertion does not depend on the size of the graph.
  private var positions: [Node.ID: Int] = [:]
  private var known: Set<Edge> = []

  /// Creates an empty graph.
  public init() {}

  /// Returns the node with an identity; nil when the graph does not contain it.
  public func node(_ id: Node.ID) -> Node? {
    positions[id].map { nodes[$0] }
  }

  /// Adds a node, unless the graph contains one with the same identity.
  /// - Returns: True when the node is new.
  @discardableResult public mutating func insert(_ node: Node) -> Bool {
    guard positions[node.id] == nil else { return false }
    positions[node.id] = nodes.count
    nodes.append(node)
    return true
  }

  /// Adds an edge, unless the graph contains it.
  public mutating func insert(_ edge: Edge) {
    guard known.insert(edge).inserted else { return }
    edges.append(edge)
  }

  /// Adds the nodes and edges of another graph.
  public mutating func formUnion(_ other: DependencyGraph) {
    for node in other.nodes { insert(node) }
    for edge in other.edges { insert(edge) }
  }

  /// Returns the identity of an object's node, which is unique in the process while the object exists.
  public static func identity(of object: AnyObject) -> Node.ID {
    "object:" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }
}

// Written by hand, because the indices follow from the rest.
extension DependencyGraph {
  private enum CodingKeys: String, CodingKey {
    case nodes, edges
  }

  /// Returns a Boolean value that indicates whether both graphs have the same nodes and edges, in the same order.
  public static func == (left: DependencyGraph, right: DependencyGraph) -> Bool {
    left.nodes == right.nodes && left.edges == right.edges
  }

  /// Hashes nodes and edges.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(nodes)
    hasher.combine(edges)
  }

  /// Decodes `nodes` and `edges`, and ignores repetitions.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    for node in try values.decode([Node].self, forKey: .nodes) { insert(node) }
    for edge in try values.decode([Edge].self, forKey: .edges) { insert(edge) }
  }

  /// Encodes `nodes` and `edges`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(nodes, forKey: .nodes)
    try values.encode(edges, forKey: .edges)
  }
}
