internal import EspalierConnectors
internal import Logging

/// A sink that writes each event as one line, with its values as metadata.
final class LogSink: TelemetrySink {
  private let logger: Logger
  private let slow: Duration

  init(logger: Logger, slow: Duration) {
    self.logger = logger
    self.slow = slow
  }

  func receive(_ event: TelemetryEvent) {
    let level = level(of: event)
    // The metadata is made for each event, so skip events that the log does not write.
    guard level >= logger.logLevel else { return }
    logger.log(level: level, "\(event.title)", metadata: metadata(of: event))
  }

  private func level(of event: TelemetryEvent) -> Logger.Level {
    if event.kind == .failure { return .error }
    if let failure = event.failure, !failure.isCancellation { return .warning }
    if let duration = event.duration, duration >= slow { return .notice }
    return .debug
  }

  private func metadata(of event: TelemetryEvent) -> Logger.Metadata {
    var metadata: Logger.Metadata = [:]
    metadata["surface"] = event.place.surface.map { "\($0)" }
    metadata["session"] = event.place.session.map { "\($0)" }
    metadata["route"] = event.place.pattern.map { "\($0)" }
    metadata["module"] = event.place.module.map { "\($0)" }
    metadata["milliseconds"] = event.duration.map { "\($0 / .milliseconds(1))" }
    metadata["bytes"] = event.bytes.map { "\($0)" }
    metadata["error"] = event.failure.map { "\($0.name)" }
    metadata["number"] = event.failure?.number.map { "\($0)" }
    return metadata
  }
}

extension TelemetryEvent {
  /// The title of the event's line: its kind and name, such as `gatewayCall RatesGateway.refresh`.
  var title: String { name.map { "\(kind.rawValue) \($0)" } ?? kind.rawValue }
}
