public import EspalierConnectors
public import Logging

extension ConnectorRunner {
  /// Makes a runner that writes to a log what goes wrong with its connectors.
  ///
  /// ```swift
  /// func runner(of connectors: some Connector) -> ConnectorRunner {
  ///   ConnectorRunner(connectors, reportingTo: Logger(label: "wallet"))
  /// }
  /// ```
  ///
  /// A connector that runs again is a notice, and one that is tried again; the rest are errors.
  public init(
    _ connector: any Connector, queueLimit: Int = 64, grace: Duration = .seconds(1),
    clock: any Clock<Duration> = ContinuousClock(), telemetry: Telemetry? = nil, reportingTo logger: Logger
  ) {
    self.init(connector, queueLimit: queueLimit, grace: grace, clock: clock, telemetry: telemetry) { report in
      logger.log(level: report.level, "\(report)", metadata: ["connector": "\(report.path)"])
    }
  }
}

extension ConnectorReport {
  fileprivate var level: Logger.Level {
    switch event {
    case .failed, .tookTooLong, .abandoned, .lost: .error
    case .triedAgain, .recovered, .stoppedLate: .notice
    }
  }
}
