/// The number of each node in a graph's texts, because identities differ from run to run.
///
/// Type names that differ only by an address remain names; see `TypeName`.
struct GraphNumbers {
  private var numbers: [DependencyGraph.Node.ID: Int] = [:]

  init(_ nodes: [DependencyGraph.Node]) {
    for node in nodes { numbers[node.id] = numbers.count + 1 }
  }

  subscript(id: DependencyGraph.Node.ID) -> String {
    mutating get {
      // An edge may lead to a node that was never added.
      let number = numbers[id] ?? numbers.count + 1
      numbers[id] = number
      return "n\(number)"
    }
  }
}
