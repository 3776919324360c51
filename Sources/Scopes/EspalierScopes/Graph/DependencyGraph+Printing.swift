extension DependencyGraph {
  /// The graph in the language of Graphviz.
  ///
  /// ```sh
  /// dot -Tsvg app.dot > app.svg
  /// ```
  ///
  /// With more than 200 edges it is ``dot(mergingAbove:)`` 20: nobody could follow them one by one.
  ///
  /// Nodes go by numbers in the order in which they were found, so that the same graph is the same text in every run.
  public var dot: String { isLarge ? dot(mergingAbove: Self.limitBetweenModules) : DOTDrawing(.plain(self)).text }

  /// Returns the graph in the language of Graphviz, with a frame around the nodes of each Swift module.
  ///
  /// What is drawn is for an overview. Between two modules that are joined by more than `limit` edges there is one, with
  /// their numbers; and a module with more than `limit` edges within it is one node, with theirs. A graph whose types
  /// are all of one module has no frames and is drawn whole.
  ///
  /// - Parameter limit: the number of edges that are drawn one by one, for each pair of modules.
  public func dot(mergingAbove limit: Int) -> String { DOTDrawing(.grouped(self, limit: limit)).text }

  /// The graph as Mermaid draws it, in Markdown for example.
  ///
  /// With more than 200 edges it is ``mermaid(mergingAbove:)`` 20: Mermaid itself refuses 500.
  ///
  /// Nodes go by numbers in the order in which they were found, so that the same graph is the same text in every run.
  public var mermaid: String {
    isLarge ? mermaid(mergingAbove: Self.limitBetweenModules) : MermaidDrawing(.plain(self)).text
  }

  /// Returns the graph as Mermaid draws it, with a frame around the nodes of each Swift module; see
  /// ``dot(mergingAbove:)``.
  ///
  /// - Parameter limit: the number of edges that are drawn one by one, for each pair of modules.
  public func mermaid(mergingAbove limit: Int) -> String { MermaidDrawing(.grouped(self, limit: limit)).text }

  private var isLarge: Bool { edges.count > 200 }
  private static let limitBetweenModules = 20

  /// The graph as JSON: an object of `nodes` and `edges`, each on a line of its own.
  ///
  /// Nodes go by numbers in the order in which they were found, so that the same graph is the same text in every run. To
  /// keep a graph and read it again, encode it: it is `Codable`.
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
