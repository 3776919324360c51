internal import HTTPTypes
internal import EspalierViews

/// Answers addresses of the server's own where there is nothing.
struct NothingEndpoint: Endpoint {
  func answer(_ request: ServerRequest) async -> ServerResponse { .text(.notFound, .localized(.webNothingHere)) }
}
