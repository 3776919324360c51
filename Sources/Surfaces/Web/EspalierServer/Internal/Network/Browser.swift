internal import EspalierWorkers
internal import NIOCore

/// The browser at the other end of an HTTP connection.
struct Browser: Sendable {
  let channel: any Channel
  let watch: ConnectionWatch
  let peer: NetworkAddress?
  /// The number of the session that the supervisor found in the connection's first request, before it handed the
  /// connection over.
  var route: SessionNumber?
}
