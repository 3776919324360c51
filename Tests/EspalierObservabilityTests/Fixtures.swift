import EspalierConnectors
import EspalierTesting
import InMemoryLogging
import Logging
import Synchronization
import TestSupport
import Testing

/// An error with something in it that nobody but the person may read.
enum TransferError: Error {
  case refused(iban: String)
  case closed
}

let secret = "DE02120300000000202051"

/// A place, and telemetry by a clock that stands still.
struct Work {
  let clock = TestClock()
  let telemetry: Telemetry
  let place = TelemetryPlace(surface: "web", session: "s1", pattern: "/accounts/{account}", module: "Accounts")

  init() { telemetry = Telemetry(clock: clock) }

  /// A tap that takes so long and calls a gateway, which may fail.
  func tap(taking time: Duration = .milliseconds(20), failing: Bool = false) async {
    await telemetry.measure(TelemetryEvent(.event, name: "tap", at: place)) { _ in
      clock.advance(by: time)
      try? await Telemetry.gatewayCall("BankGateway.transfer") {
        if failing { throw TransferError.refused(iban: secret) }
      }
    }
  }

  func patch(bytes: Int) { telemetry.record(TelemetryEvent(.patch, at: place, duration: .zero, bytes: bytes)) }

  func fail(number: String = "7QF2-M9DK") {
    telemetry.record(.failure(TransferError.refused(iban: secret), number: number, at: place))
  }
}

/// A log that keeps what is written.
struct KeptLog {
  private let handler: InMemoryLogHandler
  let logger: Logger

  init(level: Logger.Level = .trace) {
    var handler = InMemoryLogHandler()
    handler.logLevel = level
    self.handler = handler
    logger = Logger(label: "test") { [handler] _ in handler }
  }

  var entries: [InMemoryLogHandler.Entry] { handler.entries }
  var lines: [String] { entries.map { "\($0.level) \($0.message)" } }
}

/// Notes, from whatever thread.
final class Notes: Sendable {
  private let lines = Mutex<[String]>([])
  var all: [String] { lines.withLock { $0 } }
  func add(_ line: String) { lines.withLock { $0.append(line) } }
}

extension Connector {
  /// Does what a runner does: it hears from before its start on.
  func start(on telemetry: Telemetry) async throws {
    if let telemetrySink { telemetry.add(telemetrySink) }
    try await start()
  }

  /// Does what a runner does: it hears nothing more once it stops.
  func stop(on telemetry: Telemetry) async throws {
    if let telemetrySink { telemetry.remove(telemetrySink) }
    try await stop()
  }
}
