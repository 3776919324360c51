internal import HTTPTypes
internal import EspalierViews

/// An endpoint that answers the server's own addresses that do not exist.
struct NothingEndpoint: Endpoint {
  func answer(_ request: ServerRequest) async -> ServerResponse { .text(.notFound, .localized(.webNothingHere)) }
}
