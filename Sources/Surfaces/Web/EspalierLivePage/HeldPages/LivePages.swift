internal import EspalierHTML
package import EspalierStorage
package import EspalierViews
package import EspalierWire
package import Logging

/// The pages that are held: those with a connection, and for a while those without one.
@MainActor
package final class LivePages {
  /// A page with the session that it belongs to.
  @MainActor
  package final class Entry {
    package nonisolated let identifier: String
    /// The name of the page in logs: enough to follow it there, and of no use to anybody who reads it.
    package nonisolated let forLogs: String
    package nonisolated let session: Session
    package let page: any LivePage
    /// The right to keep it; the latest, where two connections brought the page back at once.
    package var lease: PageLease
    /// Grows with each page, so that of two that have waited equally long the older one goes.
    fileprivate let number: Int
    /// The connection that the page has now, if it has one.
    fileprivate var socket: (any PageSocket)?
    /// The latency that is simulated, there and back, in milliseconds.
    package var latency = 0 { didSet { socket?.setDelay(milliseconds: latency / 2) } }
    /// Until when the page's browser is to find no line.
    package var cutUntil: Duration?
    fileprivate var connection = 0
    package fileprivate(set) var hasJoined = false
    /// Since when it has had no connection.
    fileprivate var waitingSince: Duration
    package fileprivate(set) var hasEnded = false
    /// The value of the page's change count when it was last kept.
    package var keptCount = 0
    /// The hash of the state that was last kept; a patch alone changes nothing that a person would miss.
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

    /// Ends the connection without a word, as a network does that is gone.
    package func cutLine() { socket?.cut() }

    /// Ends the page here, because it is held elsewhere by now.
    package func giveUp() {
      hasEnded = true
      page.leave()
      page.end(.expired)
      socket?.close(.goingAway)
    }

    package var owner: PageRestoration.Owner { PageRestoration.Owner(page: identifier, session: session) }
  }

  /// A browser that is to be told that its page has ended, unless it goes by itself.
  private struct Farewell {
    let socket: any PageSocket
    let reason: PageEnding
    let due: Duration
  }

  private static let leavingTime = Duration.seconds(10)
  /// The most pages that are remembered of those that have gone and could not be kept.
  package static let maximumLeaving = 10_000

  package var entries: [String: Entry] = [:]
  private var farewells: [Farewell] = []
  /// The changes to be stored of pages that have gone: their state, or that they are to be forgotten.
  package var leaving: [PageRestoration.Owner: PageRestoration.Change] = [:]
  /// The changes that the store is taking at this moment.
  package var committing: [PageRestoration.Owner: PageRestoration.Change] = [:]
  private var made = 0
  /// True once the pages are handed over, so that another process carries on with them.
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

  /// All pages, those with a connection first, then the newest first.
  package var inspected: [Entry] {
    entries.values.sorted { ($0.isConnected ? 0 : 1, -$0.number) < ($1.isConnected ? 0 : 1, -$1.number) }
  }

  /// The page of that identifier, if it is this session's and of the person who is signed in now.
  package func entry(_ identifier: String, session: Session) -> Entry? {
    guard let entry = entries[identifier], entry.session == session else { return nil }
    return entry
  }

  /// Takes a page in; nil when there is no room for it, and then the page has been ended.
  ///
  /// Room is made by ending pages without a connection. That loses no page for good: a browser that comes back for one
  /// has it made again.
  /// - Parameter lease: The right to keep the page, where it was made before.
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

  /// Gives a page its connection, in place of the one it had. The number is for ``disconnect(_:connection:)``.
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

  /// A connection has gone; nothing happens if the page has another one by now.
  package func disconnect(_ entry: Entry, connection: Int) {
    guard entry.connection == connection, entry.socket != nil else { return }
    entry.socket = nil
    entry.waitingSince = time.elapsed()
    guard !entry.hasEnded else { return }
    entry.page.leave()
    logger.info("Page left", metadata: metadata(entry))
  }

  /// Hands on a text from the connection that the page has now; of any other it is dropped.
  package func receive(_ text: String, for entry: Entry, connection: Int) {
    guard entry.connection == connection, !entry.hasEnded, !isFrozen else { return }
    entry.page.receive(text)
  }

  /// Takes in nothing more from browsers: they tell it again where their pages are made again.
  package func freeze() { isFrozen = true }

  /// The connection that the page has now takes frames again.
  package func lineIsClear(_ entry: Entry, connection: Int) {
    guard entry.connection == connection, !entry.hasEnded else { return }
    entry.page.lineIsClear()
  }

  /// The types of files that the element of a page takes now; nil where it takes none.
  package func fileTypes(_ entry: Entry, node: Int, element: Int) -> FileTypes? {
    entry.hasEnded ? nil : entry.page.fileTypes(node: node, element: element)
  }

  /// Hands a file to a page; returns when the page has done with it, and says whether somebody took it.
  package func receive(_ file: UploadedFile, for entry: Entry, node: Int, element: Int) async -> Bool {
    guard !entry.hasEnded, !isFrozen else { return false }
    logger.info("File received", metadata: metadata(entry))
    return await entry.page.receive(file: file, node: node, element: element)
  }

  /// Ends all pages of a session.
  ///
  /// A page at the path `leaving` is about to be left by its browser, which has just posted a form from there. It ends
  /// like the others, but its browser is told only if it is still there after a while: told at once, it would load the
  /// page again and so give up going where the form leads.
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

  /// Tears everything down, once no connection is left to tell.
  package func endAll() {
    for entry in entries.values { end(entry, reason: .expired) }
  }

  /// Ends the pages that have waited for their browser long enough.
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
    // The text that they typed last is kept, too.
    if reason != .signedOut { entry.page.finishTyping() }
    // A person who has only been away for long gets the page's state back; one who has signed out does not.
    if reason == .signedOut {
      leaving[owner] = PageRestoration.Change(owner: owner, lease: entry.lease, page: nil)
    } else if entry.hasJoined, entry.page.changeCount != entry.keptCount, leaving.count < Self.maximumLeaving,
      let kept = entry.page.kept
    {
      leaving[owner] = PageRestoration.Change(owner: owner, lease: entry.lease, page: kept)
    }
    // The page tells its browser first.
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

  /// Of pages without a connection, first goes one that never had any.
  private func endLongestWaiting(of entries: some Collection<Entry>) {
    let longest = entries.filter { !$0.isConnected }
      .min { ($0.hasJoined ? 1 : 0, $0.waitingSince, $0.number) < ($1.hasJoined ? 1 : 0, $1.waitingSince, $1.number) }
    if let longest { end(longest, reason: .expired) }
  }
}
