import EspalierConnectors
import EspalierObservability
import InMemoryLogging
import Logging
import TestSupport
import Testing

struct LogConnectorTests {
  private let work = Work()

  private func running(_ log: KeptLog) async -> ConnectorRunner {
    let runner = ConnectorRunner(
      LogConnector(log.logger, slow: .milliseconds(500)), telemetry: work.telemetry, reportingTo: log.logger)
    await runner.start()
    return runner
  }

  @Test
  func `what matters more is said louder`() async {
    let log = KeptLog()
    let runner = await running(log)
    await work.tap()
    await work.tap(taking: .seconds(1), failing: true)
    work.fail()
    await runner.stop()
    #expect(
      log.lines == [
        "debug gatewayCall BankGateway.transfer", "debug event tap", "warning gatewayCall BankGateway.transfer",
        "notice event tap", "error failure", "info willEnd",
      ])
  }

  @Test
  func `an error has its number, type and place, and no words of its own`() async throws {
    let log = KeptLog()
    let runner = await running(log)
    work.fail(number: "7QF2-M9DK")
    await runner.stop()
    let entry = try #require(log.entries.first)
    #expect(
      entry.metadata == [
        "surface": "web", "session": "s1", "route": "/accounts/{account}", "module": "Accounts",
        "number": "7QF2-M9DK", "error": "EspalierObservabilityTests.TransferError.refused",
      ])
  }

  @Test
  func `times and sizes are numbers`() async {
    let log = KeptLog()
    let runner = await running(log)
    work.telemetry.record(TelemetryEvent(.patch, duration: .microseconds(2_500), bytes: 90))
    await runner.stop()
    #expect(log.entries.first?.metadata == ["milliseconds": "2.5", "bytes": "90"])
  }

  @Test
  func `a level that the log does not have is not written`() async {
    let log = KeptLog(level: .warning)
    let runner = await running(log)
    await work.tap()
    work.fail()
    await runner.stop()
    #expect(log.lines == ["error failure"])
  }

  @Test
  func `the app's life is written, screens by their pattern, and no address`() async {
    let log = KeptLog()
    let runner = await running(log)
    runner.send(.launched)
    runner.send(.screenAppeared(pattern: "/accounts/{account}"))
    runner.send(.opened(address: "/accounts/4711"))
    runner.send(.memoryLow)
    await eventually("memoryLow is written, and not only \(log.lines)") { log.lines.contains("warning memoryLow") }
    await runner.stop()
    #expect(
      log.lines == ["info launched", "debug screenAppeared", "warning memoryLow", "info willEnd"])
    #expect(log.entries[1].metadata == ["route": "/accounts/{account}"])
  }

  @Test
  func `a connector that fails is written with its path`() async {
    struct Refusing: Connector {
      func start() throws { throw TransferError.closed }
    }
    let log = KeptLog()
    let runner = ConnectorRunner(ConnectorGroup("sdk") { Refusing() }, reportingTo: log.logger)
    await runner.start()
    await runner.stop()
    #expect(log.lines == ["error sdk/Refusing: start failed: closed"])
    #expect(log.entries.map(\.metadata) == [["connector": "sdk/Refusing"]])
  }
}
