import EspalierContainer
import EspalierScopes
import Foundation
import TestSupport
import Testing

private struct PrivateType: Sendable {}
private struct Local<Value: Sendable>: Sendable {}

struct GraphValueTests {
  private func node(_ name: String) -> DependencyGraph.Node {
    .init(id: "id of \(name)", name: name, typeName: "App.\(name)", kind: .dependency)
  }

  private func graph(_ edges: (String, String)...) -> DependencyGraph {
    var graph = DependencyGraph()
    for (from, to) in edges {
      graph.insert(node(from))
      graph.insert(node(to))
      graph.insert(.init(from: node(from).id, to: node(to).id, relation: .needs))
    }
    return graph
  }

  @Test
  func `what is there already is not added again`() {
    var graph = graph(("A", "B"), ("A", "B"))
    let isNew = graph.insert(node("A"))
    #expect(!isNew)
    #expect(graph.nodes.map(\.name) == ["A", "B"])
    #expect(graph.edges.count == 1)
    graph.formUnion(self.graph(("A", "B"), ("B", "C")))
    #expect(graph == self.graph(("A", "B"), ("B", "C")))
    #expect(graph.node("id of C")?.name == "C")
  }

  @Test
  func `it comes back from its encoding, equal and able to grow`() throws {
    let graph = graph(("A", "B"), ("B", "C"))
    var copy = try JSONDecoder().decode(DependencyGraph.self, from: JSONEncoder().encode(graph))
    #expect(copy == graph)
    #expect(copy.hashValue == graph.hashValue)
    copy.insert(node("A"))
    #expect(copy == graph)
  }

  @Test
  func `each group of nodes that lead to each other is one cycle, the shortest through its first`() {
    let graph = graph(
      ("A", "B"), ("B", "C"), ("C", "D"), ("D", "B"), ("C", "B"), ("E", "E"), ("E", "F"), ("F", "G"), ("G", "H"),
      ("H", "F"))
    #expect(graph.cycles.map { $0.map(\.name) } == [["B", "C"], ["E"], ["F", "G", "H"]])
  }

  @Test
  func `ten thousand nodes and edges are quick, in a chain and in a ring`() {
    var graph = DependencyGraph()
    let names = (0..<10_000).map { "N\($0)" }
    let time = ContinuousClock().measure {
      for name in names { graph.insert(node(name)) }
      for (from, to) in zip(names, names.dropFirst()) {
        graph.insert(.init(from: node(from).id, to: node(to).id, relation: .needs))
      }
    }
    #expect(time < .seconds(20))
    #expect(graph.cycles.isEmpty)
    graph.insert(.init(from: node("N9999").id, to: node("N0").id, relation: .needs))
    #expect(graph.cycles.map(\.count) == [10_000])
  }

