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
    add(key: key, form: .row(row.form), component: worded(row), site: row.site, parent: parent)
  }

  func add(
    key: String, form: Node.Form, component: AnyComponent, site: DeclarationSite, parent: TreeNode?
  ) -> TreeNode {
    let node = TreeNode(id: nextID, key: key, form: form, component: component, site: site, parent: parent)
    nextID += 1
    nodes[node.id] = node
    noteLinks(of: node)
    lookForSilentHandlers(in: node)
    lookForProblems(in: node)
    makeItems(of: node)
    return node
  }

  /// Reports rows that share their identity with another row. Returns a separate key for each new one: `7~2`, `7~3`.
  ///
  /// Two rows with the same key would share the state that a surface keeps for it: half-typed text, and the focus.
  func keysOfRepetitions(
    in section: Section, among positions: [Int], takeKept: (inout Set<String>) -> Void
  ) -> [Int: String] {
    guard !positions.isEmpty else { return [:] }
    let content = section.content
    let repetitions = content.repetitions(among: positions)
    guard !repetitions.isEmpty else { return [:] }
    var taken = Set((0..<content.count).map(content.key))
    takeKept(&taken)
    var keys: [Int: String] = [:]
    for repetition in repetitions {
      let key = content.key(at: repetition.position)
      var number = 2
      while !taken.insert("\(key)~\(number)").inserted { number += 1 }
      keys[repetition.position] = "\(key)~\(number)"
      reportRepetition(of: key, at: repetition.later, in: section)
    }
    return keys
  }

  func reportRepetition(of key: String, at position: Int, in section: Section) {
    report(
      """
      Section “\(section.id)” has two rows with the identity \(key); the second stands at \(position). Both are shown. Give \
      each row an identity of its own.
      """)
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
