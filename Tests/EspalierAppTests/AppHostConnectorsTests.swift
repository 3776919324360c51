import Espalier
import EspalierTesting
import TestSupport
import Testing

/// Tests of connectors that start slowly or go wrong under a host.
@MainActor @Suite struct AppHostConnectorsTests {
  @Test func `what strangers open while the connectors start is held within a limit, and the rest is reported`() async {
    struct Slow: App {
      let told: Told
      let arrived: Switch
      let goesOn: Switch
      var connectors: [any Connector] {
        Listener(told: told)
        Waiting(arrived: arrived, goesOn: goesOn)
      }
      init() { self.init(told: Told()) }
      init(told: Told) { (self.told, arrived, goesOn) = (told, Switch(), Switch()) }
      func root(for visitor: Visitor) -> NotesFeature { NotesFeature(scope: NotesScope(visitor)) }
    }
    struct Waiting: Connector {
      let arrived: Switch
      let goesOn: Switch
      let startDeadline = Duration.seconds(3600)
      func start() async {
        arrived.isOn = true
        while !goesOn.isOn { await Task.yield() }
      }
    }
    let app = Slow()
    let reports = Lines()
    let host = AppHost(app) { reports.add("\($0)") }
    let starting = Task { await host.start() }
    while !app.arrived.isOn { await Task.yield() }
    for number in 0..<1000 { await host.makeWindow(for: Visitor(), at: "/notes/\(number)").close() }
    app.goesOn.isOn = true
    await starting.value
    await host.stop()
    let opened = app.told.all.filter { $0.kind == .opened }
    #expect(app.told.all.first == .launched && opened.last == .opened(address: "/notes/999"))
    #expect(opened.count <= 64)
    #expect(reports.all.contains { $0.hasPrefix("connectors: receive(") && $0.contains("not told") }, "\(reports.all)")
  }

  @Test func `what happens while connectors start is told after the launch`() async throws {
    let gate = Gate()
    let app = Slow(told: Told(), gate: gate)
    let host = AppHost(app)
    let starting = Task { await host.start() }
    await gate.reached()
    let window = await host.makeWindow(for: Visitor(), at: "/notes/7")
    window.open("/notes/7")
    window.render()
    gate.open()
    await starting.value
    await host.stop()
    #expect(
      app.told.all == [
        .launched, .active, .opened(address: "/notes/7"), .screenAppeared(pattern: "/notes/{Int}"), .willEnd,
      ])
    window.close()
  }

  @Test func `what goes wrong with a connector is told in the log of the surface, or where the caller wants it`() async
  {
    struct Faulty: App {
      var connectors: [any Connector] { Thrower() }
      func root(for visitor: Visitor) -> NotesFeature { NotesFeature(scope: NotesScope(visitor)) }
    }
    let (log, wanted) = (Lines(), Lines())
    for report in [nil, { @Sendable (report: ConnectorReport) in wanted.add("\(report)") }] {
      let host = AppHost(Faulty(), report: report)
      host.reportsGo(to: { log.add($0) })
      await host.start()
      await host.stop()
    }
    #expect(log.all == ["Connector Thrower: start failed: Locked()"])
    #expect(wanted.all == ["Thrower: start failed: Locked()"])
  }

  @Test func `a connector that throws or hangs keeps no window from being made`() async throws {
    struct Faulty: App {
      var connectors: [any Connector] {
        BackgroundWork("ends") { throw Locked() }
        Thrower()
      }
      func root(for visitor: Visitor) -> NotesFeature { NotesFeature(scope: NotesScope(visitor)) }
    }
    let host = AppHost(Faulty())
    await host.start()
    let app = TestApp(await host.makeWindow(for: Visitor()))
    try await app.open("/")
    #expect(try await app.text().contains("the notes of a stranger"))
    #expect(await host.connectors.state(of: "Thrower") == .failed)
    await host.stop()
  }
}

private struct Thrower: Connector {
  func start() async throws { throw Locked() }
}

/// An app with a connector that starts when a gate opens, before one that listens.
private struct Slow: App {
  let told: Told
  let gate: Gate
  var connectors: [any Connector] {
    Listener(told: told)
    Waiter(gate: gate)
  }
  func root(for visitor: Visitor) -> NotesFeature { NotesFeature(scope: NotesScope(visitor)) }
}

private struct Waiter: Connector {
  let gate: Gate
  func start() async throws { await gate.pass() }
}
