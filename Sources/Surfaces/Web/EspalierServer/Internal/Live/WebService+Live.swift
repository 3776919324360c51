internal import EspalierApp
internal import EspalierConnectors
internal import EspalierHTML
internal import EspalierLivePage
internal import EspalierNavigation
internal import EspalierScopes
internal import EspalierStorage
internal import EspalierWire
internal import EspalierWorkers
internal import Foundation
internal import HTTPTypes
internal import Logging
internal import NIOCore

/// The request and the session that a live connection was let in with.
struct LiveUpgrade: Sendable {
  let request: HTTPRequest
  let facts: RequestFacts
  let session: Session
  /// The service that answers the connection: the app's or the inspector's.
  let service: WebService
}

extension WebService {
  static let subprotocol = "espalier-1"

  /// Returns the reason why a live connection is not to be opened; nil if it may be.
  func upgradeRefusal(_ facts: RequestFacts) -> String? {
    guard hosts.contains(facts.host) else { return "host" }
    guard facts.isBelowMount, facts.path == "/-/live" else { return "path" }
    guard facts.isUpgradeAllowed else { return "origin" }
    guard session(facts) != nil else { return "session" }
    let offered = facts.fields[.known("Sec-WebSocket-Protocol")] ?? ""
    guard Preference.list(offered).contains(where: { $0.value == Self.subprotocol }) else { return "subprotocol" }
    return nil
  }

  /// Carries a WebSocket from its join to its end.
  func serve(_ channel: NIOAsyncChannel<String, String>, _ upgrade: LiveUpgrade) async {
    do {
      try await channel.executeThenClose { texts, _ in
        let socket = LiveSocket(channel: channel.channel)
        await serve(texts, on: socket, upgrade)
        // Nothing happens if it is closing already; then it has at most a second left.
        socket.close(.goingAway)
        try? await channel.channel.closeFuture.get()
      }
    } catch {
      logger.trace("A connection ended", metadata: ["reason": "\(LogWords.of(error))"])
    }
  }

  /// Carries one live connection, of either kind, from its join to its end.
  func serve(
    _ texts: some AsyncSequence<String, any Error>, on socket: any LiveLine, _ upgrade: LiveUpgrade
  ) async {
    let session = upgrade.session
    if keeping.isMissing() {
      logger.error(
        "The app is mounted, but its sessions are neither swept nor saved. Give it to the application's `services`.")
    }
    guard sessions.openSocket(session.key) else {
      logRefusal("live connection", "too many connections", session: session)
      return socket.close(.refused("too many connections"))
    }
    defer { sessions.closeSocket(session.key) }
    let client = upgrade.facts.isForwarded ? upgrade.facts.client : nil
    guard client.map(connections.begin) ?? true else {
      logRefusal("live connection", "too many connections of one network", session: session)
      return socket.close(.refused("too many connections"))
    }
    defer { if let client { connections.end(client) } }
    await withTaskGroup(of: Void.self) { group in
      group.addTask { [time, configuration] in
        while (try? await time.sleep(configuration.limits.connections.pingTime)) != nil {
          socket.tick()
        }
      }
      if identify != nil {
        group.addTask { [self] in
          // A sign-out with the host is not reported here, so the host is asked.
          while (try? await time.sleep(configuration.limits.connections.pingTime)) != nil {
            if await isSomebodyElses(upgrade) { return await endSession(session) }
          }
        }
      }
      var texts = texts.makeAsyncIterator()
      if let first = await firstText(&texts, on: socket), let (entry, connection) = await join(first, socket, upgrade) {
        if inspector == nil {
          while let text = try? await texts.next() { await pages.receive(text, for: entry, connection: connection) }
        } else {
          await socket.delay.carry(&texts) { [pages] in
            await pages.receive($0, for: entry, connection: connection)
          }
        }
        await pages.disconnect(entry, connection: connection)
      }
      group.cancelAll()
    }
  }

