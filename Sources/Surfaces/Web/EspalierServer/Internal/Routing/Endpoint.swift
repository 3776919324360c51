/// Something that answers requests: a place of the server, or all of its places together.
///
/// A place names in its initialiser all that it needs, and stands in the table of `SiteRoutes`.
protocol Endpoint: Sendable {
  /// Answers one request.
  func answer(_ request: ServerRequest) async -> ServerResponse
}
