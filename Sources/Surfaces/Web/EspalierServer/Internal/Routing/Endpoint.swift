/// A type that answers requests: one address of the server, or all its addresses together.
///
/// The initializer of an endpoint names all its dependencies, and the table of `SiteRoutes` lists it.
protocol Endpoint: Sendable {
  /// Answers one request.
  func answer(_ request: ServerRequest) async -> ServerResponse
}
