public import Espalier
public import EspalierObservability
public import Foundation
public import Logging
public import Tracing
public import WalletGateways

/// The observability of a wallet: a log, metrics, traces, reports of errors, and the data that are collected about its
/// use.
///
/// ```swift
/// let observability = WalletObservability(directory: directory, logger: Logger(label: "wallet"))
/// ```
///
/// Nothing of it leaves the machine by itself. All of it names only parts of the program, never an account, a payee or
/// a text.
public struct WalletObservability: Sendable {
  /// The counts and times, for the programs that fetch them.
  public let metrics = PrometheusMetrics()
  /// The store of the data that are collected about the use, with the switch.
  public let analytics: AnalyticsStore
  private let directory: URL
  private let logger: Logger
  private let tracer: any Tracer
  private let keepsFiles: Bool

  /// Describes the observability; nothing is written before the connectors start.
  ///
  /// - Parameters:
  ///   - directory: The directory for reports of errors, which go into `errors`, and for the collected data.
  ///   - logger: The log.
  ///   - tracer: The tracer to which spans go.
  ///   - keepsFiles: True if errors are reported, and the use is collected. A process beside the one that serves the
  ///     wallet leaves that to it.
  public init(
    directory: URL, logger: Logger, tracer: any Tracer = InstrumentationSystem.tracer, keepsFiles: Bool = true
  ) {
    self.directory = directory
    self.logger = logger
    self.tracer = tracer
    self.keepsFiles = keepsFiles
    analytics = AnalyticsStore(file: directory.appending(path: "analytics.sqlite"))
  }

  /// The connectors that listen while the wallet runs.
  @ConnectorBuilder public var connectors: [any Connector] {
    LogConnector(logger)
    MetricsConnector(metrics)
    TracingConnector(tracer)
    if keepsFiles {
      ErrorReportsConnector(directory: directory.appending(path: "errors"), onReport: note)
      AnalyticsConnector(analytics, onReport: note)
    }
  }

  /// A Boolean value that indicates whether the metrics are served to clients that may have them.
  public var servesMetrics = false

  /// The gateway that shows people the collected data, with the switch.
  public var collection: any CollectedDataGateway { AnalyticsGateway(analytics) }

  @Sendable private func note(_ report: StorageReport) { logger.error("\(report)") }
}
