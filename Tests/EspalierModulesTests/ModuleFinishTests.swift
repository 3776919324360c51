import Espalier
import TestSupport
import Testing

/// Ending a module and waiting for what it had begun.
@MainActor @Suite struct ModuleFinishTests {
  let log = Log()

  @Test func `it returns when the cancelled tasks of the module and of all within it have ended`() async throws {
    let root = NamedModule("root", log: log)
    let child = try root.attach(NamedModule("child", log: log))
    let leaf = try child.attach(NamedModule("leaf", log: log))
    root.activate()
    let gates = [Gate(), Gate()]
    for (module, gate) in zip([child, leaf], gates) {
      module.run { [log] in
        await gate.pass()
        log.add("\(module.name) closed, \(Task.isCancelled ? "cancelled" : "not cancelled")")
      }
      await gate.reached()
    }
    let finishing = Task { [log] in
      await child.finish()
      log.add("finished")
    }
    while child.parent != nil { await Task.yield() }
    for gate in gates { gate.open() }
    await finishing.value
    let end = log.entries.drop { !$0.contains("closed") }
    #expect(Set(end.dropLast()) == ["child closed, cancelled", "leaf closed, cancelled"])
    #expect(end.last == "finished")
    #expect(root.children.isEmpty && root.isActive && !child.isActive)
  }

  @Test(.timeLimit(.minutes(10)))
  func `two tasks of the module may finish it at once, and do not wait for each other`() async throws {
    let root = NamedModule("root", log: log)
    let child = try root.attach(NamedModule("child", log: log))
    root.activate()
    let tasks = (0..<2).map { _ in child.run { await child.finish() } }
    for task in tasks { await task.value }
    #expect(child.parent == nil && !child.isActive)
  }

  @Test func `a task of the module may finish it, and does not wait for itself`() async throws {
    let root = NamedModule("root", log: log)
    let child = try root.attach(NamedModule("child", log: log))
    root.activate()
    await child.run { [log] in
      await child.finish()
      log.add("finished")
    }.value
    #expect(log.entries.suffix(2) == ["-child", "finished"])
  }

  @Test func `it waits for a builder that was under way, too`() async throws {
    let (root, gate) = (NamedModule("root", log: log), Gate())
    try root.attachLazily(key: "ledger") { [log] in
      await gate.pass()
      log.add("built")
      return NamedModule("ledger", log: log)
    }
    let asked = Task { try await root.child(NamedModule.self, key: "ledger") }
    await gate.reached()
    let finishing = Task { [log] in
      await root.finish()
      log.add("finished")
    }
    for _ in 0..<10 { await Task.yield() }
    gate.open()
    await finishing.value
    await #expect(throws: ModuleError.self) { try await asked.value }
    #expect(log.entries.filter { !$0.hasPrefix("gone") } == ["built", "finished"])
  }

  @Test func `work that is begun after the end is cancelled from the start`() async throws {
    let root = NamedModule("root", log: log)
    root.activate()
    await root.finish()
    await root.run { [log] in log.add(Task.isCancelled ? "cancelled" : "not cancelled") }.value
    #expect(log.entries.last == "cancelled")
    root.activate()
    await root.run { [log] in log.add(Task.isCancelled ? "cancelled" : "not cancelled") }.value
    #expect(log.entries.last == "not cancelled")
  }
}
