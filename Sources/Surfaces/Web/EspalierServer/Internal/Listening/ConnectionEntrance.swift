internal import EspalierLivePage

/// The objects and limits with which every connection is set up, before the connection's site is known.
///
/// This type is a class, so that each connection holds one reference to it.
final class ConnectionEntrance: Sendable {
  let sites: AnsweringSites
  /// The connections that have arrived and that no task has taken yet.
  let arrivals = ArrivedConnections()
  let networks: NetworkConnections
  let limits: RequestLimits
  let maximumMessageBytes: Int
  let time: ServerClock
  let refusals: RefusalLog

  init(
    sites: AnsweringSites, networks: NetworkConnections, limits: RequestLimits, maximumMessageBytes: Int,
    time: ServerClock, refusals: RefusalLog
  ) {
    self.sites = sites
    self.networks = networks
    self.limits = limits
    self.maximumMessageBytes = maximumMessageBytes
    self.time = time
    self.refusals = refusals
  }
}
