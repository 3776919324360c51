internal import EspalierApp
internal import EspalierConnectors
internal import EspalierHTML
internal import EspalierLivePage
internal import EspalierNavigation
internal import EspalierScopes
internal import EspalierViews
internal import EspalierWire
internal import Foundation
internal import HTTPTypes
internal import HummingbirdCore
internal import Logging
internal import NIOCore

extension WebService {
  /// Answers one request.
  func respond(to request: Request, _ writer: consuming ResponseWriter, of browser: Browser) async throws {
    let channel = browser.channel
    let facts = facts(request.head, peer: browser.peer)
    var answer = await Localization.$current.withValue(.speaking(to: facts)) {
      await self.answer(to: request, facts, of: browser)
    }
    // More of a body than is worth waiting for, after an answer that did not read it.
    let isLong =
      facts.fields.contains(.transferEncoding) || facts.contentLength ?? 0 > configuration.limits.forms.maximumBytes
    if answer.connection == .stays, isLong, !answer.hasReadBody {
      answer.connection = .drains
    }
    if answer.connection == .stays, isMisrouted(facts, on: browser) { answer.connection = .closes }
    if let place = answer.fields[.location] {
      answer.fields[.location] = mount.address(of: place) ?? mount.cookiePath
    }
    answer.compress(for: facts, time)
    answer.protect(isSecure: facts.isSecure, date: time.date())
    let body = answer.body
    var head = HTTPResponse(status: answer.status, headerFields: answer.fields)
    if let length = body.contentLength, answer.status != .notModified {
      head.headerFields[.contentLength] = "\(length)"
    }
    do {
      try await writer.write(response: head, body: facts.method == .head ? ResponseBody() : body)
    } catch {
      logger.debug("A response was not finished", metadata: ["path": "\(facts.path)"])
      // A parser's error would be answered with a second response.
      throw ResponseBroken()
    }
    switch answer.connection {
    case .stays: break
    case .closes: channel.close(promise: nil)
    case .drains:
      await drain(request.body, on: channel)
      channel.close(promise: nil)
    }
  }

