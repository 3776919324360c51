internal import EspalierLivePage
internal import HTTPTypes

/// A check that decides which requests become live connections.
struct LiveAdmission: Sendable {
  /// The path of live connections, within the app.
  static let path = "/-/live"
  /// The name of the protocol of live connections.
  static let subprotocol = "espalier-1"

  let reader: RequestReader
  let hosts: AllowedHosts
  let browsers: BrowserSessions

  /// Returns the reason why a live connection is refused; nil if it is allowed.
  func refusal(_ facts: RequestContext) -> String? {
    guard hosts.contains(facts.host) else { return "host" }
    guard facts.isBelowMount, facts.path == Self.path else { return "path" }
    guard facts.isUpgradeAllowed else { return "origin" }
    guard browsers.session(facts) != nil else { return "session" }
    let offered = facts.fields[.known("Sec-WebSocket-Protocol")] ?? ""
    guard Preference.list(offered).contains(where: { $0.value == Self.subprotocol }) else { return "subprotocol" }
    return nil
  }

  /// Returns true if a request may become a live connection.
  func admits(_ request: HTTPRequest, peer: NetworkAddress?) -> Bool {
    refusal(reader.facts(request, peer: peer)) == nil
  }

  /// Returns the request and session of an admitted connection; nil if the session has ended meanwhile.
  func upgrade(_ request: HTTPRequest, peer: NetworkAddress?) -> LiveUpgrade? {
    let facts = reader.facts(request, peer: peer)
    return browsers.session(facts).map { LiveUpgrade(request: request, facts: facts, session: $0) }
  }
}
