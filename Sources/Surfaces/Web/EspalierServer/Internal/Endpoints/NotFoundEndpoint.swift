internal import HTTPTypes
internal import EspalierViews

/// An endpoint that answers 404 for addresses in the server's own part (`/-/…`) where nothing is.
struct NotFoundEndpoint: Endpoint {
  func answer(_ request: ServerRequest) async -> ServerResponse { .text(.notFound, .localized(.webNothingHere)) }
}
