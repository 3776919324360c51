internal import EspalierWire
internal import Foundation

/// The commits of page states to the store: one at a time, so that an earlier state is never stored after a later one.
@MainActor
package final class PageCommits {
  private let pages: LivePages
  private let restoration: PageRestoration
  private let time: ServerClock
  /// The latest commit. The next commit begins when it has ended.
  private var last: Task<Bool, Never>?

  /// Creates the commits of pages to a store.
  ///
  /// - Parameter time: The date that is stored with the pages.
  nonisolated package init(of pages: LivePages, by restoration: PageRestoration, time: ServerClock) {
    (self.pages, self.restoration, self.time) = (pages, restoration, time)
  }

  /// Stores the changes of all pages in one commit. If several calls run at once, each begins when the previous one has
  /// ended.
  /// - Returns: True if the store has accepted the changes.
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

  /// Takes over a page with its stored state. If the page was released and its state is not stored yet, the method
  /// returns that state.
  ///
  /// - Returns: The page; nil if the store does not respond.
  package func take(_ owner: PageRestoration.Owner) async -> PageRestoration.Taken? {
    if let leaving = pages.leavingPage(of: owner) {
      return PageRestoration.Taken(page: leaving.page, lease: leaving.lease, isStored: false)
    }
    return await restoration.take(owner, at: Date(timeIntervalSince1970: time.date()))
  }

  /// Creates a page again from its stored state, and adds it to the held pages.
  ///
  /// - Parameters:
  ///   - isCurrent: Returns false if the session has ended meanwhile.
  ///   - make: Creates the page at the place of its browser.
  /// - Returns: The page; nil if it does not exist yet, or no longer, and the browser must reconnect.
  package func revive(
    _ identifier: String, of session: Session, isCurrent: () -> Bool, make: () async -> any LivePage
  ) async -> LivePages.Entry? {
    guard let taken = await take(PageRestoration.Owner(page: identifier, session: session)) else { return nil }
    let made = await make()
    made.restore(taken)
    // The browser's current content is more useful than an error message.
    guard !made.hasFailed else {
      made.end(.expired)
      return nil
    }
    // Meanwhile the person may have signed out, or another connection may have created the page.
    guard isCurrent() else {
      made.end(.signedOut)
      return nil
    }
    if let held = pages.entry(identifier, session: session) {
      made.end(.expired)
      // The store accepts changes of the page only from the process that took it over last.
      held.lease = max(held.lease, taken.lease)
      return held
    }
    return pages.add(made, identifier: identifier, session: session, lease: taken.lease)
  }

  private func store() async -> Bool {
    let changes = pages.changesToKeep()
    guard !changes.isEmpty else { return true }
    guard let outcome = await restoration.keep(changes, at: Date(timeIntervalSince1970: time.date())) else {
      pages.keepAgain(changes)
      return false
    }
    pages.giveUp(changes.filter { outcome.lost.contains($0.owner) })
    pages.wereKept(changes.filter { !outcome.lost.contains($0.owner) && !outcome.tooLarge.contains($0.owner) })
    return true
  }
}
