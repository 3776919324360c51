internal import EspalierLivePage

/// The parts that every connection is set up with, before it is known which site it is for.
struct ConnectionEntrance: Sendable {
  let sites: AnsweringSites
  /// The connections that have come and that nobody has taken yet.
  let arrivals = ArrivedConnections()
  let networks: NetworkConnections
  let limits: RequestLimits
  let maximumMessageBytes: Int
  let time: ServiceTime
  let refusals: RefusalLog
}
