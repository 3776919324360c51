internal import HTTPTypes

/// A step that refuses requests for a host name that is not this server's.
struct HostFiltering: Middleware {
  let hosts: AllowedHosts
  /// The sentences that explain to the operator how to allow a name.
  let advice: String
  let refusals: RefusalLog

  func answer(_ request: ServerRequest, before next: any Endpoint) async -> ServerResponse {
    guard hosts.contains(request.facts.host) else {
      refusals.note("request", "host")
      let asked = AllowedHosts.shown(request.facts.host).map { "the name \"\($0)\"" } ?? "this name"
      return .text(
        .misdirectedRequest,
        "This server does not answer to \(asked), so that no other site can speak with it in yours.\n" + advice)
    }
    return await next.answer(request)
  }
}
