internal import EspalierHTML
package import EspalierStorage
package import EspalierViews
package import EspalierWire
package import Logging

/// The pages that are held: those with a connection, and for a limited time those without one.
@MainActor
package final class LivePages {
  /// A page with the session that it belongs to.
  @MainActor
  package final class Entry {
    package nonisolated let identifier: String
    /// The name of the page in logs: enough to find the page there, and useless to any other reader.
    package nonisolated let forLogs: String
    package nonisolated let session: Session
    package let page: any LivePage
    /// The right to store the page; the latest one, if two connections restored the page at once.
    package var lease: PageLease
    /// A number that grows with each page, so that of two pages that have waited equally long the older one is ended.
    fileprivate let number: Int
    /// The current connection of the page, if it has one.
    fileprivate var socket: (any PageSocket)?
    /// The simulated round-trip latency, in milliseconds.
    package var latency = 0 { didSet { socket?.setDelay(milliseconds: latency / 2) } }
    /// The time until which connections of the page's browser are refused.
    package var cutUntil: Duration?
    fileprivate var connection = 0
    package fileprivate(set) var hasJoined = false
    /// The time since which the page has had no connection.
    fileprivate var waitingSince: Duration
    package fileprivate(set) var hasEnded = false
    /// The value of the page's change count when the page was last stored.
    package var keptCount = 0
    /// The hash of the state that was last stored; a patch alone changes nothing that a person would miss.
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

  /// A browser that is notified that its page has ended, unless it disconnects first.
  private struct Farewell {
    let socket: any PageSocket
    let reason: PageEnding
    let due: Duration
  }

  private static let leavingTime = Duration.seconds(10)
  /// The greatest number of released pages whose changes are remembered because they could not be stored.
  package static let maximumLeaving = 10_000

  package var entries: [String: Entry] = [:]
  private var farewells: [Farewell] = []
  /// The changes to be stored of released pages: their state, or their removal.
  package var leaving: [PageRestoration.Owner: PageRestoration.Change] = [:]
  /// The changes that the store is currently receiving.
  package var committing: [PageRestoration.Owner: PageRestoration.Change] = [:]
  private var made = 0
  /// True once the pages are handed over to another process, which continues them.
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

  /// All pages: first those with a connection, then the others, each the newest first.
  package var inspected: [Entry] {
    entries.values.sorted { ($0.isConnected ? 0 : 1, -$0.number) < ($1.isConnected ? 0 : 1, -$1.number) }
  }

  /// Returns the page with that identifier, if it belongs to this session and to the person who is signed in now.
  package func entry(_ identifier: String, session: Session) -> Entry? {
    guard let entry = entries[identifier], entry.session == session else { return nil }
    return entry
  }

  /// Adds a page; returns nil if there is no room for it, and then the page has been ended.
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

  /// Gives a page a connection, which replaces the previous one. The returned number is for
  /// ``disconnect(_:connection:)``.
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

  /// Removes a closed connection from a page; has no effect if the page has another one by now.
  package func disconnect(_ entry: Entry, connection: Int) {
    guard entry.connection == connection, entry.socket != nil else { return }
    entry.socket = nil
    entry.waitingSince = time.elapsed()
    guard !entry.hasEnded else { return }
    entry.page.leave()
    logger.info("Page left", metadata: metadata(entry))
  }

  /// Forwards a text from the page's current connection; a text from any other connection is dropped.
  package func receive(_ text: String, for entry: Entry, connection: Int) {
    guard entry.connection == connection, !entry.hasEnded, !isFrozen else { return }
    entry.page.receive(text)
  }

  /// Ignores all further events from browsers, which send them again when their pages are created again.
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

  /// Passes a file to a page; returns true if a handler took it, as soon as the page no longer needs it.
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

  /// Ends all pages, after all connections are closed.
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

  /// Ends a page without a connection; first one that never had a connection.
  private func endLongestWaiting(of entries: some Collection<Entry>) {
    let longest = entries.filter { !$0.isConnected }
      .min { ($0.hasJoined ? 1 : 0, $0.waitingSince, $0.number) < ($1.hasJoined ? 1 : 0, $1.waitingSince, $1.number) }
    if let longest { end(longest, reason: .expired) }
  }
}
