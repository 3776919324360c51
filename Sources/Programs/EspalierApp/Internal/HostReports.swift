internal import EspalierBase
internal import EspalierConnectors
internal import Synchronization

/// The receiver of reports about a host's connectors: the caller's own, otherwise the log of the surface, otherwise
/// standard error. No report is lost.
final class HostReports: Sendable {
  private let isChosen: Bool
  private let send: Mutex<@Sendable (ConnectorReport) -> Void>

  init(_ report: (@Sendable (ConnectorReport) -> Void)?) {
    isChosen = report != nil
    send = Mutex(report ?? { StandardErrorStream.write("Connector \($0)") })
  }

  /// Offers the surface's log, which receives the reports if the caller has no receiver of its own.
  func offer(_ log: @escaping @Sendable (String) -> Void) {
    guard !isChosen else { return }
    send.withLock { $0 = { log("Connector \($0)") } }
  }

  func add(_ report: ConnectorReport) { send.withLock { $0 }(report) }
}
