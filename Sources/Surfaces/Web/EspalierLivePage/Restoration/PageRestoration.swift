internal import EspalierNavigation
package import EspalierStorage
internal import EspalierBase
internal import EspalierScreens
package import Foundation
package import Logging

/// The connection of pages to their store. All changes since the last commit are one commit, and only one commit runs
/// at a time.
package actor PageRestoration {
  private let store: any PageStore
  private let seal: PageSeal
  private let maximumBytes: Int
  private let logger: Logger
  private let patience: Duration
  private let clock: any Clock<Duration>
  /// True if the last commit failed. The first failure is logged.
  package private(set) var isFailing = false
  private var tooLarge: Set<String> = []

  /// Creates the connection to a store.
  ///
  /// - Parameter patience: The longest time to wait for the store. An operation that takes longer is cancelled, and has
  ///   no effect later.
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

  /// The identity of a stored page: the page's name, with the session and the person that it belongs to.
  package struct Owner: Hashable, Sendable {
    package let page: String
    package let session: SessionKey
    package let identity: String?

    package init(page: String, session: Session) {
      self.page = page
      (self.session, identity) = (session.key, session.identity)
    }
  }

  /// A change of a stored page: a new state, or its removal.
  package struct Change: Sendable {
    package let owner: Owner
    package let lease: PageLease
    /// The state to store; nil removes the page.
    package let page: PageState?
  }

  /// The result of a commit.
  package struct Outcome: Sendable {
    /// The pages that another process has taken over. None of their changes were stored.
    package var lost: Set<Owner> = []
    /// The pages that are too large to be stored even without the states of their scenes. The store keeps their earlier
    /// states.
    package var tooLarge: Set<Owner> = []
  }

  /// A page that was taken over.
  package struct Taken: Sendable {
    /// The stored state of the page; nil for none.
    package var page: PageState?
    package let lease: PageLease
    /// True if the state is in the store. While it is false, the browser must not forget any event.
    package var isStored = true
    /// True if the stored state cannot be read. The person is then notified.
    package var isUnreadable = false

    package init(page: PageState? = nil, lease: PageLease, isStored: Bool = true, isUnreadable: Bool = false) {
      self.page = page
      self.lease = lease
      self.isStored = isStored
      self.isUnreadable = isUnreadable
    }
  }

  /// Takes over a page with its stored state. If the state cannot be read, this is reported, and the page is created
  /// without it.
  ///
  /// - Returns: The page; nil if the store does not respond. The state of the page is unknown then, and a page that was
  ///   created without it could never be stored.
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

  /// Stores changed pages, and removes the pages without a state.
  ///
  /// - Returns: The outcome; nil if nothing was stored, and the changes must be tried again.
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

  /// Returns the bytes to store for a page. Returns nil if there is no page, or if the page is too large even when only
  /// its places are stored.
  private func sealed(_ page: PageState?, as name: String) throws -> Data? {
    guard let page else { return nil }
    var sealed = try seal.seal(page, as: name)
    if sealed.count > maximumBytes {
      // Back steps also find their places by their addresses.
      var shorter = page
      shorter.history = WindowHistory()
      sealed = try seal.seal(shorter, as: name)
    }
    if sealed.count > maximumBytes {
      log(large: name, sealed.count)
      // At least the places are stored.
      let places = PageState(
        state: page.state, scenes: RestorationStates(), events: page.events,
        isIncomplete: page.isIncomplete || !page.scenes.isEmpty)
      sealed = try seal.seal(places, as: name)
    }
    return sealed.count <= maximumBytes ? sealed : nil
  }

  /// Removes pages whose browsers have not returned.
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
