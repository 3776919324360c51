public import EspalierConnectors
public import Logging

/// Writes to a log what the app tells of its work, and the events of its life.
///
/// ```swift
/// struct Observed {
///   var connectors: some Connector { LogConnector(Logger(label: "wallet")) }
/// }
/// ```
///
/// | level | what |
/// |---|---|
/// | error | an error that a person was shown, with its number |
/// | warning | an operation that failed; memory that runs low |
/// | notice | an operation that took as long as `slow` or longer |
/// | info | the app is ready, its phases, its end |
/// | debug | everything else |
///
/// An error stands here by its type and case. Its words, which may hold a secret, stand where the surface logs them, under
/// the same number.
public struct LogConnector: Connector {
  /// The events of the app's life and its screens, without the addresses that are opened: these have values.
  public let events: LifecycleEvents = [.launched, .phases, .willEnd, .memoryLow, .screens]
  /// The sink that writes the events.
  public let telemetrySink: (any TelemetrySink)?
  private let logger: Logger

  /// Makes a connector to a log.
  ///
  /// - Parameters:
  ///   - logger: The log. Its level decides what is written.
  ///   - slow: The duration from which an operation is noticed.
  public init(_ logger: Logger = Logger(label: "app"), slow: Duration = .seconds(1)) {
    self.logger = logger
    telemetrySink = LogSink(logger: logger, slow: slow)
  }

  /// Writes an event of the app's life.
  public func receive(_ event: LifecycleEvent) async {
    switch event {
    case .memoryLow: logger.warning("memoryLow")
    case .screenAppeared(let pattern), .screenDisappeared(let pattern):
      logger.debug("\(event.kind)", metadata: ["route": "\(pattern)"])
    case .launched, .active, .inactive, .background, .willEnd, .opened: logger.info("\(event.kind)")
    }
  }
}
