internal import EspalierNavigation
package import EspalierStorage
internal import EspalierBase
internal import EspalierScreens
package import Foundation
package import Logging

/// Brings pages to the store and back: all changes since the last time in one commit, one commit at a time.
package actor PageRestoration {
  private let store: any PageStore
  private let seal: PageSeal
  private let maximumBytes: Int
  private let logger: Logger
  private let patience: Duration
  private let clock: any Clock<Duration>
  /// True if the last commit failed, which is said once.
  package private(set) var isFailing = false
  private var tooLarge: Set<String> = []

  /// - Parameter patience: The longest time that the store is waited for. It is cancelled then, and does nothing later.
  package init(
    store: any PageStore, key: SigningKey, maximumBytes: Int, logger: Logger, patience: Duration = .seconds(30),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    (self.patience, self.clock) = (patience, clock)
    self.store = store
    seal = PageSeal(key: key)
    self.maximumBytes = maximumBytes
    self.logger = logger
  }

  /// The page and the session and person that a kept page belongs to.
  package struct Owner: Hashable, Sendable {
    package let page: String
    package let session: SessionKey
    package let identity: String?

    package init(page: String, session: Session) {
      self.page = page
      (self.session, identity) = (session.key, session.identity)
    }
  }

  /// The state of a page to be kept, or that it is to be forgotten.
  package struct Change: Sendable {
    package let owner: Owner
    package let lease: PageLease
    /// The state to keep; nil forgets the page.
    package let page: PageState?
  }

  /// The result of a commit.
  package struct Outcome: Sendable {
    /// The pages that somebody else has taken over, of which nothing was kept.
    package var lost: Set<Owner> = []
    /// The pages that are too large to be kept even without what their scenes keep. What was kept of them before stays.
    package var tooLarge: Set<Owner> = []
  }

  /// A page that was taken over.
  package struct Taken: Sendable {
    /// The state that was kept of it; nil for nothing.
    package var page: PageState?
    package let lease: PageLease
    /// True if the state is in the store; false for one that is still to be stored, of which the browser forgets nothing.
    package var isStored = true
    /// True if what was kept of it cannot be read: the person is told.
    package var isUnreadable = false

    package init(page: PageState? = nil, lease: PageLease, isStored: Bool = true, isUnreadable: Bool = false) {
      self.page = page
      self.lease = lease
      self.isStored = isStored
      self.isUnreadable = isUnreadable
    }
  }

  /// Takes a page over, with the state that was kept of it. A state that cannot be read is reported and left out: the
  /// page is then made as one of which nothing was kept.
  /// - Returns: Nil when the store does not answer. Nothing is known of the page then, and whoever made it anew could never
  ///   keep it.
  package func take(_ owner: Owner, at moment: Date) async -> Taken? {
    let name = seal.name(of: owner)
    do {
      let kept = try await waiting("what it has kept of a page") { [store] in try await store.take(name, at: moment) }
      do {
        return Taken(page: try kept.content.map { try seal.open($0, as: name) }, lease: kept.lease)
      } catch {
        logUnreadable(error)
        return Taken(lease: kept.lease, isUnreadable: true)
      }
    } catch {
      logUnreadable(error)
      return nil
    }
  }

  private func logUnreadable(_ error: any Error) {
    logger.warning("What was kept of a page could not be read", metadata: ["reason": "\(LogWords.of(error))"])
  }

  /// Keeps pages, and forgets those that are nil.
  /// - Returns: Nil when nothing was kept at all and is to be tried again.
  package func keep(_ pages: [Change], at moment: Date) async -> Outcome? {
    do {
      var owners: [String: Owner] = [:]
      var outcome = Outcome()
      let changes = try pages.compactMap { change -> PageChange? in
        let name = seal.name(of: change.owner)
        owners[name] = change.owner
        let content = try sealed(change.page, as: name)
        if content == nil, change.page != nil {
          outcome.tooLarge.insert(change.owner)
          return nil
        }
        return PageChange(name, content: content, lease: change.lease, moment: moment)
      }
      let lost = try await waiting("a commit") { [store] in try await store.commit(changes) }
      outcome.lost = Set(lost.compactMap { owners[$0] })
      if isFailing { logger.notice("Pages are kept again") }
      isFailing = false
      return outcome
    } catch {
      if !isFailing {
        logger.error(
          "Pages could not be kept. They go on, but would not come back after a restart.",
          metadata: ["reason": "\(LogWords.of(error))"])
      }
      isFailing = true
      return nil
    }
  }

  /// The bytes that are kept of a page; nil for nothing, or where even its places are too large.
  private func sealed(_ page: PageState?, as name: String) throws -> Data? {
    guard let page else { return nil }
    var sealed = try seal.seal(page, as: name)
    if sealed.count > maximumBytes {
      // Steps back find their places by their addresses too.
      var shorter = page
      shorter.history = WindowHistory()
      sealed = try seal.seal(shorter, as: name)
    }
    if sealed.count > maximumBytes {
      log(large: name, sealed.count)
      // The places at least.
      let places = PageState(
        state: page.state, scenes: RestorationStates(), events: page.events,
        isIncomplete: page.isIncomplete || !page.scenes.isEmpty)
      sealed = try seal.seal(places, as: name)
    }
    return sealed.count <= maximumBytes ? sealed : nil
  }

  /// Forgets what nobody has come back for.
  package func removePages(changedBefore moment: Date, keepingAtMost maximum: Int) async {
    do {
      try await waiting("the removal of old pages") { [store] in
        try await store.removePages(changedBefore: moment, keepingAtMost: maximum)
      }
    } catch {
      logger.warning("Old pages could not be forgotten", metadata: ["reason": "\(LogWords.of(error))"])
    }
  }

  private func waiting<Value: Sendable>(
    _ what: String, _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await BoundedWait(for: "the page store, for \(what)", within: patience, clock: clock).value(work)
  }

  private func log(large name: String, _ bytes: Int) {
    guard tooLarge.count < 1_000, tooLarge.insert(name).inserted else { return }
    logger.warning(
      """
      What the scenes of a page keep is too large, so only its places are kept. Keep what a person would miss, and load the \
      rest; or raise `restoration.maximumBytes`.
      """,
      metadata: ["bytes": "\(bytes)", "most": "\(maximumBytes)"])
  }
}
