public import EspalierConnectors
public import Logging

extension ConnectorRunner {
  /// Creates a runner that writes its connectors' reports to a log.
  ///
  /// ```swift
  /// func runner(of connectors: some Connector) -> ConnectorRunner {
  ///   ConnectorRunner(connectors, reportingTo: Logger(label: "wallet"))
  /// }
  /// ```
  ///
  /// A connector that has recovered or is tried again is logged as a notice; all other reports are errors.
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
