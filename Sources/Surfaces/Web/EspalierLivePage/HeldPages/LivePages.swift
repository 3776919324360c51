internal import EspalierHTML
package import EspalierStorage
package import EspalierViews
package import EspalierWire
package import Logging

/// The pages that a server holds in memory: all pages with a connection, and for a limited time also pages without one.
@MainActor
package final class LivePages {
  /// A held page, with the session that it belongs to.
  @MainActor
  package final class Entry {
    package nonisolated let identifier: String
    /// The name of the page in logs. It is enough to find the page in the log, and useless for any other purpose.
    package nonisolated let forLogs: String
    package nonisolated let session: Session
    package let page: any LivePage
    /// The lease with which the page is stored. If two connections restored the page at once, it is the later of their
    /// leases.
    package var lease: PageLease
    /// The number of the page, which is greater for newer pages. If two pages have waited equally long, the older one
    /// is ended.
    fileprivate let number: Int
    /// The current connection of the page, if it has one.
    fileprivate var socket: (any PageSocket)?
    /// The simulated round-trip latency, in milliseconds.
    package var latency = 0 { didSet { socket?.setDelay(milliseconds: latency / 2) } }
    /// The time until which the server refuses connections of the page's browser.
    package var cutUntil: Duration?
    fileprivate var connection = 0
    package fileprivate(set) var hasJoined = false
    /// The time at which the page lost its last connection. For a page that never had a connection, it is the time at
    /// which the page was added.
    fileprivate var waitingSince: Duration
    package fileprivate(set) var hasEnded = false
    /// The value of the page's change count when the page was last stored.
    package var keptCount = 0
    /// The hash of the state that was last stored. A page with the same hash is not stored again.
    package var keptHash: Int?

    fileprivate init(
      identifier: String, session: Session, page: any LivePage, lease: PageLease, number: Int, now: Duration
    ) {
      self.identifier = identifier
      forLogs = SessionKey(identifier: identifier).forLogs
      self.session = session
      self.page = page
      self.lease = lease
      self.number = number
      waitingSince = now
    }

    package var isConnected: Bool { socket != nil }

    /// Ends the connection without a close message, as a lost network does.
    package func cutLine() { socket?.cut() }

    /// Ends the page here, because another process now holds it.
    package func giveUp() {
      hasEnded = true
      page.leave()
      page.end(.expired)
      socket?.close(.goingAway)
    }

    package var owner: PageRestoration.Owner { PageRestoration.Owner(page: identifier, session: session) }
  }

  /// A connection whose browser receives the end of its page after a delay, unless it disconnects first.
  private struct Farewell {
    let socket: any PageSocket
    let reason: PageEnding
    let due: Duration
  }

  private static let leavingTime = Duration.seconds(10)
  /// The greatest number of released pages whose unstored changes are kept for another attempt.
  package static let maximumLeaving = 10_000

  package var entries: [String: Entry] = [:]
  private var farewells: [Farewell] = []
  /// The changes of released pages that are not stored yet: their states, or their removal.
  package var leaving: [PageRestoration.Owner: PageRestoration.Change] = [:]
  /// The changes that the store is currently receiving.
  package var committing: [PageRestoration.Owner: PageRestoration.Change] = [:]
  private var made = 0
  /// True after the pages were handed over to another process, which continues them.
  package private(set) var isFrozen = false
  private let limits: PageLimits
  private let time: ServerClock
  package let logger: Logger

  package nonisolated init(limits: PageLimits, time: ServerClock, logger: Logger) {
    self.limits = limits
    self.time = time
    self.logger = logger
  }

  package var count: Int { entries.count }

  /// All pages, for the inspector. Pages with a connection come first. Within each group, the newest page is first.
  package var inspected: [Entry] {
    entries.values.sorted { ($0.isConnected ? 0 : 1, -$0.number) < ($1.isConnected ? 0 : 1, -$1.number) }
  }

  /// Returns the page with that identifier, if it belongs to this session and to the person who is signed in now.
  package func entry(_ identifier: String, session: Session) -> Entry? {
    guard let entry = entries[identifier], entry.session == session else { return nil }
    return entry
  }

  /// Adds a page. If there is no room for the page, ends it and returns nil.
  ///
  /// To make room, pages without a connection are ended. No page is lost permanently by that: it is created again when
  /// its browser returns.
  /// - Parameter lease: The right to store the page, if it was created before.
  package func add(_ page: any LivePage, identifier: String, session: Session, lease: PageLease = .first) -> Entry? {
    let ofSession = entries.values.filter { $0.session.key == session.key }
    if ofSession.count >= limits.maximumCountOfSession { endLongestWaiting(of: ofSession) }
    if entries.count >= limits.maximumCount { endLongestWaiting(of: entries.values) }
    if entries.count >= limits.maximumWaitingCount {
      let waiting = entries.values.filter { !$0.isConnected }
      if waiting.count >= limits.maximumWaitingCount { endLongestWaiting(of: waiting) }
    }
    let isFull =
      entries.count >= limits.maximumCount
      || ofSession.count(where: { !$0.hasEnded }) >= limits.maximumCountOfSession
    guard !isFull else {
      page.end(.expired)
      logger.warning("Page refused", metadata: ["session": "\(session.key.forLogs)", "reason": "too many pages"])
      return nil
    }
    made += 1
    let entry = Entry(
      identifier: identifier, session: session, page: page, lease: lease, number: made, now: time.elapsed())
    entries[identifier] = entry
    page.setName(SessionKey(identifier: identifier).name)
    logger.info("Page mounted", metadata: metadata(entry))
    return entry
  }

  /// Gives a page a connection in place of the previous one. Returns a number for ``disconnect(_:connection:)``.
  package func connect(_ entry: Entry, _ socket: any PageSocket) -> Int {
    if let former = entry.socket {
      former.close(.replaced)
      entry.page.leave()
    }
    entry.socket = socket
    socket.setDelay(milliseconds: entry.latency / 2)
    entry.connection += 1
    entry.hasJoined = true
    logger.info("Page joined", metadata: metadata(entry))
    return entry.connection
  }

  /// Removes a closed connection from a page. The method has no effect if the page has another connection by now.
  package func disconnect(_ entry: Entry, connection: Int) {
    guard entry.connection == connection, entry.socket != nil else { return }
    entry.socket = nil
    entry.waitingSince = time.elapsed()
    guard !entry.hasEnded else { return }
    entry.page.leave()
    logger.info("Page left", metadata: metadata(entry))
  }

  /// Forwards a text from the page's current connection. A text from any other connection is dropped.
  package func receive(_ text: String, for entry: Entry, connection: Int) {
    guard entry.connection == connection, !entry.hasEnded, !isFrozen else { return }
    entry.page.receive(text)
  }

  /// Ignores all further events from browsers. Browsers send them again when their pages are created again.
  package func freeze() { isFrozen = true }

  /// Notifies a page that its current connection accepts frames again.
  package func lineIsClear(_ entry: Entry, connection: Int) {
    guard entry.connection == connection, !entry.hasEnded else { return }
    entry.page.lineIsClear()
  }

  /// Returns the types of files that the element of a page accepts now; nil if it accepts none.
  package func fileTypes(_ entry: Entry, node: Int, element: Int) -> FileTypes? {
    entry.hasEnded ? nil : entry.page.fileTypes(node: node, element: element)
  }

  /// Passes a file to a page, and waits until the page no longer needs it. Returns true if a handler took it.
  package func receive(_ file: UploadedFile, for entry: Entry, node: Int, element: Int) async -> Bool {
    guard !entry.hasEnded, !isFrozen else { return false }
    logger.info("File received", metadata: metadata(entry))
    return await entry.page.receive(file: file, node: node, element: element)
  }

  /// Ends all pages of a session.
  ///
  /// The browser of a page at the path `leaving` is about to leave it, because it has just submitted a form from there.
  /// That page ends like the others, but its browser is notified only if it is still connected after a while: if it
  /// were notified at once, it would reload the page and so not go to the form's result.
  package func end(session: SessionKey, reason: PageEnding, leaving path: String? = nil) {
    for entry in entries.values where entry.session.key == session {
      if let path, entry.page.path == path, let socket = entry.socket {
        entry.page.leave()
        entry.socket = nil
        farewells.append(Farewell(socket: socket, reason: reason, due: time.elapsed() + Self.leavingTime))
      }
      end(entry, reason: reason)
    }
  }

  /// Ends all pages of a person.
  package func end(identity: String, reason: PageEnding) {
    for entry in entries.values where entry.session.identity == identity { end(entry, reason: reason) }
  }

  /// Ends all pages. Call this method after all connections are closed.
  package func endAll() {
    for entry in entries.values { end(entry, reason: .expired) }
  }

  /// Ends the pages that have waited for their browser longer than allowed.
  package func sweep() {
    let now = time.elapsed()
    for farewell in farewells where farewell.due <= now {
      farewell.socket.send(OperationWriter.frame(.end(farewell.reason)))
      farewell.socket.close(.done)
    }
    farewells.removeAll { $0.due <= now }
    for entry in entries.values where !entry.isConnected {
      let patience = entry.hasJoined ? limits.disconnectedTime : limits.neverConnectedTime
      if now - entry.waitingSince >= patience { end(entry, reason: .expired) }
    }
  }

  package func end(_ entry: Entry, reason: PageEnding) {
    guard !entry.hasEnded else { return }
    entry.hasEnded = true
    entries[entry.identifier] = nil
    let owner = entry.owner
    // The text that the person typed last is stored, too.
    if reason != .signedOut { entry.page.finishTyping() }
    // A person who has only been away for long gets the page's state back; one who has signed out does not.
    if reason == .signedOut {
      leaving[owner] = PageRestoration.Change(owner: owner, lease: entry.lease, page: nil)
    } else if entry.hasJoined, entry.page.changeCount != entry.keptCount, leaving.count < Self.maximumLeaving,
      let kept = entry.page.kept
    {
      leaving[owner] = PageRestoration.Change(owner: owner, lease: entry.lease, page: kept)
    }
    // The page notifies its browser first.
    entry.page.end(reason)
    entry.socket?.close(.done)
    var metadata = metadata(entry)
    metadata["reason"] = "\(reason.rawValue)"
    logger.info("Page ended", metadata: metadata)
  }

  package func metadata(_ entry: Entry) -> Logger.Metadata {
    [
      "page": "\(entry.forLogs)", "session": "\(entry.session.key.forLogs)",
      "path": "\(LocalPath.withoutQuery(entry.page.path))",
    ]
  }

  /// Ends the page that has waited longest without a connection. Pages that never had a connection end first.
  private func endLongestWaiting(of entries: some Collection<Entry>) {
    let longest = entries.filter { !$0.isConnected }
      .min { ($0.hasJoined ? 1 : 0, $0.waitingSince, $0.number) < ($1.hasJoined ? 1 : 0, $1.waitingSince, $1.number) }
    if let longest { end(longest, reason: .expired) }
  }
}
