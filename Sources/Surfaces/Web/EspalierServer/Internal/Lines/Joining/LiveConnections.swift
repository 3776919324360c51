internal import EspalierLivePage
internal import Logging

/// A handler of live connections, over WebSockets or plain requests, from their join to their end.
///
/// This type is a class, so that each connection holds one reference to it.
final class LiveConnections: Sendable {
  let sessions: SessionStore
  let networks: NetworkConnections
  let pages: LivePages
  let joining: PageJoining
  let ending: SessionEnding
  let host: HostIdentification
  let attendance: HostAttendance
  /// True if an inspector may delay the messages of the connections.
  let hasInspector: Bool
  let limits: ConnectionLimits
  let time: ServerClock
  let refusals: RefusalLog
  let logger: Logger

  init(
    sessions: SessionStore, networks: NetworkConnections, pages: LivePages, joining: PageJoining,
    ending: SessionEnding, host: HostIdentification, attendance: HostAttendance, hasInspector: Bool,
    limits: ConnectionLimits, time: ServerClock, refusals: RefusalLog, logger: Logger
  ) {
    self.sessions = sessions
    self.networks = networks
    self.pages = pages
    self.joining = joining
    self.ending = ending
    self.host = host
    self.attendance = attendance
    self.hasInspector = hasInspector
    self.limits = limits
    self.time = time
    self.refusals = refusals
    self.logger = logger
  }

  /// Serves one connection, until the stream of the browser's messages ends.
  func carry(
    _ texts: some AsyncSequence<String, any Error>, on line: any LiveLine, _ upgrade: LiveUpgrade
  ) async {
    let session = upgrade.session
    if attendance.isMissing() {
      logger.error(
        "The app is mounted, but its sessions are neither swept nor saved. Give it to the application's `services`.")
    }
    guard sessions.openSocket(session.key) else {
      refusals.note("live connection", "too many connections", session: session)
      return line.close(.refused("too many connections"))
    }
    defer { sessions.closeSocket(session.key) }
    let client = upgrade.facts.isForwarded ? upgrade.facts.client : nil
    guard client.map(networks.begin) ?? true else {
      refusals.note("live connection", "too many connections of one network", session: session)
      return line.close(.refused("too many connections"))
    }
    defer { if let client { networks.end(client) } }
    await withTaskGroup(of: Void.self) { group in
      group.addTask { [time, limits] in
        while (try? await time.sleep(limits.pingTime)) != nil { line.tick() }
      }
      if host.isAsked { group.addTask { [self] in await endWithHost(upgrade) } }
      var texts = texts.makeAsyncIterator()
      if let first = await firstText(&texts, on: line), let joined = await joining.join(first, line, upgrade) {
        await receive(&texts, on: line, of: joined)
        await pages.disconnect(joined.entry, connection: joined.connection)
      }
      group.cancelAll()
    }
  }

  /// Ends the session of a connection once the host reports another person for the browser.
  ///
  /// A host does not report its sign-outs to this server, so the server asks the host.
  private func endWithHost(_ upgrade: LiveUpgrade) async {
    while (try? await time.sleep(limits.pingTime)) != nil {
      if await host.hostReportsOtherPerson(upgrade.request, than: upgrade.session) {
        return await ending.endByHost(upgrade.session)
      }
    }
  }

  /// Passes the browser's messages on a connection to the connection's page.
  private func receive(
    _ texts: inout some AsyncIteratorProtocol<String, any Error>, on line: any LiveLine, of joined: PageJoining.Joined
  ) async {
    let (entry, connection) = (joined.entry, joined.connection)
    guard hasInspector else {
      while let text = try? await texts.next() { await pages.receive(text, for: entry, connection: connection) }
      return
    }
    await line.delay.carry(&texts) { [pages] in await pages.receive($0, for: entry, connection: connection) }
  }

  /// Returns the first message of the browser on a connection; nil if no message arrives in time.
  private func firstText(
    _ texts: inout some AsyncIteratorProtocol<String, any Error>, on line: any LiveLine
  ) async -> String? {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { [time, limits, refusals] in
        guard (try? await time.sleep(limits.joinTime)) != nil else { return }
        refusals.note("live connection", "no join in time")
        line.close(.refused("no join"))
      }
      let first = try? await texts.next()
      group.cancelAll()
      return first ?? nil
    }
  }
}
