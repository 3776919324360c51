internal import HTTPTypes
internal import HummingbirdCore

/// A request for an endpoint, with the facts from its head.
struct ServerRequest: Sendable {
  let head: HTTPRequest
  let body: RequestBody
  var facts: RequestContext
  /// The browser at the other end of the request's connection.
  let browser: Browser
  /// The values of the named parts of the path, as the browser sent them.
  var parameters: [String: String] = [:]

  /// The deadlines of the connection.
  var watch: ConnectionWatch { browser.watch }

  /// Returns the value of a named part of the path; empty if the route has no such part.
  func parameter(_ name: String) -> String { parameters[name] ?? "" }
}
