import EspalierConnectors
import EspalierStorage
import Foundation
import TestSupport
import Testing

@testable import EspalierObservability

struct AnalyticsConnectorTests {
  private let folder: TemporaryFolder
  private let store: AnalyticsStore
  private let work = Work()
  private let reports = Notes()

  init() throws {
    folder = try TemporaryFolder()
    store = AnalyticsStore(file: folder.url.appending(path: "data/analytics.sqlite"), maximumEvents: 100)
  }

  private func connector(_ store: AnalyticsStore? = nil) -> AnalyticsConnector {
    AnalyticsConnector(store ?? self.store) { [reports] in reports.add("\($0.event)") }
  }

  private func rows(_ store: AnalyticsStore? = nil) async throws -> [[String: String]] {
    let records = try CSVReader.records(try await (store ?? self.store).exportCSV().reduce("", +))
    let names = try #require(records.first)
    return records.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(names, $0)) }
  }

  @Test
  func `what people do is kept, with its place, and no words of an error`() async throws {
    let connector = connector()
    try await connector.start(on: work.telemetry)
    await work.tap(taking: .milliseconds(20), failing: true)
    work.telemetry.record(TelemetryEvent(.mount, at: work.place, bytes: 90))
    work.patch(bytes: 5)
    work.fail(number: "7QF2-M9DK")
    await connector.receive(.screenAppeared(pattern: "/rates"))
    try await connector.stop(on: work.telemetry)

    let kept = try await rows()
    #expect(kept.map { $0["kind"] } == ["event", "mount", "failure", "screenAppeared"])
    #expect(
      kept[0].filter { $0.key != "time" && !$0.value.isEmpty } == [
        "kind": "event", "name": "tap", "surface": "web", "session": "s1", "route": "/accounts/{account}",
        "module": "Accounts", "milliseconds": "20.0",
      ])
    #expect(kept[1]["bytes"] == "90")
    #expect(kept[2]["error"] == "EspalierObservabilityTests.TransferError.refused")
    #expect(kept[2]["number"] == "7QF2-M9DK")
    #expect(kept[3]["route"] == "/rates")
    #expect(kept.allSatisfy { $0["time"]?.hasSuffix("Z") == true })
    for file in try FileManager.default.contentsOfDirectory(
      at: store.file.deletingLastPathComponent(), includingPropertiesForKeys: nil)
    {
      #expect(try Data(contentsOf: file).firstRange(of: Data(secret.utf8)) == nil)
    }
    #expect(reports.all.isEmpty)
  }

  @Test
  func `its owner alone can read the folder and the files`() async throws {
    let connector = connector()
    try await connector.start(on: work.telemetry)
    work.fail()
    await eventually("it is written") { (try? await store.count()) == 1 }
    let folder = store.file.deletingLastPathComponent().path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(files.count == 3)
    for file in files { #expect(self.folder.mode(of: "\(folder)/\(file)") == 0o600, "\(file)") }
    #expect(self.folder.mode(of: folder) == 0o700)
    try await connector.stop(on: work.telemetry)
  }

  @Test
  func `switched off it keeps nothing, and stays off after a restart`() async throws {
    let connector = connector()
    try await connector.start(on: work.telemetry)
    work.fail(number: "N1")
    await eventually("it is written") { (try? await store.count()) == 1 }
    try await store.setCollecting(false)
    for _ in 0..<50 { work.fail(number: "N2") }
    try await connector.stop(on: work.telemetry)
    #expect(try await rows().map { $0["number"] } == ["N1"])

    let again = AnalyticsStore(file: store.file)
    let second = self.connector(again)
    try await second.start(on: work.telemetry)
    #expect(try await again.isCollecting() == false)
    work.fail(number: "N3")
    try await again.setCollecting(true)
    work.fail(number: "N4")
    try await second.stop(on: work.telemetry)
    #expect(try await rows(again).map { $0["number"] } == ["N1", "N4"])
  }

  @Test
  func `what waits when it is switched off is not written, also if it is switched on again`() async throws {
    #expect(try await store.isCollecting())
    let entry = AnalyticsEntry(kind: "event", TelemetryEvent(.event), time: Date(), epoch: 0)
    try await store.setCollecting(false)
    #expect(await store.write([entry]).written == 1)
    try await store.setCollecting(true)
    #expect(await store.write([entry]).written == 1)
    #expect(try await store.count() == 0)
    let fresh = AnalyticsEntry(kind: "event", TelemetryEvent(.event), time: Date(), epoch: 1)
    #expect(await store.write([entry, fresh]).written == 2)
    #expect(try await store.count() == 1)
  }

  @Test
  func `an app may begin switched off`() async throws {
    let store = AnalyticsStore(file: store.file, collectsAtFirst: false)
    let connector = connector(store)
    try await connector.start(on: work.telemetry)
    work.fail()
    try await connector.stop(on: work.telemetry)
    #expect(try await store.count() == 0)
    #expect(try await store.isCollecting() == false)
  }

  @Test
  func `what is deleted is gone, from the bytes of the files too`() async throws {
    let connector = connector()
    try await connector.start(on: work.telemetry)
    work.fail(number: "VERY-RARE")
    await eventually("it is written") { (try? await store.count()) == 1 }
    try await store.deleteAll()
    #expect(try await store.count() == 0)
    let folder = store.file.deletingLastPathComponent()
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      #expect(try Data(contentsOf: file).firstRange(of: Data("VERY-RARE".utf8)) == nil, "\(file.lastPathComponent)")
    }
    try await connector.stop(on: work.telemetry)
  }

  @Test
  func `what cannot be deleted is told in the words of SQLite, and stays until the next try`() async throws {
    let connector = connector()
    try await connector.start(on: work.telemetry)
    for number in 0..<3 { work.fail(number: "\(number)") }
    try await connector.stop(on: work.telemetry)
    let other = try SQLiteDatabase(file: store.file) { AnalyticsError(code: $0, message: $1) }
    try other.run("CREATE TRIGGER worn BEFORE DELETE ON events BEGIN SELECT RAISE(ABORT, 'the disk is worn out'); END")

    let error = await #expect(throws: AnalyticsError.self) { try await store.deleteAll() }
    #expect(error.map { "\($0)" } == "the disk is worn out (SQLite 19)")
    #expect(try await store.count() == 3)
    #expect(try await rows().compactMap { $0["number"] } == ["0", "1", "2"])

    try other.run("DROP TRIGGER worn")
    try await store.deleteAll()
    #expect(try await store.count() == 0)
  }

  @Test
  func `what is deleted while another program reads is told to be in the log still, and the next try removes it`()
    async throws
  {
    let connector = connector()
    try await connector.start(on: work.telemetry)
    work.fail(number: "VERY-RARE")
    try await connector.stop(on: work.telemetry)
    let reader = try SQLiteDatabase(file: store.file) { AnalyticsError(code: $0, message: $1) }
    try reader.run("BEGIN")
    _ = try reader.rows("SELECT count(*) FROM events")

    let error = await #expect(throws: AnalyticsError.self) { try await store.deleteAll() }
    #expect(error?.code == 5 && error?.message.contains("analytics.sqlite") == true)
    #expect(try await store.count() == 0)

    try reader.run("COMMIT")
    try await store.deleteAll()
    let folder = store.file.deletingLastPathComponent()
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      #expect(try Data(contentsOf: file).firstRange(of: Data("VERY-RARE".utf8)) == nil, "\(file.lastPathComponent)")
    }
  }

  @Test
  func `the oldest events go`() async throws {
    let connector = connector()
    try await connector.start(on: work.telemetry)
    for number in 0..<250 { work.fail(number: "\(number)") }
    try await connector.stop(on: work.telemetry)
    #expect(try await rows().compactMap { $0["number"] } == (150..<250).map(String.init))
  }

  @Test
  func `an export gives back each text as it was`() async throws {
    let connector = connector()
    try await connector.start(on: work.telemetry)
    let names = ["a,b", "say \"so\"", "two\nlines", "a\r\nb", "", "ü 🙂", "\"", "nul\u{0}byte"]
    for name in names { work.telemetry.record(TelemetryEvent(.event, name: name)) }
    try await connector.stop(on: work.telemetry)
    #expect(try await rows().map { $0["name"] } == names)
    #expect(
      try await store.exportCSV().reduce("", +).hasPrefix(
        "time,kind,name,surface,session,route,module,milliseconds,bytes,error,number\r\n"))
  }

  @Test
  func `an export comes in pieces, and takes in what comes meanwhile`() async throws {
    let store = AnalyticsStore(file: store.file, maximumEvents: 10_000)
    let connector = connector(store)
    try await connector.start(on: work.telemetry)
    for number in 0..<2_500 { work.fail(number: "\(number)") }
    try await connector.stop(on: work.telemetry)
    var pieces = store.exportCSV().makeAsyncIterator()
    _ = try await pieces.next()
    var counts: [Int] = []
    while let piece = try await pieces.next() {
      counts.append(piece.split(separator: "\r\n").count)
      if counts.count == 1 { try await store.deleteAll() }
    }
    #expect(counts == [1_000], "what was deleted meanwhile is in no later piece")
    #expect(try await store.exportCSV().reduce(into: 0) { count, _ in count += 1 } == 1)
  }

  @Test
  func `many events at once are all there`() async throws {
    let store = AnalyticsStore(file: store.file)
    let connector = connector(store)
    try await connector.start(on: work.telemetry)
    await withTaskGroup { group in
      for task in 0..<8 {
        group.addTask { [work] in for number in 0..<100 { work.fail(number: "\(task)-\(number)") } }
      }
      group.addTask { for _ in 0..<20 { _ = try? await store.exportCSV().reduce("", +) } }
    }
    try await connector.stop(on: work.telemetry)
    #expect(Set(try await rows(store).compactMap { $0["number"] }).count == 800)
    #expect(reports.all.isEmpty)
  }

  @Test
  func `a file that is none of SQLite's fails this connector alone`() async throws {
    try FileManager.default.createDirectory(
      at: store.file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(repeating: 7, count: 4_096).write(to: store.file)
    let problems = Notes()
    let runner = ConnectorRunner(connector(), telemetry: work.telemetry) { problems.add("\($0)") }
    await runner.start()
    await runner.stop()
    #expect(problems.all == ["AnalyticsConnector: start failed: file is not a database (SQLite 26)"])
    #expect(!work.telemetry.isObserved)
    #expect(try Data(contentsOf: store.file) == Data(repeating: 7, count: 4_096))
  }

  @Test
  func `a link in place of the file is not followed`() async throws {
    let target = folder.url.appending(path: "target")
    try Data().write(to: target)
    try FileManager.default.createDirectory(
      at: store.file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: store.file, withDestinationURL: target)
    await #expect(throws: AnalyticsError.self) { try await store.isCollecting() }
    #expect(try Data(contentsOf: target).isEmpty)
  }

  @Test(.enabled(if: SmallDisk.isPossible, "mounting takes the rights of root"))
  func `a full disk is reported once, and what waits is written when there is room`() async throws {
    let disk = try SmallDisk(bytes: 1_048_576)
    let store = AnalyticsStore(file: disk.url.appending(path: "analytics.sqlite"))
    let connector = connector(store)
    try await connector.start(on: work.telemetry)
    try disk.fill()
    for number in 0..<500 { work.fail(number: "\(number)") }
    await eventually("it has failed") { !reports.all.isEmpty }
    try disk.empty()
    work.fail(number: "500")
    try await connector.stop(on: work.telemetry)
    #expect(try await rows(store).compactMap { $0["number"] } == (0...500).map(String.init))
    #expect(reports.all.count == 2, "\(reports.all)")
    #expect(reports.all.first?.contains("full") == true, "\(reports.all)")
    #expect(reports.all.last == "recovered(lost: 0)")
  }
}
