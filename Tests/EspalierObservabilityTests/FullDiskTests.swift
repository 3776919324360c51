import EspalierConnectors
import Foundation
import TestSupport
import Testing

@testable import EspalierObservability

/// Error reports on a disk without room.
struct FullDiskTests {
  private let folder: TemporaryFolder
  private let fixture: ErrorReportsFixture

  init() throws {
    folder = try TemporaryFolder()
    fixture = ErrorReportsFixture(folder: folder.url.appending(path: "errors"))
  }

  @Test
  func `it is reported once, and nothing is lost when there is room again`() async throws {
    let connector = fixture.connector()
    try await connector.start(on: fixture.work.telemetry)
    fixture.disk.leave(room: 0)
    for number in 0..<5 {
      let attempts = fixture.disk.attempts
      fixture.work.fail(number: "N\(number)")
      await eventually("it was tried") { fixture.disk.attempts > attempts }
    }
    #expect(try fixture.numbers() == [])
    fixture.disk.leave(room: nil)
    fixture.work.fail(number: "N5")
    try await connector.stop(on: fixture.work.telemetry)
    #expect(try fixture.numbers() == (0..<6).map { "N\($0)" })
    #expect(
      fixture.reports.all == ["failed(reason: \"No space left on device\")", "recovered(lost: 0)"])
  }

  @Test
  func `it stops nobody else`() async throws {
    let log = KeptLog()
    let metrics = PrometheusMetrics()
    let runner = ConnectorRunner(
      ConnectorGroup {
        fixture.connector()
        LogConnector(log.logger)
        MetricsConnector(metrics)
      }, telemetry: fixture.work.telemetry
    ) { Issue.record("\($0)") }
    await runner.start()
    fixture.disk.leave(room: 0)
    for number in 0..<100 { fixture.work.fail(number: "N\(number)") }
    await runner.stop()
    #expect(log.lines.count { $0 == "error failure" } == 100)
    let counted = try PrometheusText(metrics.scrape()).samples.filter { $0.name == "espalier_failures_total" }
    #expect(counted.map(\.value) == [100])
    #expect(
      fixture.reports.all == ["failed(reason: \"No space left on device\")", "lost(100)"])
  }

  @Test
  func `half a report is taken back, so that the file stays whole`() async throws {
    let connector = fixture.connector()
    try await connector.start(on: fixture.work.telemetry)
    fixture.work.fail(number: "N0")
    await eventually("the first is written") { !fixture.text().isEmpty }
    fixture.disk.leave(room: 30)
    fixture.work.fail(number: "N1")
    await eventually("it has failed") { !fixture.reports.all.isEmpty }
    #expect(try fixture.numbers() == ["N0"])
    fixture.disk.leave(room: nil)
    try await connector.stop(on: fixture.work.telemetry)
    #expect(try fixture.numbers() == ["N0", "N1"])
  }

  @Test
  func `reports wait up to a limit, and those over it are counted`() async throws {
    let connector = fixture.connector(limit: 3)
    try await connector.start(on: fixture.work.telemetry)
    fixture.disk.leave(room: 0)
    for number in 0..<10 { fixture.work.fail(number: "N\(number)") }
    await eventually("it has failed") { !fixture.reports.all.isEmpty }
    fixture.disk.leave(room: nil)
    try await connector.stop(on: fixture.work.telemetry)
    #expect(try fixture.numbers() == ["N0", "N1", "N2"])
    #expect(
      fixture.reports.all == ["failed(reason: \"No space left on device\")", "recovered(lost: 7)"])
  }

  @Test(.enabled(if: SmallDisk.isPossible, "mounting takes the rights of root"))
  func `a disk that is really full is reported once, and its files stay whole`() async throws {
    let disk = try SmallDisk(bytes: 65_536)
    let fixture = ErrorReportsFixture(folder: disk.url.appending(path: "errors"))
    let connector = fixture.connector(maximumFileSize: 8_192)
    try await connector.start(on: fixture.work.telemetry)
    fixture.work.fail(number: "N0")
    await eventually("the first is written") { !fixture.text().isEmpty }
    try disk.fill()
    for number in 1..<60 { fixture.work.fail(number: "N\(number)") }
    await eventually("it has failed") { !fixture.reports.all.isEmpty }
    let written = try (0..<5).flatMap { try fixture.numbers($0) }
    #expect(written.count < 60)
    try disk.empty()
    fixture.work.fail(number: "N60")
    try await connector.stop(on: fixture.work.telemetry)
    let numbers = try (0..<5).reversed().flatMap { try fixture.numbers($0) }
    #expect(numbers == (0...60).map { "N\($0)" })
    #expect(fixture.reports.all == ["failed(reason: \"No space left on device\")", "recovered(lost: 0)"])
  }
}
