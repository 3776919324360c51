/// An object that can be drawn in a ``DependencyGraph``: a scope, a container, a module.
///
/// Scopes conform already. Another object conforms by returning its node and its links. `graph()` follows the links and
/// visits each object once, also in cycles.
///
/// ```swift
/// extension PluginHost: Graphable {
///   var graphNode: DependencyGraph.Node {
///     .init(id: DependencyGraph.identity(of: self), name: "PluginHost", type: PluginHost.self, kind: .dependency)
///   }
///   var graphLinks: [DependencyGraph.Link] { plugins.map { .init(.holds, to: .object($0)) } }
/// }
/// ```
///
/// - Isolation: main actor. A type that is usable on any actor conforms in an extension, with `nonisolated` members.
@MainActor
public protocol Graphable: AnyObject {
  /// The node that represents the object.
  var graphNode: DependencyGraph.Node { get }

  /// The links of the object, in an order that does not change from run to run.
  var graphLinks: [DependencyGraph.Link] { get }

  /// Additional nodes and edges of the object, such as a container's registrations. Empty by default.
  var graphContents: DependencyGraph { get }
}

extension Graphable {
  /// An empty graph: nothing in addition to the links.
  public var graphContents: DependencyGraph { DependencyGraph() }

  /// Returns the graph of dependencies that begins at this object. It contains the object, the objects to which it
  /// leads, and so on.
  ///
  /// The graph is a snapshot. It contains names and types but no values, so it may be printed.
  ///
  /// - Complexity: O(*n*) in the nodes and edges that are found. The method reads types by reflection, so it is for
  ///   tests, tools and messages.
  public func graph() -> DependencyGraph {
    var graph = DependencyGraph()
    var open: [any Graphable] = [self]
    graph.insert(graphNode)
    while let next = open.popLast() {
      let node = next.graphNode
      graph.formUnion(next.graphContents)
      var found: [any Graphable] = []
      for link in next.graphLinks {
        let other: DependencyGraph.Node
        switch link.target {
        case .node(let node):
          other = node
          graph.insert(node)
        case .object(let object):
          other = object.graphNode
          if graph.insert(other) { found.append(object) }
        }
        graph.insert(.init(from: node.id, to: other.id, relation: link.relation, label: link.label))
      }
      open += found.reversed()
    }
    return graph
  }
}

extension DependencyGraph {
  /// A link from an object to a node or another object.
  public struct Link {
    /// The target of a link.
    public enum Target {
      /// An object whose links are followed.
      case object(any Graphable)
      /// A node without links.
      case node(Node)
    }

    /// The reason for the link.
    public let relation: Relation
    /// The name of the property or key; empty for none.
    public let label: String
    /// The target of the link.
    public let target: Target

    /// Creates a link to a target, with its reason and an optional name.
    public init(_ relation: Relation, _ label: String = "", to target: Target) {
      self.relation = relation
      self.label = label
      self.target = target
    }
  }
}
