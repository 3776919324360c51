internal import EspalierLivePage
internal import HTTPTypes

/// The request and the session of an admitted live connection.
struct LiveUpgrade: Sendable {
  let request: HTTPRequest
  let facts: RequestContext
  let session: Session
}