  @Test
  func `it prints as DOT, Mermaid and JSON`() {
    var graph = DependencyGraph()
    graph.insert(.init(id: "9", name: "AppScope", typeName: "App.AppScope", kind: .scope))
    graph.insert(.init(id: "4", name: "Login", typeName: "App.Login", kind: .module))
    graph.insert(.init(id: "4.x", name: "plug-ins", typeName: "App.Container", kind: .container))
    graph.insert(.init(from: "4", to: "9", relation: .parent))
    graph.insert(.init(from: "4", to: "4.x", relation: .holds, label: "plugIns"))
    #expect(
      graph.dot == """
        digraph dependencies {
          rankdir=LR;
          n1 [label="AppScope", shape=box];
          n2 [label="Login", shape=component];
          n3 [label="plug-ins", shape=cylinder];
          n2 -> n1 [label="parent", style=dashed];
          n2 -> n3 [label="plugIns"];
        }

        """)
    #expect(
      graph.mermaid == """
        flowchart LR
          n1["AppScope"]
          n2[["Login"]]
          n3[("plug-ins")]
          n2 -.->|"parent"| n1
          n2 -->|"plugIns"| n3

        """)
    #expect(
      graph.json == """
        {
          "nodes": [
            {"id": "n1", "name": "AppScope", "type": "App.AppScope", "kind": "scope"},
            {"id": "n2", "name": "Login", "type": "App.Login", "kind": "module"},
            {"id": "n3", "name": "plug-ins", "type": "App.Container", "kind": "container"}
          ],
          "edges": [
            {"from": "n2", "to": "n1", "relation": "parent", "label": ""},
            {"from": "n2", "to": "n3", "relation": "holds", "label": "plugIns"}
          ]
        }

        """)
  }

  /// Three nodes of `App`, two of `Pay`, one of `Net`, and one whose type is of no module.
  private var threeModules: DependencyGraph {
    var graph = DependencyGraph()
    for (id, type) in [
      ("a", "App.A"), ("p", "Pay.P"), ("b", "App.B"), ("q", "Pay.Q"), ("n", "Net.Client<Pay.P>"), ("c", "App.C"),
      ("t", "(App.A, Int)"),
    ] {
      graph.insert(.init(id: id, name: id, typeName: type, kind: .dependency))
    }
    for (from, to) in ["ap", "aq", "bp", "bq", "ab", "bc", "ac", "pn", "at", "px"].map({ ($0.prefix(1), $0.suffix(1)) })
    {
      graph.insert(.init(from: "\(from)", to: "\(to)", relation: from == "b" ? .holds : .needs))
    }
    return graph
  }

  @Test
  func `modules are frames, with one edge for many between two of them`() {
    #expect(
      threeModules.dot(mergingAbove: 3) == """
        digraph dependencies {
          rankdir=LR;
          compound=true;
          subgraph cluster_1 {
            label="App";
            n1 [label="a", shape=ellipse];
            n3 [label="b", shape=ellipse];
            n6 [label="c", shape=ellipse];
          }
          subgraph cluster_2 {
            label="Pay";
            n2 [label="p", shape=ellipse];
            n4 [label="q", shape=ellipse];
          }
          subgraph cluster_3 {
            label="Net";
            n5 [label="n", shape=ellipse];
          }
          n7 [label="t", shape=ellipse];
          n1 -> n2 [label="2 holds, 2 needs", penwidth=3, ltail=cluster_1, lhead=cluster_2];
          n1 -> n3 [label="needs"];
          n3 -> n6 [label="holds"];
          n1 -> n6 [label="needs"];
          n2 -> n5 [label="needs"];
          n1 -> n7 [label="needs"];
          n2 -> n8 [label="needs"];
        }

        """)
    #expect(
      threeModules.mermaid(mergingAbove: 3) == """
        flowchart LR
          subgraph m1["App"]
            n1("a")
            n3("b")
            n6("c")
          end
          subgraph m2["Pay"]
            n2("p")
            n4("q")
          end
          subgraph m3["Net"]
            n5("n")
          end
          n7("t")
          m1 ==>|"2 holds, 2 needs"| m2
          n1 -->|"needs"| n3
          n3 -->|"holds"| n6
          n1 -->|"needs"| n6
          n2 -->|"needs"| n5
          n1 -->|"needs"| n7
          n2 -->|"needs"| n8

        """)
  }

  @Test
  func `a module with many edges within it is one node, and a graph of one module is drawn whole`() {
    #expect(
      threeModules.mermaid(mergingAbove: 2) == """
        flowchart LR
          m1>"App: 3 nodes, 3 edges"]
          subgraph m2["Pay"]
            n2("p")
            n4("q")
          end
          subgraph m3["Net"]
            n5("n")
          end
          n7("t")
          m1 ==>|"2 holds, 2 needs"| m2
          n2 -->|"needs"| n5
          m1 -->|"needs"| n7
          n2 -->|"needs"| n8

        """)
    let dot = threeModules.dot(mergingAbove: 2)
    #expect(dot.contains("m1 [label=\"App: 3 nodes, 3 edges\", shape=folder];"))
    #expect(dot.contains("m1 -> n2 [label=\"2 holds, 2 needs\", penwidth=3, lhead=cluster_2];"))
    let one = graph(("A", "B"), ("B", "C"), ("A", "C"))
    #expect(one.dot(mergingAbove: 1) == one.dot && one.mermaid(mergingAbove: 1) == one.mermaid)
  }

  @Test
  func `ten thousand edges are drawn in few lines, quickly`() {
    var graph = DependencyGraph()
    var generator = SeededGenerator(seed: 7)
    let ids = (0..<1000).map { "\($0)" }
    for id in ids {
      graph.insert(.init(id: id, name: id, typeName: "Module\((Int(id) ?? 0) / 100).T\(id)", kind: .dependency))
    }
    while graph.edges.count < 10_000 {
      let (from, to) = (
        ids[Int.random(in: 0..<1000, using: &generator)], ids[Int.random(in: 0..<1000, using: &generator)]
      )
      graph.insert(.init(from: from, to: to, relation: .needs))
    }
    var texts: [String] = []
    // A hundred times what it takes.
    #expect(ContinuousClock().measure { texts = [graph.dot, graph.mermaid] } < .seconds(20))
    // Ten modules, and an edge at most from each to each.
    for text in texts { #expect(text.split(separator: "\n").count <= 10 + 90 + 5) }
    // Mermaid draws no more than 500 edges.
    #expect(texts[1].contains("Module0: 100 nodes, "))
    let sums = texts[1].matches(of: /(\d+) (?:needs|edges)/).compactMap { Int($0.output.1) }
    #expect(sums.reduce(0, +) == 10_000)
  }

  @Test
  func `hostile names stay names`() throws {
    let name = "a\"]; b\\ <script>|`#\n\u{1}é"
    var graph = DependencyGraph()
    graph.insert(.init(id: "1", name: name, typeName: name, kind: .scope))
    #expect(graph.dot.contains("n1 [label=\"a\\\"]; b\\\\ <script>|`#\\n\u{1}é\", shape=box];"))
    #expect(graph.mermaid == "flowchart LR\n  n1[\"a#quot;]; b\\ #lt;script#gt;#124;#96;#35; \u{1}é\"]\n")
    struct Printed: Decodable {
      struct Node: Decodable { var name: String }
      var nodes: [Node]
    }
    let printed = try JSONDecoder().decode(Printed.self, from: Data(graph.json.utf8))
    #expect(printed.nodes.map(\.name) == [name])
    #expect(DependencyGraph().json == "{\n  \"nodes\": [],\n  \"edges\": []\n}\n")
  }

  @Test @MainActor
  func `one tree prints the same text however often it is made`() {
    final class LocalScope: RootScope { let service = Service("one") }
    let texts = (1...2).map { _ in
      let graph = EmptyScope(EmptyScope(LocalScope())).graph()
      return graph.dot + graph.mermaid + graph.json
    }
    #expect(texts[0] == texts[1])
    #expect(texts[0].contains("EspalierScopesTests.GraphValueTests.LocalScope"))
    // The runtime writes an address, other in each run, into the name of a type that is private or local.
    let container = Container()
    container.register(Local<PrivateType>.self) { _ in Local() }
    final class HoldingScope: RootScope {
      let values: (Local<PrivateType>, Container)
      init(_ container: Container) { values = (Local(), container); super.init() }
    }
    let graph = Scope(HoldingScope(container)).graph()
    for text in texts + [graph.dot, graph.mermaid, graph.json] {
      #expect(!text.contains("unknown context") && !text.contains("$"))
    }
  }
}
