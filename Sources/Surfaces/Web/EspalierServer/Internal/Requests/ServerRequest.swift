internal import HTTPTypes
internal import HummingbirdCore

/// A request on its way to its endpoint, with what was found out about it on the way.
struct ServerRequest: Sendable {
  let head: HTTPRequest
  let body: RequestBody
  var facts: RequestContext
  /// The other end of the connection that the request came over.
  let browser: Browser
  /// The values of the parts of the path that a route has names for, as they were sent.
  var parameters: [String: String] = [:]

  /// The deadlines of the connection.
  var watch: ConnectionWatch { browser.watch }

  /// Returns the part of the path that the route has a name for.
  func parameter(_ name: String) -> String { parameters[name] ?? "" }
}
