import Espalier
import Synchronization
import Testing

@testable import Templates

/// The connector, run as an app runs it.
@MainActor @Suite struct SampleConnectorTests {
  @Test func `it starts the SDK, tells it of the app's life, and stops it`() async {
    let sdk = WrittenSDK()
    // A machine that is busy may need long.
    let connector = SampleConnector(sdk: sdk).starting(within: .seconds(60)).stopping(within: .seconds(60))
    let runner = ConnectorRunner(connector) { Issue.record("\($0)") }
    await runner.start()
    runner.send(.launched)
    await runner.stop(within: .seconds(60))
    #expect(sdk.calls.first == "begin" && sdk.calls.last == "end" && sdk.calls.count == 3, "\(sdk.calls)")
  }

  @Test func `an SDK that does not start is told, and not stopped`() async {
    let sdk = WrittenSDK(isFailing: true)
    let reports = Mutex(0)
    let runner = ConnectorRunner(SampleConnector(sdk: sdk)) { _ in reports.withLock { $0 += 1 } }
    await runner.start()
    await runner.stop()
    #expect(sdk.calls == ["begin"] && reports.withLock { $0 } > 0)
  }
}

private final class WrittenSDK: SampleSDK {
  struct Failure: Error {}

  private let isFailing: Bool
  private let written = Mutex<[String]>([])

  init(isFailing: Bool = false) { self.isFailing = isFailing }

  var calls: [String] { written.withLock { $0 } }

  func begin() throws {
    written.withLock { $0.append("begin") }
    if isFailing { throw Failure() }
  }
  func note(_ words: String) { written.withLock { $0.append(words) } }
  func end() { written.withLock { $0.append("end") } }
}
