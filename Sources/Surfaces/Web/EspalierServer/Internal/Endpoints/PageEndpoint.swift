internal import EspalierHTML
internal import EspalierLivePage
internal import EspalierNavigation
internal import EspalierViews
internal import HTTPTypes

/// An endpoint that creates a page of the app and sends it as a whole document.
struct PageEndpoint: Endpoint {
  private let browsers: BrowserSessions
  private let placement: WorkerAssignment
  private let mounting: PageMounting
  private let documents: PageDocuments
  private let notices: NoticePages
  private let refusals: RefusalLog
  private let prefetchesLinks: Bool

  init(
    _ browsers: BrowserSessions, _ placement: WorkerAssignment, _ mounting: PageMounting, _ documents: PageDocuments,
    _ notices: NoticePages, _ refusals: RefusalLog, prefetchesLinks: Bool
  ) {
    self.browsers = browsers
    self.placement = placement
    self.mounting = mounting
    self.documents = documents
    self.notices = notices
    self.refusals = refusals
    self.prefetchesLinks = prefetchesLinks
  }

  func answer(_ request: ServerRequest) async -> ServerResponse {
    let facts = request.facts
    guard let path = LocalPath.checked(facts.target), Path(path) != nil else {
      return notices.notice(.badRequest, title: .webAddressUnreadable, text: .localized(.webAddressUnreadableMessage))
    }
    var cookie: SessionCookie?
    let session: Session
    let known = browsers.session(facts)
    if let time = placement.forbiddenTime(of: known?.key, at: path) { return notices.stopped(for: time, path: path) }
    let isAhead = facts.fields.contains(PageDocuments.preparedField)
    if let known {
      session = known
    } else if facts.method == .head || isAhead {
      session = browsers.passing(facts)
    } else if let begun = await browsers.begin(facts) {
      (session, cookie) = begun
    } else {
      refusals.note("page", "too many sessions")
      return notices.unavailable()
    }
    let work = NotedWork.mount(known?.key, path)
    if isAhead {
      return documents.answer(prepared: await NotedWork.making(work, { await prepared(path, session: session, facts) }))
    }
    var answer: ServerResponse
    switch await NotedWork.making(work, { await mounting.mount(path, session: session, facts) }) {
    case .document(let paint, let identifier):
      answer = documents.answer(paint, page: identifier, session: session.key)
    case .elsewhere(let path): answer = .redirect(path)
    case .moved(let path): answer = .moved(path)
    case .full: answer = notices.unavailable()
    }
    if let cookie { answer.fields[.setCookie] = browsers.cookies.setting(cookie, facts) }
    return answer
  }

  /// Returns the content of a place that a page of the session asks for ahead; nil if it asks too often, or the app does
  /// not want it.
  private func prepared(_ path: String, session: Session, _ facts: RequestContext) async -> PagePaint? {
    guard prefetchesLinks, facts.method == .get, mounting.sessions.takePrepared(session.key) else { return nil }
    return await mounting.prepare(path, session: session, facts)
  }
}
