public import EspalierConnectors
public import Logging

/// A connector that writes the app's work and the events of its life to a log.
///
/// ```swift
/// struct Observed {
///   var connectors: some Connector { LogConnector(Logger(label: "wallet")) }
/// }
/// ```
///
/// | level | event |
/// |---|---|
/// | error | an error that a person was shown, with its number |
/// | warning | an operation that failed; low memory |
/// | notice | an operation that took as long as `slow` or longer |
/// | info | the app is ready, its phases, its end |
/// | debug | everything else |
///
/// Here an error is logged by its type and case. Its message, which may contain a secret, is logged by the surface
/// under the same number.
public struct LogConnector: Connector {
  /// The life-cycle events that the connector receives. Opened addresses are not included, because they contain values.
  public let events: LifecycleEvents = [.launched, .phases, .willEnd, .memoryLow, .screens]
  /// The sink that writes the events.
  public let telemetrySink: (any TelemetrySink)?
  private let logger: Logger

  /// Creates a connector to a log.
  ///
  /// - Parameters:
  ///   - logger: The log. Its level decides which events are written.
  ///   - slow: The duration from which an operation is logged as a notice.
  public init(_ logger: Logger = Logger(label: "app"), slow: Duration = .seconds(1)) {
    self.logger = logger
    telemetrySink = LogSink(logger: logger, slow: slow)
  }

  /// Writes an event of the app's life cycle to the log.
  public func receive(_ event: LifecycleEvent) async {
    switch event {
    case .memoryLow: logger.warning("memoryLow")
    case .screenAppeared(let pattern), .screenDisappeared(let pattern):
      logger.debug("\(event.kind)", metadata: ["route": "\(pattern)"])
    case .launched, .active, .inactive, .background, .willEnd, .opened: logger.info("\(event.kind)")
    }
  }
}
