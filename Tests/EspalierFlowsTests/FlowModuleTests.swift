import Espalier
import EspalierTesting
import TestSupport
import Testing

/// Flows as modules.
@MainActor @Suite struct FlowModuleTests: FlowWatching {
  let log = Log()

  final class ImportModule: FlowModule<RootScope, Journey> {
    let log: Log
    init(_ flow: Flow<Journey>, log: Log) {
      self.log = log
      super.init(scope: RootScope(), run: FlowRun(flow, state: Journey()))
    }
    isolated deinit { log.add("gone") }
    override func didFinish(_ outcome: FlowOutcome<Journey>) { log.add("finished \(outcome.state.visited)") }
  }

  @Test func `a flow does not start where its place is only prepared`() async throws {
    let log = log
    let run = FlowRun(Flow<Journey>("Import") { visit("Read", log) }, state: Journey())
    let root = Module<Void>(scope: ())
    root.activate()
    let outcome = await Preparation.$isUnderWay.withValue(true) {
      _ = try? root.attach(ImportModule(Flow<Journey>("Import") { visit("Read", log) }, log: log))
      run.start()
      return await run.outcome
    }
    guard case .cancelled = outcome else { return #expect(Bool(false), "it has not begun: \(outcome)") }
    for _ in 0..<100 { await Task.yield() }
    #expect(log.entries.isEmpty)
    guard case .completed = await run.outcome else { return #expect(Bool(false), "it begins when it is opened") }
    #expect(log.entries == ["Read"])
  }

  @Test func `a flow module starts with its activation, shows its flow, and is told the end once`() async throws {
    let log = log
    let flow = Flow<Journey>("Import") {
      visit("Read", log)
      UserStep("Ask", into: \.count) { _, answer in AskScene("Sure?") { answer(1) } }
    }
    let module = ImportModule(flow, log: log)
    let app = app { module }
    let root = Module<Void>(scope: ())
    try root.attach(module)
    #expect(log.entries.isEmpty)
    root.activate()
    #expect(try await shows(app, "# Sure?"))
    try await app.tap("Answer")
    #expect(await eventually { log.entries.last == "finished [\"Read\"]" })
    root.detach(module)
    try root.attach(module)
    for _ in 0..<100 { await Task.yield() }
    #expect(log.entries == ["Read", "finished [\"Read\"]"])
  }

  @Test func `a flow module that is detached cancels its flow, and goes`() async throws {
    let (gate, log) = (Gate(), log)
    let flow = Flow<Journey>("Import") {
      visit("Read", log)
      Step("Store") { _ in
        await gate.pass()
        try Task.checkCancellation()
      }
    }
    let root = Module<Void>(scope: ())
    root.activate()
    try root.attach(ImportModule(flow, log: log))
    await gate.reached()
    root.detach(root.children[0])
    #expect(log.entries == ["Read", "gone"])
    gate.open()
    #expect(await eventually { log.entries == ["Read", "gone", "undo Read"] })
  }

  @Test func `a flow module whose run was suspended leaves it as it is when it is detached`() async throws {
    let (gate, log) = (Gate(), log)
    let flow = Flow<Journey>("Import") {
      visit("Read", log)
      Step("Store") { _ in
        await gate.pass()
        try Task.checkCancellation()
      }
    }
    let root = Module<Void>(scope: ())
    root.activate()
    let module = ImportModule(flow, log: log)
    let run = module.flow
    try root.attach(module)
    await gate.reached()
    run.suspend()
    root.detach(module)
    for _ in 0..<100 { await Task.yield() }
    gate.open()
    guard case .suspended = await run.outcome else {
      Issue.record("it was not suspended: \(String(describing: run.end))")
      return
    }
    #expect(log.entries.first == "Read" && !log.entries.contains("undo Read"))
  }

  /// Leaves its flow's failures to the tree, but for what it deals with.

  final class ShopModule: FlowModule<RootScope, Journey> {
    override func didFinish(_ outcome: FlowOutcome<Journey>) {
      if case .failed(let failure, _) = outcome, (failure.error as? Refused)?.reason == "sold out" { return }
      super.didFinish(outcome)
    }
  }

  private func shop(_ log: Log, _ reason: String, onFailure: FailurePolicy = .stop) -> ShopModule {
    let flow = Flow<Journey>("Buy") { visit("Pay", log, onFailure: onFailure) { throw Refused(reason: reason) } }
    return ShopModule(scope: RootScope(), run: FlowRun(flow, state: Journey()))
  }

  @Test func `a flow that fails is a fault of its module, but for what the module deals with`() async throws {
    let (log, reports) = (log, Log())
    let root = Module<Void>(scope: ())
    root.report = { reports.add($0) }
    root.activate()
    let modules = [shop(log, "sold out"), shop(log, "no money")]
    for module in modules { try root.attach(module) }
    for module in modules { #expect(await module.flow.outcome.isCompleted == false) }
    #expect(await eventually { !reports.entries.isEmpty })
    for _ in 0..<100 { await Task.yield() }
    #expect(reports.entries.count == 1)
    #expect(reports.entries.first?.contains("ShopModule") == true)
    #expect(reports.entries.first?.contains("Buy failed at “Pay”: no money") == true)
  }

  @Test func `a failure that a person saw is reported once all the same`() async throws {
    let (log, reports) = (log, Log())
    let module = shop(log, "no money", onFailure: .ask)
    let app = app { module }
    module.report = { reports.add($0) }
    module.activate()
    #expect(try await shows(app, "# “Pay” did not work"))
    try await app.tap("Stop")
    #expect(try await shows(app, "# Buy failed at “Pay”. What was done has been taken back."))
    #expect(await eventually { !reports.entries.isEmpty })
    module.teardown()
    module.activate()
    for _ in 0..<100 { await Task.yield() }
    #expect(reports.entries.count == 1)
  }

  @Test func `a module whose flow fails is restarted by its policy, and its flow runs anew`() async throws {
    let (log, reports) = (log, Log())
    let root = Module<Void>(scope: ())
    root.report = { reports.add($0) }
    root.activate()
    try root.attach(key: "shop", restart: .upTo(2, within: .seconds(60))) { shop(log, "no money") }
    #expect(await eventually { !reports.entries.isEmpty })
    #expect(log.entries == ["Pay", "Pay", "Pay"])
    #expect(reports.entries.count == 1)
    #expect(reports.entries.first?.contains("after 2 restarts") == true)
  }
}
