import Espalier
import TestSupport
import Testing

/// Tests of attaching modules, and of finding them from other modules.
@MainActor @Suite struct ModuleTreeTests {
  let log = Log()

  private func module(_ name: String) -> NamedModule { NamedModule(name, log: log) }

  @Test func `a module is never its own child, nor the child of one within it`() throws {
    let (root, child, leaf) = (module("root"), module("child"), module("leaf"))
    try root.attach(child)
    try child.attach(leaf)
    #expect(throws: ModuleError.self) { try root.attach(root) }
    #expect(throws: ModuleError.self) { try leaf.attach(root) }
    #expect(throws: ModuleError.self) { try leaf.attach(child) }
    #expect(leaf.children.isEmpty)
    #expect(root.parent == nil)
  }

  @Test func `a module has one parent only, and the error names both ways`() throws {
    let (root, other, child) = (module("root"), module("other"), module("child"))
    try root.attach(child)
    #expect(throws: ModuleError.alreadyAttached(module: "NamedModule/NamedModule", parent: "NamedModule")) {
      try other.attach(child)
    }
    #expect(throws: ModuleError.self) { try root.attach(child) }
    #expect(root.children.count == 1)
    #expect(other.children.isEmpty)
  }

  @Test func `an error says what to do`() {
    let error = ModuleError.alreadyAttached(module: "Home/Accounts", parent: "Home")
    #expect(error.description.contains("Home/Accounts"))
    #expect(error.description.contains("Detach it there first"))
  }

  @Test func `a path names the classes from the root down`() throws {
    let root = module("root")
    let rates = try root.attach(RatesModule("rates", log: log))
    #expect(rates.path == "NamedModule/RatesModule")
  }

  @Test func `the nearest of a type is a neighbour, then level by level up, and never the one that asks`() throws {
    let root = module("root")
    let far = try root.attach(RatesModule("far", log: log))
    let branch = try root.attach(module("branch"))
    let leaf = try branch.attach(module("leaf"))
    #expect(leaf.nearest(RatesModule.self) === far)
    let near = try branch.attach(RatesModule("near", log: log))
    #expect(leaf.nearest(RatesModule.self) === near)
    #expect(near.nearest(RatesModule.self) === far, "the next one above it")
    #expect(near.nearest((any Rates).self)?.name == "far")
    #expect(leaf.nearest((any Rates).self)?.name == "near")
    #expect(branch.nearest((any Rates).self)?.name == "far")
  }

  @Test func `what nobody is, is not found, and the search ends`() throws {
    let root = module("root")
    let leaf = try root.attach(module("branch")).attach(module("leaf"))
    #expect(leaf.nearest(RatesModule.self) == nil)
    #expect(root.nearest((any Rates).self) == nil)
  }

  @Test func `a search does not look into the modules within a neighbour`() throws {
    let root = module("root")
    let neighbour = try root.attach(module("neighbour"))
    try neighbour.attach(RatesModule("inner", log: log))
    let leaf = try root.attach(module("leaf"))
    #expect(leaf.nearest(RatesModule.self) == nil)
  }
}
