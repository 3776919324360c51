internal import EspalierLivePage
internal import HTTPTypes

/// The request and the session that a live connection was let in with.
struct LiveUpgrade: Sendable {
  let request: HTTPRequest
  let facts: RequestContext
  let session: Session
}
