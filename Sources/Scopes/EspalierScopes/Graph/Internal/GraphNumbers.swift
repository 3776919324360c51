/// The number of each node of a graph, for the graph's texts: identities differ from run to run. Names of types, which
/// differ by an address alone, stay names; see `TypeName`.
struct GraphNumbers {
  private var numbers: [DependencyGraph.Node.ID: Int] = [:]

  init(_ nodes: [DependencyGraph.Node]) {
    for node in nodes { numbers[node.id] = numbers.count + 1 }
  }

  subscript(id: DependencyGraph.Node.ID) -> String {
    mutating get {
      // An edge may lead to what nobody added.
      let number = numbers[id] ?? numbers.count + 1
      numbers[id] = number
      return "n\(number)"
    }
  }
}
