internal import EspalierLivePage

/// The parts that every connection is set up with, before it is known which site it is for.
///
/// An object, so that each connection holds one reference to it.
final class ConnectionEntrance: Sendable {
  let sites: AnsweringSites
  /// The connections that have come and that nobody has taken yet.
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