  /// The first text of a connection, nil when it does not come in time.
  private func firstText(
    _ texts: inout some AsyncIteratorProtocol<String, any Error>, on socket: any LiveLine
  ) async -> String? {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { [self] in
        guard (try? await time.sleep(configuration.limits.connections.joinTime)) != nil else { return }
        logRefusal("live connection", "no join in time")
        socket.close(.refused("no join"))
      }
      let first = try? await texts.next()
      group.cancelAll()
      return first ?? nil
    }
  }

  /// Brings a connection and its page together; the page is made again if it is no longer held. Nil when the connection
  /// was refused.
  @MainActor
  private func join(
    _ text: String, _ socket: any LiveLine, _ upgrade: LiveUpgrade
  ) async -> (LivePages.Entry, connection: Int)? {
    let session = upgrade.session
    guard var frame = JoinFrame(text) else { return refuse(socket, "no join", session) }
    frame.join.path = mount.place(at: frame.join.path) ?? "/"
    if let version = frame.version, version != self.version {
      return refuse(socket, "version", tell: .version, session)
    }
    guard let identifier = pageTokens.page(of: frame.token, session: session.key) else {
      return refuse(socket, "token", tell: .expired, session)
    }
    guard sessions.isCurrent(session), await !isSomebodyElses(upgrade) else {
      return refuse(socket, "signed out", tell: .signedOut, session)
    }
    let held = pages.entry(identifier, session: session)
    if let until = held?.cutUntil, until > time.elapsed() {
      socket.cut()
      return nil
    }
    if let held, isCopy(frame, of: held.page) { return refuse(socket, "a copy", tell: .expired, session) }
    if let held, !held.hasJoined { return connect(held, frame, socket) }
    let place = watching.place(frame.join.path, session: session.key)
    return await watching.telemetry.measure(TelemetryEvent(.reconnect, at: place)) { event in
      let joined = await bringBack(held, identifier, frame, socket, upgrade)
      if watching.telemetry.isObserved, let place = joined?.0.page.telemetry?.place { event.place = place }
      return joined
    }
  }

  /// Joins a browser that comes back with its page; the page is made again if it is no longer held.
  @MainActor
  private func bringBack(
    _ held: LivePages.Entry?, _ identifier: String, _ frame: JoinFrame, _ socket: any LiveLine, _ upgrade: LiveUpgrade
  ) async -> (LivePages.Entry, connection: Int)? {
    if let held { return connect(held, frame, socket) }
    let session = upgrade.session
    let work = NotedWork.page(SessionKey(identifier: identifier).name)
    if let worker, worker.forbiddenTime(of: work) != nil {
      // The page shows the reason when it is loaded again.
      worker.forbid(NotedWork.mount(session.key, frame.join.path), like: work)
      return refuse(socket, "page that has ended workers", tell: .expired, session)
    }
    return await NotedWork.making(work) {
      guard let made = await makeAgain(identifier, frame, upgrade) else {
        return refuse(socket, "no page", tell: sessions.isCurrent(session) ? nil : .signedOut, session)
      }
      guard !isCopy(frame, of: made.page) else { return refuse(socket, "a copy", tell: .expired, session) }
      return connect(made, frame, socket)
    }
  }

  /// Returns true if a document joins a page that another one shows: a copy counts its events for itself, and what is done
  /// in it would be taken for what was done already.
  @MainActor
  private func isCopy(_ frame: JoinFrame, of page: any LivePage) -> Bool {
    guard let own = page.document, let other = frame.join.document else { return false }
    return own != other
  }

  @MainActor
  private func connect(
    _ entry: LivePages.Entry, _ frame: JoinFrame, _ socket: any LiveLine
  ) -> (LivePages.Entry, connection: Int) {
    let connection = pages.connect(entry, socket)
    socket.whenClear { [pages] in pages.lineIsClear(entry, connection: connection) }
    entry.page.join(frame.join, on: socket)
    return (entry, connection)
  }

  @MainActor
  private func makeAgain(_ identifier: String, _ frame: JoinFrame, _ upgrade: LiveUpgrade) async -> LivePages.Entry? {
    let session = upgrade.session
    var visitor = Visitor(session, facts: upgrade.facts)
    if upgrade.facts.cookie("espalier-zone") == nil, let zone = frame.zone.flatMap(Visitor.knownZone) {
      visitor.timeZone = zone
    }
    let owner = PageKeeper.Owner(page: identifier, session: session)
    // Without an answer of the store the browser comes again.
    guard let kept = await commits.take(owner) else { return nil }
    let made = await makePage(visitor, frame.join.path, nil, formTokens.token(session: session.key))
    made.restore(kept)
    made.telemetry?.session = session.key.forLogs
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

  /// Closes a connection that is not wanted; `tell` makes the browser load the page anew.
  private func refuse(_ socket: any LiveLine, _ reason: String, tell: PageEnding? = nil, _ session: Session)
    -> (LivePages.Entry, connection: Int)?
  {
    logRefusal("join", reason, session: session)
    if let tell { socket.send(OperationWriter.frame(.end(tell))) }
    socket.close(.refused(reason))
    return nil
  }
}
