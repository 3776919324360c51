import EspalierConnectors
import Foundation
import Glibc
import Testing

@testable import EspalierObservability

struct ErrorReportsConnectorTests {
  private let folder: TemporaryFolder
  private let fixture: ErrorReportsFixture

  init() throws {
    folder = try TemporaryFolder()
    fixture = ErrorReportsFixture(folder: folder.url.appending(path: "errors"))
  }

  @Test
  func `a report has the number that the person saw, names and a place, and no words of the error`() async throws {
    let connector = fixture.connector()
    try await connector.start(on: fixture.work.telemetry)
    fixture.work.fail(number: "7QF2-M9DK")
    try await connector.stop(on: fixture.work.telemetry)
    #expect(
      try fixture.lines() == [
        [
          "time": "2026-09-21T14:13:20Z", "number": "7QF2-M9DK",
          "error": "EspalierObservabilityTests.TransferError.refused", "surface": "web", "session": "s1",
          "route": "/accounts/{account}", "module": "Accounts",
        ]
      ])
    #expect(!fixture.text().contains(secret))
    #expect(fixture.reports.all.isEmpty)
  }

  @Test
  func `words are there if they are asked for, without what may be a secret`() async throws {
    let connector = fixture.connector(details: .redacted(Redaction()))
    try await connector.start(on: fixture.work.telemetry)
    fixture.work.fail()
    try await connector.stop(on: fixture.work.telemetry)
    #expect(try fixture.lines().first?["details"] == "refused(iban: …")
    #expect(!fixture.text().contains(secret))
  }

  @Test
  func `its owner alone can read the folder and each file`() async throws {
    let connector = fixture.connector(maximumFileSize: 1, maximumFiles: 3)
    try await connector.start(on: fixture.work.telemetry)
    for _ in 0..<3 { fixture.work.fail() }
    try await connector.stop(on: fixture.work.telemetry)
    #expect(folder.mode(of: fixture.folder.path) == 0o700)
    for number in 0..<3 {
      #expect(folder.mode(of: RotatingFile.path(in: fixture.folder, number: number)) == 0o600)
    }
  }

  @Test
  func `only what a person was shown is a report`() async throws {
    let connector = fixture.connector()
    try await connector.start(on: fixture.work.telemetry)
    await fixture.work.tap(failing: true)
    try await connector.stop(on: fixture.work.telemetry)
    fixture.work.fail()
    #expect(fixture.text().isEmpty)
    #expect(!fixture.work.telemetry.isObserved)
  }

  @Test
  func `a file that is full makes way, and the oldest goes`() async throws {
    let connector = fixture.connector(maximumFileSize: 700, maximumFiles: 3)
    try await connector.start(on: fixture.work.telemetry)
    for number in 0..<20 { fixture.work.fail(number: "N\(number)") }
    try await connector.stop(on: fixture.work.telemetry)

    let files = try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path).sorted()
    #expect(files == ["errors.1.jsonl", "errors.2.jsonl", "errors.jsonl"])
    let kept = try (0..<3).reversed().flatMap { try fixture.numbers($0) }
    #expect(kept == (20 - kept.count..<20).map { "N\($0)" })
    for number in 0..<3 {
      #expect(fixture.text(number).utf8.count <= 700)
      #expect(try fixture.lines(number).count > 1)
    }
  }

  @Test
  func `a single file is possible`() async throws {
    let connector = fixture.connector(maximumFileSize: 1, maximumFiles: 1)
    try await connector.start(on: fixture.work.telemetry)
    for number in 0..<3 { fixture.work.fail(number: "N\(number)") }
    try await connector.stop(on: fixture.work.telemetry)
    #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path) == ["errors.jsonl"])
    #expect(try fixture.numbers() == ["N2"])
  }

  @Test
  func `a second start goes on where the first has ended`() async throws {
    for number in 0..<2 {
      let connector = fixture.connector()
      try await connector.start(on: fixture.work.telemetry)
      fixture.work.fail(number: "N\(number)")
      try await connector.stop(on: fixture.work.telemetry)
    }
    #expect(try fixture.numbers() == ["N0", "N1"])
  }

  @Test
  func `half a line of a process that died is cut off`() async throws {
    try FileManager.default.createDirectory(at: fixture.folder, withIntermediateDirectories: true)
    let before = "{\"number\":\"N0\"}\n{\"number\":\"N1"
    try Data(before.utf8).write(to: fixture.folder.appending(path: "errors.jsonl"))
    let connector = fixture.connector()
    try await connector.start(on: fixture.work.telemetry)
    fixture.work.fail(number: "N2")
    try await connector.stop(on: fixture.work.telemetry)
    #expect(try fixture.numbers() == ["N0", "N2"])
  }

  @Test
  func `a file that somebody takes away is made anew`() async throws {
    let connector = fixture.connector()
    try await connector.start(on: fixture.work.telemetry)
    try FileManager.default.removeItem(atPath: RotatingFile.path(in: fixture.folder))
    fixture.work.fail(number: "N1")
    try await connector.stop(on: fixture.work.telemetry)
    #expect(try fixture.numbers() == ["N1"])
  }

  @Test
  func `a link in place of the file is not followed, which fails this connector alone`() async throws {
    try FileManager.default.createDirectory(at: fixture.folder, withIntermediateDirectories: true)
    let target = folder.url.appending(path: "target")
    try FileManager.default.createSymbolicLink(
      at: fixture.folder.appending(path: "errors.jsonl"), withDestinationURL: target)
    let problems = Notes()
    let runner = ConnectorRunner(
      ConnectorGroup {
        fixture.connector()
        ConnectorGroup("others") {}
      }
    ) { problems.add("\($0)") }
    await runner.start()
    await runner.stop()
    #expect(
      problems.all == [
        "ErrorReportsConnector: start failed: \(fixture.folder.appending(path: "errors.jsonl").path) cannot be used: a link, a "
          + "folder or a device is in its place. Move that away, and start again."
      ])
    #expect(!FileManager.default.fileExists(atPath: target.path))
  }

  @Test
  func `many fail at once, and each has its line`() async throws {
    let connector = fixture.connector(maximumFileSize: 20_000, maximumFiles: 100, limit: 10_000)
    try await connector.start(on: fixture.work.telemetry)
    await withTaskGroup { group in
      for task in 0..<8 {
        group.addTask { [fixture] in
          for number in 0..<100 { fixture.work.fail(number: "\(task)-\(number)") }
        }
      }
    }
    try await connector.stop(on: fixture.work.telemetry)
    let count = try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path).count
    let numbers = try (0..<count).flatMap { try fixture.numbers($0) }
    #expect(numbers.count == 800)
    #expect(Set(numbers).count == 800)
    #expect(fixture.reports.all.isEmpty)
  }
}
