import EspalierConnectors
import EspalierObservability
import Logging
import ServiceLifecycle
import Synchronization
import TestSupport
import Testing

struct ServiceTests {
  private struct Noted: Connector {
    let notes: Notes
    var hangs = false

    func start() async throws {
      notes.add("start")
      if hangs { try await Task.sleep(for: .seconds(3_600)) }
      notes.add("started")
    }

    func stop() { notes.add("stop") }
  }

  private struct Server: Service {
    let notes: Notes
    let runner: ConnectorRunner

    func run() async throws {
      try await gracefulShutdown()
      let states = await runner.states.map(\.state)
      notes.add("server ends while connectors are \(states.map { "\($0)" }.joined())")
    }
  }

  private let notes = Notes()

  @Test
  func `a group of services starts the connectors, and stops them after what stands behind them`() async throws {
    let runner = ConnectorRunner(Noted(notes: notes), reportingTo: KeptLog().logger)
    let group = ServiceGroup(services: [runner, Server(notes: notes, runner: runner)], logger: KeptLog().logger)
    async let run: Void = group.run()
    await eventually("the connector has started") { notes.all.contains("started") }
    await eventually("the runner knows") { await runner.states.allSatisfy { $0.state == .running } }
    await group.triggerGracefulShutdown()
    try await run
    #expect(notes.all == ["start", "started", "server ends while connectors are running", "stop"])
  }

  @Test
  func `a shutdown ends a start that hangs`() async throws {
    let runner = ConnectorRunner(
      Noted(notes: notes, hangs: true).starting(within: .seconds(3_600)), reportingTo: KeptLog().logger)
    let group = ServiceGroup(services: [runner], logger: KeptLog().logger)
    async let run: Void = group.run()
    await eventually("the connector starts") { notes.all.contains("start") }
    await group.triggerGracefulShutdown()
    try await run
    #expect(notes.all == ["start"])
  }

  @Test
  func `a runner that is cancelled stops its connectors, and says so`() async {
    let runner = ConnectorRunner(Noted(notes: notes), reportingTo: KeptLog().logger)
    let task = Task { try await runner.run() }
    await eventually("the connector runs") { await runner.states.allSatisfy { $0.state == .running } }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(notes.all == ["start", "started", "stop"])
  }
}
