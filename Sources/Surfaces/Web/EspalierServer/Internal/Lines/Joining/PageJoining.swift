internal import EspalierConnectors
internal import EspalierApp
internal import EspalierHTML
internal import EspalierLivePage
internal import EspalierWire
internal import EspalierWorkers

/// A type that joins live connections with their pages. It creates a page again if the server no longer holds it.
struct PageJoining: Sendable {
  /// A page with the number of the connection that has joined it.
  struct Joined: Sendable {
    let entry: LivePages.Entry
    let connection: Int
  }

  /// The version of the app and of the browser's code. A browser whose page has another version reloads the page.
  let version: String
  let mount: MountPath
  let tokens: PageToken
  let sessions: SessionStore
  let pages: LivePages
  let revival: PageRevival
  let placement: WorkerAssignment
  let host: HostIdentification
  let watching: RequestTelemetry
  let refusals: RefusalLog
  let time: ServerClock

  /// Joins a connection with the page that the connection's first message names.
  ///
  /// - Returns: The page; nil if the connection was refused.
  @MainActor func join(_ text: String, _ line: any LiveLine, _ upgrade: LiveUpgrade) async -> Joined? {
    let session = upgrade.session
    guard var frame = JoinFrame(text) else { return refuse(line, "no join", session) }
    frame.join.path = mount.path(of: frame.join.path) ?? "/"
    if let version = frame.version, version != self.version {
      return refuse(line, "version", tell: .version, session)
    }
    guard let identifier = tokens.page(of: frame.token, session: session.key) else {
      return refuse(line, "token", tell: .expired, session)
    }
    guard sessions.isCurrent(session), await !host.hostReportsOtherPerson(upgrade.request, than: session) else {
      return refuse(line, "signed out", tell: .signedOut, session)
    }
    let held = pages.entry(identifier, session: session)
    if let until = held?.cutUntil, until > time.elapsed() {
      line.cut()
      return nil
    }
    if let held, isCopy(frame, of: held.page) { return refuse(line, "a copy", tell: .expired, session) }
    if let held, !held.hasJoined { return connect(held, frame, line) }
    let place = watching.place(frame.join.path, session: session.key)
    return await watching.telemetry.measure(TelemetryEvent(.reconnect, at: place)) { event in
      let joined = await bringBack(held, identifier, frame, line, upgrade)
      if watching.telemetry.isObserved, let place = joined?.entry.page.telemetry?.place { event.place = place }
      return joined
    }
  }

  /// Joins a returning browser with its page. A page that the server no longer holds is created again.
  @MainActor
  private func bringBack(
    _ held: LivePages.Entry?, _ identifier: String, _ frame: JoinFrame, _ line: any LiveLine, _ upgrade: LiveUpgrade
  ) async -> Joined? {
    if let held { return connect(held, frame, line) }
    let session = upgrade.session
    let work = NotedWork.page(SessionKey(identifier: identifier).name)
    if placement.isForbidden(work, of: session.key, at: frame.join.path) {
      return refuse(line, "page that has ended workers", tell: .expired, session)
    }
    return await NotedWork.making(work) {
      guard let made = await revival.revive(identifier, frame, upgrade) else {
        return refuse(line, "no page", tell: sessions.isCurrent(session) ? nil : .signedOut, session)
      }
      guard !isCopy(frame, of: made.page) else { return refuse(line, "a copy", tell: .expired, session) }
      return connect(made, frame, line)
    }
  }

  /// Returns true if another document already shows the page.
  ///
  /// A copied document numbers its events independently. Its events would be taken for events that were already carried
  /// out.
  @MainActor
  private func isCopy(_ frame: JoinFrame, of page: any LivePage) -> Bool {
    guard let own = page.document, let other = frame.join.document else { return false }
    return own != other
  }

  @MainActor
  private func connect(_ entry: LivePages.Entry, _ frame: JoinFrame, _ line: any LiveLine) -> Joined {
    let connection = pages.connect(entry, line)
    line.whenClear { [pages] in pages.lineIsClear(entry, connection: connection) }
    entry.page.join(frame.join, on: line)
    return Joined(entry: entry, connection: connection)
  }

  /// Closes a refused connection. If `tell` is not nil, the browser first receives it as the reason, and reloads the
  /// page.
  private func refuse(
    _ line: any LiveLine, _ reason: String, tell: PageEnding? = nil, _ session: Session
  ) -> Joined? {
    refusals.note("join", reason, session: session)
    if let tell { line.send(OperationWriter.frame(.end(tell))) }
    line.close(.refused(reason))
    return nil
  }
}
