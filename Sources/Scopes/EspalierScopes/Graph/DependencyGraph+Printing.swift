extension DependencyGraph {
  /// The graph in the language of Graphviz.
  ///
  /// ```sh
  /// dot -Tsvg app.dot > app.svg
  /// ```
  ///
  /// With more than 200 edges, which no one could follow one by one, it is ``dot(mergingAbove:)`` 20.
  ///
  /// Nodes go by numbers in the order in which they were found, so that the same graph is the same text in every run.
  public var dot: String { isLarge ? dot(mergingAbove: Self.limitBetweenModules) : DOTDrawing(.plain(self)).text }

  /// Returns the graph in the language of Graphviz, with a frame around the nodes of each Swift module.
  ///
  /// The drawing is an overview. If two modules are joined by more than `limit` edges, one edge with their numbers
  /// replaces them. A module with more than `limit` edges within it is drawn as one node, with their numbers. A graph
  /// whose types all belong to one module has no frames and is drawn in full.
  ///
  /// - Parameter limit: The number of edges that are drawn one by one, for each pair of modules.
  public func dot(mergingAbove limit: Int) -> String { DOTDrawing(.grouped(self, limit: limit)).text }

  /// The graph in the language of Mermaid, for example for Markdown.
  ///
  /// With more than 200 edges, it is ``mermaid(mergingAbove:)`` 20: Mermaid itself refuses 500.
  ///
  /// Nodes go by numbers in the order in which they were found, so that the same graph is the same text in every run.
  public var mermaid: String {
    isLarge ? mermaid(mergingAbove: Self.limitBetweenModules) : MermaidDrawing(.plain(self)).text
  }

  /// Returns the graph in the language of Mermaid, with a frame around the nodes of each Swift module; see
  /// ``dot(mergingAbove:)``.
  ///
  /// - Parameter limit: The number of edges that are drawn one by one, for each pair of modules.
  public func mermaid(mergingAbove limit: Int) -> String { MermaidDrawing(.grouped(self, limit: limit)).text }

  private var isLarge: Bool { edges.count > 200 }
  private static let limitBetweenModules = 20

  /// The graph as JSON: an object of `nodes` and `edges`, each on a line of its own.
  ///
  /// Nodes are numbered in the order in which they were found, so that the same graph has the same text in every run.
  /// To store a graph and read it again, encode it: it is `Codable`.
  public var json: String {
    var numbers = GraphNumbers(nodes)
    let nodeLines = nodes.map { node in
      "    {\"id\": \"\(numbers[node.id])\", \"name\": \(GraphText.jsonQuoted(node.name)), "
        + "\"type\": \(GraphText.jsonQuoted(TypeName.withoutAddresses(node.type))), \"kind\": \"\(node.kind.rawValue)\"}"
    }
    let edgeLines = edges.map { edge in
      "    {\"from\": \"\(numbers[edge.from])\", \"to\": \"\(numbers[edge.to])\", "
        + "\"relation\": \"\(edge.relation.rawValue)\", \"label\": \(GraphText.jsonQuoted(edge.label))}"
    }
    return """
      {
        "nodes": \(list(nodeLines)),
        "edges": \(list(edgeLines))
      }

      """
  }

  private func list(_ lines: [String]) -> String {
    lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
  }
}
