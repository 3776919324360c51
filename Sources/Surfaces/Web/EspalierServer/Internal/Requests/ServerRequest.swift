internal import HTTPTypes
internal import HummingbirdCore

/// A request for an endpoint, with the facts that were found before it.
struct ServerRequest: Sendable {
  let head: HTTPRequest
  let body: RequestBody
  var facts: RequestContext
  /// The other end of the request's connection.
  let browser: Browser
  /// The values of the named parts of the path, as they were sent.
  var parameters: [String: String] = [:]

  /// The deadlines of the connection.
  var watch: ConnectionWatch { browser.watch }

  /// Returns the part of the path with that name in the route.
  func parameter(_ name: String) -> String { parameters[name] ?? "" }
}
