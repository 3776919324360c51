internal import EspalierWorkers
internal import NIOCore

/// The other end of a connection that is answered.
struct Browser: Sendable {
  let channel: any Channel
  let watch: ConnectionWatch
  let peer: NetworkAddress?
  /// The session that a supervisor has handed the connection over for.
  var route: SessionNumber?
}
