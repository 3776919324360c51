internal import EspalierHTML

/// The part of a site that connections use: it answers requests, and admits and serves live connections.
///
/// This type is a class, so that each connection holds one reference to it.
final class SiteFront: Sendable {
  let mount: MountPath
  let responder: RequestResponder
  let admission: LiveAdmission
  let sockets: LiveSockets

  init(mount: MountPath, responder: RequestResponder, admission: LiveAdmission, sockets: LiveSockets) {
    self.mount = mount
    self.responder = responder
    self.admission = admission
    self.sockets = sockets
  }
}

/// The sites that one listener serves: the app's, and the inspector's below a path of the app.
struct AnsweringSites: Sendable {
  let app: SiteFront
  var inspector: SiteFront?

  /// All sites, the app's first.
  var all: [SiteFront] { [app] + [inspector].compactMap(\.self) }

  /// Returns the site for an address.
  func site(of target: String?) -> SiteFront {
    guard let inspector, inspector.mount.path(of: target ?? "") != nil else { return app }
    return inspector
  }
}
