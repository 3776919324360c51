internal import EspalierLivePage
internal import EspalierNavigation
internal import EspalierWire

/// A type that creates pages again from their stored states, if the server no longer holds them.
struct PageRevival: Sendable {
  let maker: PageMaker
  let sessions: SessionStore
  let commits: PageCommits

  /// Creates a page again for the browser that shows it.
  /// - Returns: The page, which is held from now on; nil if it does not exist yet, or no longer.
  @MainActor func revive(
    _ identifier: String, _ frame: JoinFrame, _ upgrade: LiveUpgrade
  ) async -> LivePages.Entry? {
    let session = upgrade.session
    return await commits.revive(identifier, of: session, isCurrent: { sessions.isCurrent(session) }) {
      await maker.make(visitor(frame, upgrade), at: frame.join.path, session: session)
    }
  }

  private func visitor(_ frame: JoinFrame, _ upgrade: LiveUpgrade) -> Visitor {
    var visitor = Visitor(upgrade.session, facts: upgrade.facts)
    if upgrade.facts.cookie("espalier-zone") == nil, let zone = frame.zone.flatMap(Visitor.knownZone) {
      visitor.timeZone = zone
    }
    return visitor
  }
}
