import Espalier
import TestSupport
import Testing

/// Activation and deactivation: each once, parents before children on the way in, children first on the way out.
@MainActor @Suite struct ModuleLifeTests {
  let log = Log()

  private func module(_ name: String) -> NamedModule { NamedModule(name, log: log) }

  /// root → (left → leaf), right
  private func makeTree() throws -> (root: NamedModule, left: NamedModule, leaf: NamedModule, right: NamedModule) {
    let (root, left, leaf, right) = (module("root"), module("left"), module("leaf"), module("right"))
    try root.attach(left)
    try left.attach(leaf)
    try root.attach(right)
    return (root, left, leaf, right)
  }

  @Test func `activating the root activates the tree, parents before children`() throws {
    let tree = try makeTree()
    #expect(log.entries.isEmpty)
    #expect(!tree.leaf.isActive)
    tree.root.activate()
    #expect(log.entries == ["+root", "+left", "+leaf", "+right"])
    #expect(tree.leaf.isActive)
  }

  @Test func `what is active is not activated again, whatever is added`() throws {
    let tree = try makeTree()
    tree.root.activate()
    tree.root.activate()
    try tree.root.attach(module("late"))
    #expect(log.entries == ["+root", "+left", "+leaf", "+right", "+late"])
  }

  @Test func `a module that is attached to an active one is activated at once, with what it holds`() throws {
    let root = module("root")
    root.activate()
    let child = module("child")
    try child.attach(module("grandchild"))
    try root.attach(child)
    #expect(log.entries == ["+root", "+child", "+grandchild"])
  }

  @Test func `a module that attaches others while it becomes active has each activated once`() throws {
    let root = module("root")
    root.whenActive = { root in
      do { try root.attach(NamedModule("child", log: root.log)) } catch { root.log.add("\(error)") }
    }
    root.activate()
    #expect(log.entries == ["+root", "+child"])
    #expect(root.children.count == 1)
  }

  @Test func `detaching ends the children first, the last attached before the others`() throws {
    let tree = try makeTree()
    try tree.left.attach(module("second leaf"))
    tree.root.activate()
    tree.root.detach(tree.left)
    #expect(
      log.entries.filter { $0.hasPrefix("-") } == ["-second leaf", "-leaf", "-left"])
    #expect(tree.root.children.map { ($0 as? NamedModule)?.name } == ["right"])
    #expect(tree.left.parent == nil)
    #expect(tree.right.isActive)
  }

  @Test func `a module that never was active is not told that it ends`() throws {
    let tree = try makeTree()
    tree.root.detach(tree.left)
    #expect(log.entries.isEmpty)
  }

  @Test func `detaching a stranger does nothing`() throws {
    let tree = try makeTree()
    tree.root.activate()
    tree.root.detach(module("stranger"))
    tree.root.detach(tree.leaf)
    #expect(tree.leaf.isActive)
    #expect(tree.leaf.parent === tree.left)
  }

  @Test func `tearing down ends everything, once`() throws {
    let tree = try makeTree()
    tree.root.activate()
    tree.root.teardown()
    tree.root.teardown()
    #expect(log.entries.filter { $0.hasPrefix("-") } == ["-right", "-leaf", "-left", "-root"])
    #expect(tree.root.children.isEmpty)
  }

  @Test func `a module that takes a neighbour along when it ends leaves the right ones behind`() throws {
    let tree = try makeTree()
    let last = try tree.root.attach(module("last"))
    tree.root.activate()
    tree.right.whenLeaving = { [left = tree.left, root = tree.root] _ in root.detach(left) }
    tree.root.detach(tree.right)
    #expect(tree.root.children.map { ($0 as? NamedModule)?.name } == ["last"])
    #expect(last.isActive)
    #expect(log.entries.filter { $0.hasPrefix("-") } == ["-right", "-leaf", "-left"])
  }

  @Test func `a module that detaches itself when it ends ends once`() throws {
    let tree = try makeTree()
    tree.root.activate()
    tree.right.whenLeaving = { right in right.parent?.detach(right) }
    tree.root.detach(tree.right)
    #expect(log.entries.filter { $0 == "-right" }.count == 1)
    #expect(tree.root.children.count == 1)
  }

  @Test func `a module can be attached elsewhere once it is detached, and lives again`() throws {
    let tree = try makeTree()
    tree.root.activate()
    tree.root.detach(tree.right)
    try tree.left.attach(tree.right)
    #expect(tree.right.parent === tree.left)
    #expect(log.entries.suffix(2) == ["-right", "+right"])
  }
}

@MainActor @Suite struct WindowedModuleTests {
  @Test(arguments: [true, false])
  func `a module that stands behind a window ends with it, once`(isClosed: Bool) async {
    final class Root: Module<RootScope> {
      var ended = 0
      override func willDeactivate() { ended += 1 }
    }
    let root = Root(scope: RootScope())
    root.activate()
    weak var gone: Window?
    do {
      let window = Window(coordinator: Coordinator<NoRoute>(), title: "App", owner: root)
      gone = window
      if isClosed { window.close() }
    }
    for _ in 0..<1_000 where gone != nil { await Task.yield() }
    #expect(gone == nil)
    for _ in 0..<1_000 where root.ended == 0 { await Task.yield() }
    #expect(root.ended == 1)
    #expect(!root.isActive)
  }

  private enum NoRoute: Route {
    case none
    var path: Path { .root }
    static let paths = Paths<Self> {}
  }
}
