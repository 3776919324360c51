internal import EspalierLivePage
internal import EspalierWorkers

/// The assignment of sessions to this process among several workers, and the pages that must not be created.
struct WorkerAssignment: Sendable {
  /// The connection to the supervisor; nil if this process is the only one.
  let link: WorkerLink?
  let cookies: BrowserCookies

  /// Returns true if a request arrived over a connection that was handed to this worker for another session.
  ///
  /// The next request should then use a new connection.
  func isMisrouted(_ request: ServerRequest) -> Bool {
    guard let link, let identifier = cookies.session(request.facts)?.prefix(while: { $0 != "." }) else { return false }
    let session = SessionNumber(identifier: identifier)
    return session != request.browser.route && !link.isOwn(session)
  }

  /// Returns the time for which the page of a request must not be created, because it has ended workers; nil if it may
  /// be created.
  func forbiddenTime(of session: SessionKey?, at path: String) -> Duration? {
    link?.forbiddenTime(of: NotedWork.mount(session, path))
  }

  /// Returns true if a page must not be created again, because it has ended workers.
  ///
  /// The path of such a page is blocked, too: when it is loaded again, it shows the reason.
  func isForbidden(_ page: UInt64, of session: SessionKey, at path: String) -> Bool {
    guard let link, link.forbiddenTime(of: page) != nil else { return false }
    link.forbid(NotedWork.mount(session, path), like: page)
    return true
  }
}