  private func answer(to request: Request, _ facts: RequestFacts, of browser: Browser) async -> Answer {
    let watch = browser.watch
    if facts.isBelowMount, let health = await health(facts) { return health }
    guard Authority.isWellFormed(facts.host) else {
      logRefusal("request", "authority")
      return .text(.badRequest, "A request names one server, by its name or address and a port.").closing()
    }
    guard hosts.contains(facts.host) else { return unknownHost(facts) }
    guard facts.isBelowMount else {
      return .text(.notFound, .localized(.webAppIsElsewhere(address: mount.cookiePath)))
    }
    // Links and cookies are for what is below the path.
    if !mount.isRoot, LocalPath.withoutQuery(request.head.path ?? "") == mount.prefix { return .moved(facts.target) }
    let path = facts.path
    if path == "/favicon.ico" { return icon(facts) }
    if !configuration.endpoints.isEmpty, let answer = await endpoint(facts) { return answer }
    guard path == "/-" || path.hasPrefix("/-/") else {
      guard facts.method == .get || facts.method == .head else { return .methodNotAllowed("GET, HEAD") }
      return await identifying(request.head, facts, page)
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst(2).map(String.init)
    switch (parts.first ?? "", parts.count) {
    case ("submit", 2):
      return await identifying(request.head, facts) { await submit(parts[1], request, $0, watch) }
    case ("download", 2):
      return await identifying(request.head, facts) { await export(parts[1].removingPercentEncoding ?? parts[1], $0) }
    case ("upload", 4):
      return await identifying(request.head, facts) { await upload(parts.dropFirst(), request, $0, watch) }
    case ("live", 1): return live(facts)
    case ("line", _) where isMisrouted(facts, on: browser): return Self.lineIsMisrouted.draining(facts)
    case ("line", 1): return openLine(request, facts, watch)
    case ("line", 2): return await takeTexts(of: parts[1], request, facts, watch)
    case ("icon.svg", 1): return icon(facts)
    default: break
    }
    if path.hasPrefix(WebAsset.folder) {
      if let asset = assetFolder[path] { return self.asset(asset, facts) }
      if let asset = assetFolder.named(path) { return self.asset(asset, facts, caching: "no-cache") }
      logRefusal("asset", "not registered")
      return .text(.notFound, "There is no such asset.")
    }
    let modules = BrowserAssets.modules
    for asset in [assets.script, assets.stylesheet] + modules where asset.path == path {
      return self.asset(asset, facts)
    }
    return .text(.notFound, .localized(.webNothingHere))
  }

  // MARK: Assets

  private func asset(
    _ asset: BrowserAssets.Asset, _ facts: RequestFacts, caching: String = "public, max-age=31536000, immutable"
  ) -> Answer {
    guard facts.method == .get || facts.method == .head else { return .methodNotAllowed("GET, HEAD") }
    let tag = "W/\"\(asset.hash)\""
    var fields: HTTPFields = [:]
    fields[.cacheControl] = caching
    fields[.eTag] = tag
    fields[.vary] = "Accept-Encoding"
    if facts.fields[.ifNoneMatch] == tag { return Answer(.notModified, fields: fields) }
    if facts.acceptsGzip, let compressed = asset.compressed {
      fields[.contentEncoding] = "gzip"
      return Answer(.ok, contentType: asset.contentType, bytes: compressed, fields: fields)
    }
    return Answer(.ok, contentType: asset.contentType, bytes: asset.bytes, fields: fields)
  }

  private func icon(_ facts: RequestFacts) -> Answer {
    guard facts.method == .get || facts.method == .head else { return .methodNotAllowed("GET, HEAD") }
    return Answer(
      .ok, contentType: "image/svg+xml", bytes: assets.icon, fields: [.cacheControl: "public, max-age=86400"])
  }

  /// The answer to a request for a live connection that was not upgraded.
  private func live(_ facts: RequestFacts) -> Answer {
    guard facts.method == .get else { return .methodNotAllowed("GET") }
    // A page that is not connected time after time asks without an upgrade, and ends on this answer alone: others come
    // from proxies that stand in the way too.
    let isPlain = facts.fields[.known("Sec-WebSocket-Key")] == nil
    if isPlain, session(facts) == nil { return .text(.gone, "This session has ended.") }
    if !isPlain, let reason = upgradeRefusal(facts) {
      logRefusal("live connection", reason)
      return .text(.forbidden, "This connection is not allowed.")
    }
    // Only the first request of a connection can be upgraded. A proxy that keeps connections must take a new one.
    var answer = Answer.text(.upgradeRequired, "Ask for a WebSocket on a new connection.")
    answer.fields[.upgrade] = "websocket"
    answer.connection = .closes
    return answer
  }

  // MARK: Pages

  private func page(_ facts: RequestFacts) async -> Answer {
    guard let path = LocalPath.checked(facts.target), Path(path) != nil else {
      return notice(.badRequest, title: .webAddressUnreadable, text: .localized(.webAddressUnreadableMessage))
    }
    let isHead = facts.method == .head
    var cookie: SessionCookie?
    let session: Session
    let known = self.session(facts)
    if let time = forbiddenTime(of: known?.key, at: path) { return stopped(for: time, path: path) }
    if let known {
      session = known
    } else if isHead {
      session = sessions.passing(facts.hostIdentity?.name)
    } else if let begun = await beginSession(facts) {
      (session, cookie) = begun
    } else {
      logRefusal("page", "too many sessions")
      return unavailable()
    }
    var answer: Answer
    let work = NotedWork.mount(known?.key, path)
    switch await NotedWork.making(work, { await mount(path, session: session, facts) }) {
    case .document(let paint, let identifier):
      answer = document(paint, token: pageTokens.token(page: identifier, session: session.key))
    case .elsewhere(let path): answer = .redirect(path)
    case .moved(let path): answer = .moved(path)
    case .full: answer = unavailable()
    }
    if let cookie { answer.fields[.setCookie] = setCookie(cookie, facts: facts) }
    return answer
  }

  private enum Mounted {
    case document(PagePaint, identifier: String)
    case elsewhere(String)
    case moved(String)
    case full
  }

  /// Makes a page and lets it paint, and tells how long that took.
  @MainActor
  private func mount(_ path: String, session: Session, _ facts: RequestFacts) async -> Mounted {
    await watching.telemetry.measure(TelemetryEvent(.mount, at: watching.place(path, session: session.key))) { event in
      let (mounted, page) = await paint(path, session: session, facts)
      if watching.telemetry.isObserved, let place = page.telemetry?.place { event.place = place }
      switch mounted {
      case .document(let paint, _): event.bytes = paint.body.utf8.count
      case .elsewhere, .moved: event.name = "redirect"
      case .full: event.name = "refused"
      }
      return mounted
    }
  }

  /// Makes a page and lets it paint. It is held from before it paints, so that signing out meanwhile ends it too.
  @MainActor
  private func paint(
    _ path: String, session: Session, _ facts: RequestFacts
  ) async -> (Mounted, any LivePage) {
    let isHead = facts.method == .head
    let rejection = isHead ? nil : rejections.take(path: path, for: session.key)
    let visitor = Visitor(session, facts: facts)
    let page = await makePage(visitor, path, rejection, formTokens.token(session: session.key))
    page.telemetry?.session = session.key.forLogs
    guard sessions.isCurrent(session) else {
      page.end(.signedOut)
      return (.elsewhere(path), page)
    }
    let identifier = PageToken.makeIdentifier()
    guard let entry = pages.add(page, identifier: identifier, session: session) else { return (.full, page) }
    let paint = await page.firstPaint()
    if isHead || page.hasFailed || paint.redirect != nil { pages.end(entry, reason: .expired) }
    guard sessions.isCurrent(session) else { return (.elsewhere(path), page) }
    if let elsewhere = paint.redirect {
      let path = LocalPath.checked(elsewhere) ?? "/"
      return (paint.isMoved ? .moved(path) : .elsewhere(path), page)
    }
    return (.document(paint, identifier: identifier), page)
  }

  private func document(_ paint: PagePaint, token: String) -> Answer {
    let document = PageDocument(
      paint: paint, token: paint.status == 503 ? nil : token, version: version, assets: assets,
      assetPath: assetFolder.path, configuration: configuration, mount: mount)
    var fields: HTTPFields = [.cacheControl: "no-store"]
    fields[.contentLanguage] = Visitor.languageTag(paint.language)
    var answer = Answer(
      HTTPResponse.Status(code: paint.status), contentType: "text/html; charset=utf-8",
      bytes: Array(document.html.utf8), fields: fields)
    answer.allowedStyles = document.rules
    return answer
  }

  // MARK: What is not a page

  func notice(_ status: HTTPResponse.Status, title: LocalizedText, text: String, back: String = "/") -> Answer {
    let html = PageDocument.notice(
      title: title.localized, text: text, back: mount.address(of: back) ?? mount.cookiePath,
      stylesheet: mount.prefix + assets.stylesheet.path)
    return Answer(
      status, contentType: "text/html; charset=utf-8", bytes: Array(html.utf8), fields: [.cacheControl: "no-store"])
  }

  /// The answer to a request for a name that is not this server's.
  private func unknownHost(_ facts: RequestFacts) -> Answer {
    logRefusal("request", "host")
    let asked = BelievedHosts.shown(facts.host).map { "the name \"\($0)\"" } ?? "this name"
    return .text(
      .misdirectedRequest,
      "This server does not answer to \(asked), so that no other site can speak with it in yours.\n"
        + configuration.access.allowedHostsAdvice)
  }

  func unavailable() -> Answer {
    var answer = notice(
      .serviceUnavailable, title: .webTooMuchOpen, text: .localized(.webTooMuchOpenMessage))
    answer.fields[.retryAfter] = "60"
    return answer
  }

  /// Reads what the browser is still sending, for two seconds at most: a connection that is closed with unread bytes is
  /// reset, and the response with it.
  private func drain(_ body: RequestBody, on channel: any Channel) async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { [time] in
        try? await time.sleep(.seconds(2))
        channel.close(promise: nil)
      }
      do {
        for try await _ in body {}
      } catch {
        logger.trace("The rest of a request did not arrive", metadata: ["reason": "\(LogWords.of(error))"])
      }
      group.cancelAll()
    }
  }
}

/// The browser is gone, or what was to be sent could not be made to its end: only closing the connection can say so.
struct ResponseBroken: Error {}
