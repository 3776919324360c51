/// A type that answers requests, for one address of the server or for all of them.
///
/// The initializer of an endpoint names all its dependencies, and the table of `SiteRoutes` lists it.
protocol Endpoint: Sendable {
  /// Answers one request.
  func answer(_ request: ServerRequest) async -> ServerResponse
}
