public import Espalier
public import EspalierObservability
public import Foundation
public import Logging
public import Tracing
public import WalletGateways

/// What watches a wallet: a log, metrics, traces, reports of errors, and what is collected about its use.
///
/// ```swift
/// let observability = WalletObservability(directory: directory, logger: Logger(label: "wallet"))
/// ```
///
/// Nothing of it leaves the machine by itself. All of it has names of the program in it, never an account, a payee or a text.
public struct WalletObservability: Sendable {
  /// Counts and times, for whoever fetches them.
  public let metrics = PrometheusMetrics()
  /// What is collected about the use, with the switch.
  public let analytics: AnalyticsStore
  private let directory: URL
  private let logger: Logger
  private let tracer: any Tracer
  private let keepsFiles: Bool

  /// Describes it; nothing is written before the connectors start.
  ///
  /// - Parameters:
  ///   - directory: Where reports of errors go, into `errors`, and what is collected.
  ///   - logger: The log.
  ///   - tracer: Where spans go.
  ///   - keepsFiles: Whether errors are reported, and the use is collected. A process beside the one that serves the wallet leaves that to
  ///     it.
  public init(
    directory: URL, logger: Logger, tracer: any Tracer = InstrumentationSystem.tracer, keepsFiles: Bool = true
  ) {
    self.directory = directory
    self.logger = logger
    self.tracer = tracer
    self.keepsFiles = keepsFiles
    analytics = AnalyticsStore(file: directory.appending(path: "analytics.sqlite"))
  }

  /// What listens while the wallet runs.
  @ConnectorBuilder public var connectors: [any Connector] {
    LogConnector(logger)
    MetricsConnector(metrics)
    TracingConnector(tracer)
    if keepsFiles {
      ErrorReportsConnector(directory: directory.appending(path: "errors"), onReport: note)
      AnalyticsConnector(analytics, onReport: note)
    }
  }

  /// Whether the metrics are given out to who may have them.
  public var servesMetrics = false

  /// Shows people what is collected, with the switch.
  public var collection: any CollectedDataGateway { AnalyticsGateway(analytics) }

  @Sendable private func note(_ report: StorageReport) { logger.error("\(report)") }
}
