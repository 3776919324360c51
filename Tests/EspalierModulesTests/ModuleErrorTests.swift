import Espalier
import TestSupport
import Testing

/// Misuse throws, and the message says what, where, and how to mend it.
@MainActor @Suite struct ModuleErrorTests {
  let log = Log()
  let root: NamedModule

  init() { root = NamedModule("root", log: log) }

  /// The message of what the work throws, if it is misuse of modules.
  private func message(_ work: () throws -> Void) -> String {
    do {
      try work()
      return "nothing was thrown"
    } catch let error as ModuleError {
      return error.description
    } catch {
      return "another error: \(error)"
    }
  }

  private func expect(_ message: String, says parts: String...) {
    for part in parts { #expect(message.contains(part), "\(message) does not say \(part)") }
  }

  @Test func `attached twice`() throws {
    let child = try root.attach(RatesModule("child", log: log))
    let other = NamedModule("other", log: log)
    expect(
      message { try other.attach(child) }, says: "NamedModule/RatesModule", "at NamedModule", "Detach it there first")
  }

  @Test func `attached under itself`() throws {
    let child = try root.attach(RatesModule("child", log: log))
    expect(
      message { try child.attach(root) }, says: "NamedModule cannot be attached at NamedModule/RatesModule", "detach")
    expect(
      message { try root.attach(root) }, says: "NamedModule cannot be attached at NamedModule", "Attach a module of its"
    )
  }

  @Test func `a key that is taken`() throws {
    try root.attach(RatesModule("child", log: log), key: "rates")
    let text = message { try root.attach(NamedModule("other", log: log), key: "rates") }
    expect(text, says: "NamedModule already has a child with the key rates", "RatesModule", "rebuild(key:)")
    try root.attachLazily(key: "later") { [log] in NamedModule("later", log: log) }
    expect(message { try root.attachLazily(key: "later") { [log] in NamedModule("x", log: log) } }, says: "key later")
    #expect(root.children.count == 1)
  }

  @Test func `an unknown key`() throws {
    try root.attach(NamedModule("child", log: log), key: "rates")
    let text = message { _ = try root.child(NamedModule.self, key: "rate") }
    expect(text, says: "NamedModule has no child with the key rate.", "Its keys are rates", "attach(_:key:)")
    expect(message { try root.detach(key: "rate") }, says: "no child with the key rate")
    expect(message { try root.rebuild(key: "rate") }, says: "no child with the key rate")
  }

  @Test func `a key of another type`() throws {
    try root.attach(NamedModule("child", log: log), key: "plain")
    let text = message { _ = try root.child(RatesModule.self, key: "plain") }
    expect(text, says: "The child plain of NamedModule is a NamedModule, and no RatesModule", "another key")
    try root.attachLazily(key: "lazy") { [log] in NamedModule("lazy", log: log) }
    expect(message { _ = try root.child((any Rates).self, key: "lazy") }, says: "no Rates")
  }

  @Test func `a finished module that is to be rebuilt`() throws {
    try root.attach(NamedModule("child", log: log), key: "fixed")
    let text = message { try root.rebuild(key: "fixed") }
    expect(text, says: "NamedModule/NamedModule[fixed]", "attached as a finished module", "attach(key: fixed) { … }")
    #expect(root.isBuilt(key: "fixed"))
  }

  @Test func `a builder that gives the old module`() throws {
    let only = NamedModule("only", log: log)
    try root.attach(key: "only") { only }
    expect(message { try root.rebuild(key: "only") }, says: "NamedModule/NamedModule", "Make a new module")
  }

  @Test func `a builder that takes its time, asked at once`() throws {
    try root.attachLazily(key: "ledger") { [log] () async -> NamedModule in
      await Task.yield()
      return NamedModule("ledger", log: log)
    }
    expect(
      message { _ = try root.child(NamedModule.self, key: "ledger") }, says: "The child ledger of NamedModule",
      "try await")
  }

  @Test func `attached to one that is being torn down`() throws {
    var text = ""
    root.activate()
    root.whenLeaving = { [log] root in text = message { try root.attach(NamedModule("late", log: log)) } }
    root.teardown()
    expect(text, says: "NamedModule is being torn down", "Attach it elsewhere")
    #expect(root.children.isEmpty)
  }
}
