internal import EspalierConnectors
internal import Synchronization

/// Where a host tells what goes wrong with its connectors: where the caller wants it, else in the log of the surface, else
/// on standard error. Nowhere is no choice.
final class HostReports: Sendable {
  private let isChosen: Bool
  private let tell: Mutex<@Sendable (ConnectorReport) -> Void>

  init(_ report: (@Sendable (ConnectorReport) -> Void)?) {
    isChosen = report != nil
    tell = Mutex(report ?? { StandardError.write("Connector \($0)") })
  }

  /// The surface's log takes what the caller has not claimed.
  func offer(_ log: @escaping @Sendable (String) -> Void) {
    guard !isChosen else { return }
    tell.withLock { $0 = { log("Connector \($0)") } }
  }

  func add(_ report: ConnectorReport) { tell.withLock { $0 }(report) }
}
