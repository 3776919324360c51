internal import EspalierViews

extension NodeTree {
  func make(_ blueprint: Blueprint, parent: TreeNode?) -> TreeNode {
    let node = add(key: blueprint.id, form: .part, component: blueprint.component, site: blueprint.site, parent: parent)
    node.name = blueprint.name
    node.scene = blueprint.scene
    switch blueprint.content {
    case .parts(let parts): if !parts.isEmpty { node.children = parts.map { make($0, parent: node) } }
    case .rows(let section): fill(node, with: section)
    }
    return node
  }

  func makeRow(_ content: any SectionContent, _ index: Int, key: String?, parent: TreeNode) -> TreeNode {
    makeRow(content.row(at: index), key: key ?? content.key(at: index), parent: parent)
  }

  func makeRow(_ row: Row, key: String, parent: TreeNode) -> TreeNode {
    problems.look(at: row, below: parent)
    return add(key: key, form: .row(row.form), component: worded(row), site: row.site, parent: parent)
  }

  func add(
    key: String, form: Node.Form, component: AnyComponent, site: DeclarationSite, parent: TreeNode?
  ) -> TreeNode {
    let node = TreeNode(id: nextID, key: key, form: form, component: component, site: site, parent: parent)
    nextID += 1
    nodes[node.id] = node
    noteLinks(of: node)
    problems.lookForSilentHandlers(in: node)
    problems.look(at: node)
    makeItems(of: node)
    return node
  }

  func insert(_ inserted: [TreeNode], parent: Int, before: Int?) {
    let path = inserted.first?.parent?.path
    patches.append(.insert(inserted.map { $0.node(under: path) }, parent: parent, before: before))
    for node in inserted where !node.children.isEmpty {
      // The nodes of each container are a step of their own.
      var rest = node.children[...]
      while let first = rest.first {
        let run = rest.prefix { $0.form.holder == first.form.holder }
        insert(Array(run), parent: node.id, before: nil)
        rest = rest.dropFirst(run.count)
      }
    }
  }

  func discard(_ discarded: [TreeNode]) {
    patches.append(.remove(discarded.map(\.id)))
    for node in discarded { forget(node) }
  }

  private func forget(_ node: TreeNode) {
    nodes[node.id] = nil
    noteEnd(of: node)
    forgetLinks(of: node)
    node.isNoted = false
    for child in node.children { forget(child) }
  }
}
