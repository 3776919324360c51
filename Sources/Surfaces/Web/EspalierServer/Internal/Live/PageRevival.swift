internal import EspalierLivePage
internal import EspalierNavigation
internal import EspalierWire

/// Makes pages again that are no longer held, out of what was kept of them.
struct PageRevival: Sendable {
  let maker: PageMaker
  let sessions: SessionStore
  let pages: LivePages
  let commits: PageCommits

  /// Makes a page again for the browser that shows it.
  /// - Returns: The page, which is held from now on; nil where there is none yet, or no longer.
  @MainActor func revive(
    _ identifier: String, _ frame: JoinFrame, _ upgrade: LiveUpgrade
  ) async -> LivePages.Entry? {
    let session = upgrade.session
    let owner = PageKeeper.Owner(page: identifier, session: session)
    // Without it, the browser comes again.
    guard let kept = await commits.take(owner) else { return nil }
    let made = await maker.make(visitor(frame, upgrade), at: frame.join.path, session: session)
    made.restore(kept)
    // What is in the browser is better than why it cannot be had just now; the browser comes again.
    guard !made.hasFailed else {
      made.end(.expired)
      return nil
    }
    // While it was being made, the person may have signed out, or another connection may have made the page.
    guard sessions.isCurrent(session) else {
      made.end(.signedOut)
      return nil
    }
    if let held = pages.entry(identifier, session: session) {
      made.end(.expired)
      // The store takes changes of the page from its last taker alone.
      held.lease = max(held.lease, kept.lease)
      return held
    }
    return pages.add(made, identifier: identifier, session: session, lease: kept.lease)
  }

  private func visitor(_ frame: JoinFrame, _ upgrade: LiveUpgrade) -> Visitor {
    var visitor = Visitor(upgrade.session, facts: upgrade.facts)
    if upgrade.facts.cookie("espalier-zone") == nil, let zone = frame.zone.flatMap(Visitor.knownZone) {
      visitor.timeZone = zone
    }
    return visitor
  }
}
