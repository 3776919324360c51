import EspalierBase
import EspalierScreens
import EspalierViews

struct Item: Identifiable, Equatable, Sendable {
  var id: Int
  var text = ""
}

@MainActor final class Counter {
  var count = 0
}

struct Failure: ExplainedError, Equatable {
  var reason = "out of order"
  var explanation: String? { reason }
}

/// A surface's tree: nodes by number, changed by patches alone. It notes each step that does not fit.
@MainActor final class PatchedTree {
  final class Node {
    let id: Int
    let form: EspalierScreens.Node.Form
    let key: String
    var component: AnyComponent
    var children: [Node] = []
    weak var parent: Node?

    init(_ node: EspalierScreens.Node, parent: Node?) {
      id = node.id
      form = node.form
      key = String(node.path.split(separator: "/").last ?? "")
      component = node.component
      self.parent = parent
    }
  }

  private(set) var roots: [Node] = []
  private(set) var faults: [String] = []
  private var nodes: [Int: Node] = [:]
  private var everUsed = Set<Int>()

  func apply(_ patches: [Patch]) {
    for patch in patches { apply(patch) }
  }

  private func apply(_ patch: Patch) {
    switch patch {
    case .insert(let inserted, let parent, let before):
      if parent != 0 && nodes[parent] == nil { faults.append("insert into unknown \(parent)") }
      let made = inserted.map { Node($0, parent: nodes[parent]) }
      for node in made {
        if !everUsed.insert(node.id).inserted { faults.append("number \(node.id) used again") }
        nodes[node.id] = node
      }
      place(made, in: nodes[parent], before: before)
    case .update(let id, let old, let new):
      guard let node = nodes[id] else { return faults.append("update of unknown \(id)") }
      if node.component != old { faults.append("update of \(id) from what it does not show") }
      if old == new { faults.append("update of \(id) to the same") }
      if old.type != new.type { faults.append("update of \(id) to another class") }
      node.component = new
    case .remove(let ids):
      for id in ids {
        guard let node = nodes[id] else {
          faults.append("remove of unknown \(id)")
          continue
        }
        take(node)
        forget(node)
      }
    case .move(let id, let before):
      guard let node = nodes[id] else { return faults.append("move of unknown \(id)") }
      take(node)
      place([node], in: node.parent, before: before)
    }
  }

  private func place(_ made: [Node], in parent: Node?, before: Int?) {
    var siblings = parent?.children ?? roots
    var index = siblings.count
    if let before {
      if let found = siblings.firstIndex(where: { $0.id == before }) {
        index = found
      } else {
        faults.append("a place before unknown \(before)")
      }
    }
    siblings.insert(contentsOf: made, at: index)
    if let parent { parent.children = siblings } else { roots = siblings }
  }

  private func take(_ node: Node) {
    if let parent = node.parent { parent.children.removeAll { $0 === node } } else { roots.removeAll { $0 === node } }
  }

  private func forget(_ node: Node) {
    nodes[node.id] = nil
    for child in node.children { forget(child) }
  }

  /// Keys that two siblings share.
  var sharedKeys: [String] {
    func shared(_ siblings: [Node]) -> [String] {
      let repeated = Dictionary(grouping: siblings, by: \.key).filter { $1.count > 1 }.keys
      return repeated + siblings.flatMap { shared($0.children) }
    }
    return shared(roots)
  }

  /// The whole as lines, with or without numbers; without them, a key is the row's identity alone, for which of two rows
  /// with one identity has the plain key depends on which came first.
  func outline(numbered: Bool = false) -> [String] {
    func lines(_ node: Node, _ depth: Int) -> [String] {
      let number = numbered ? "#\(node.id) " : ""
      let key = numbered ? node.key[...] : node.key.split(separator: "~").first ?? ""
      let own = String(repeating: " ", count: depth) + "\(number)\(key) \(node.form) \(node.component)"
      return [own] + node.children.flatMap { lines($0, depth + 1) }
    }
    return roots.flatMap { lines($0, 0) }
  }
}

extension NodeTree {
  /// The whole as lines, in the form of `PatchedTree.outline`.
  func outline() -> [String] {
    func lines(_ node: Node, _ depth: Int) -> [String] {
      let key = node.path.split(separator: "/").last ?? ""
      let own = String(repeating: " ", count: depth) + "#\(node.id) \(key) \(node.form) \(node.component)"
      return [own] + children(of: node.id).flatMap { lines($0, depth + 1) }
    }
    return children(of: nil).flatMap { lines($0, 0) }
  }
}

extension Blueprint {
  /// A window that holds one section.
  init(_ section: Section) {
    self.init(
      "window", Label.with().erased,
      content: .parts([Blueprint("section", Label.with().erased, content: .rows(section))]))
  }

  /// The same, with a section that says which of its rows are there.
  init(window section: Section) {
    self.init(
      "window", Label.with().erased,
      content: .parts([Blueprint("section", SectionView.with().erased, content: .rows(section))]))
  }
}
