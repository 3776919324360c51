internal import EspalierWorkers
internal import NIOCore

/// The other end of a connection whose requests are answered.
struct Browser: Sendable {
  let channel: any Channel
  let watch: ConnectionWatch
  let peer: NetworkAddress?
  /// The session for which a supervisor has handed the connection over.
  var route: SessionNumber?
}
