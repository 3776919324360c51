internal import EspalierLivePage
internal import EspalierWorkers

/// The place of this process among several workers: which sessions are its own, and which pages are not to be made.
struct WorkerPlacement: Sendable {
  /// The line to the supervisor; nil where this process is the only one.
  let link: WorkerLink?
  let cookies: BrowserCookies

  /// Returns true if a request came over a connection that was handed to this worker for another session, so that the
  /// next one is better sent over a new connection.
  func isMisrouted(_ request: ServerRequest) -> Bool {
    guard let link, let identifier = cookies.session(request.facts)?.prefix(while: { $0 != "." }) else { return false }
    let session = SessionNumber(identifier: identifier)
    return session != request.browser.route && !link.isOwn(session)
  }

  /// Returns the time for which the page of a request is not made, because it has ended workers; nil if it may be made.
  func forbiddenTime(of session: SessionKey?, at path: String) -> Duration? {
    link?.forbiddenTime(of: NotedWork.mount(session, path))
  }

  /// Returns true if a page is not made again, because it has ended workers. Then the same holds for its place, which
  /// shows the reason when it is loaded again.
  func isForbidden(_ page: UInt64, of session: SessionKey, at path: String) -> Bool {
    guard let link, link.forbiddenTime(of: page) != nil else { return false }
    link.forbid(NotedWork.mount(session, path), like: page)
    return true
  }
}
