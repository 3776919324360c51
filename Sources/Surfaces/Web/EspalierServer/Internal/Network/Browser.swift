internal import EspalierWorkers
internal import NIOCore

/// The browser at the other end of an HTTP connection.
struct Browser: Sendable {
  let channel: any Channel
  let watch: ConnectionWatch
  let peer: NetworkAddress?
  /// The session for which a supervisor has handed the connection over.
  var route: SessionNumber?
}
