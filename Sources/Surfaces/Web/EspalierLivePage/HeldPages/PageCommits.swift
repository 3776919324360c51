internal import EspalierWire
internal import Foundation

/// The commits of what is kept of pages: one at a time, so that an earlier state is never stored after a later one.
@MainActor
package final class PageCommits {
  private let pages: LivePages
  private let keeper: PageRestoration
  private let time: ServerClock
  /// The commit that came last, after which the next one begins.
  private var last: Task<Bool, Never>?

  /// - Parameter time: The date that is stored with the pages.
  nonisolated package init(of pages: LivePages, by keeper: PageRestoration, time: ServerClock) {
    (self.pages, self.keeper, self.time) = (pages, keeper, time)
  }

  /// Stores what has changed of all pages, in one commit. Of several calls at once, one begins when the one before has
  /// ended.
  /// - Returns: True if the store has accepted them.
  @discardableResult
  package func keep() async -> Bool {
    let before = last
    let commit = Task {
      _ = await before?.value
      return await store()
    }
    last = commit
    return await commit.value
  }

  /// Takes a page over, with what is kept of it: what is still to be stored of one that has gone, else what the store has.
  /// - Returns: Nil when the store does not answer.
  package func take(_ owner: PageRestoration.Owner) async -> PageRestoration.Taken? {
    if let leaving = pages.leavingPage(of: owner) {
      return PageRestoration.Taken(page: leaving.page, lease: leaving.lease, isStored: false)
    }
    return await keeper.take(owner, at: Date(timeIntervalSince1970: time.date()))
  }

  /// Makes a page again that is no longer held, out of what is kept of it, and holds it.
  ///
  /// - Parameters:
  ///   - isCurrent: Returns false when the session has ended meanwhile.
  ///   - make: Makes the page at the place of its browser.
  /// - Returns: The page; nil where there is none yet, or no longer, and the browser comes again.
  package func revive(
    _ identifier: String, of session: Session, isCurrent: () -> Bool, make: () async -> any LivePage
  ) async -> LivePages.Entry? {
    guard let taken = await take(PageRestoration.Owner(page: identifier, session: session)) else { return nil }
    let made = await make()
    made.restore(taken)
    // What is in the browser is better than why it cannot be had just now.
    guard !made.hasFailed else {
      made.end(.expired)
      return nil
    }
    // While it was being made, the person may have signed out, or another connection may have made the page.
    guard isCurrent() else {
      made.end(.signedOut)
      return nil
    }
    if let held = pages.entry(identifier, session: session) {
      made.end(.expired)
      // The store takes changes of the page from its last taker alone.
      held.lease = max(held.lease, taken.lease)
      return held
    }
    return pages.add(made, identifier: identifier, session: session, lease: taken.lease)
  }

  private func store() async -> Bool {
    let changes = pages.changesToKeep()
    guard !changes.isEmpty else { return true }
    guard let outcome = await keeper.keep(changes, at: Date(timeIntervalSince1970: time.date())) else {
      pages.keepAgain(changes)
      return false
    }
    pages.giveUp(changes.filter { outcome.lost.contains($0.owner) })
    pages.wereKept(changes.filter { !outcome.lost.contains($0.owner) && !outcome.tooLarge.contains($0.owner) })
    return true
  }
}
