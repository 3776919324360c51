internal import EspalierBase
internal import EspalierConnectors
internal import EspalierApp
internal import EspalierWire
internal import EspalierHTML
internal import EspalierLivePage
internal import EspalierNavigation
internal import HTTPTypes

/// The creation of pages for requests. A new page is painted, and held until its document joins.
struct PageMounting: Sendable {
  /// The outcome of creating a page.
  enum Outcome {
    case document(PagePaint, identifier: String)
    case elsewhere(String)
    case moved(String)
    case full
  }

  let maker: PageMaker
  let sessions: SessionStore
  let pages: LivePages
  let rejections: RejectedForms
  let watching: RequestTelemetry

  /// Creates and paints a page, and reports the duration.
  @MainActor func mount(_ path: String, session: Session, _ facts: RequestContext) async -> Outcome {
    await watching.telemetry.measure(TelemetryEvent(.mount, at: watching.place(path, session: session.key))) { event in
      let (outcome, page) = await paint(path, session: session, facts)
      if watching.telemetry.isObserved, let place = page.telemetry?.place { event.place = place }
      switch outcome {
      case .document(let paint, _): event.bytes = paint.body.utf8.count
      case .elsewhere, .moved: event.name = "redirect"
      case .full: event.name = "refused"
      }
      return outcome
    }
  }

  /// Returns the first content of a place that its person may open soon; nil if there is nothing to show ahead.
  ///
  /// The page ends as soon as it is painted. No one is notified that a person has seen it, because no one has.
  @MainActor func prepare(_ path: String, session: Session, _ facts: RequestContext) async -> PagePaint? {
    await watching.telemetry.measure(TelemetryEvent(.mount, at: watching.place(path, session: session.key))) { event in
      event.name = "prepared"
      return await Preparation.$isUnderWay.withValue(true) {
        let page = await maker.make(Visitor(session, facts: facts), at: path, session: session)
        defer { page.end(.expired) }
        guard sessions.isCurrent(session), !page.hasFailed else { return nil }
        let paint = await page.firstPaint()
        event.bytes = paint.body.utf8.count
        let isShown = paint.status == 200 && paint.redirect == nil
        return isShown && sessions.isCurrent(session) ? paint : nil
      }
    }
  }

  /// Creates and paints a page. The page is already held before it is painted, so that signing out meanwhile ends it
  /// too.
  @MainActor
  private func paint(_ path: String, session: Session, _ facts: RequestContext) async -> (Outcome, any LivePage) {
    let isHead = facts.method == .head
    let rejection = isHead ? nil : rejections.take(path: path, for: session.key)
    let page = await maker.make(Visitor(session, facts: facts), at: path, rejection: rejection, session: session)
    guard sessions.isCurrent(session) else {
      page.end(.signedOut)
      return (.elsewhere(path), page)
    }
    let identifier = PageToken.makeIdentifier()
    guard let entry = pages.add(page, identifier: identifier, session: session) else { return (.full, page) }
    let paint = await page.firstPaint()
    if isHead || page.hasFailed || paint.redirect != nil { pages.end(entry, reason: .expired) }
    guard sessions.isCurrent(session) else { return (.elsewhere(path), page) }
    if let elsewhere = paint.redirect {
      let path = LocalPath.checked(elsewhere) ?? "/"
      return (paint.isMoved ? .moved(path) : .elsewhere(path), page)
    }
    return (.document(paint, identifier: identifier), page)
  }
}
