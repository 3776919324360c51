internal import EspalierBase
internal import EspalierConnectors
internal import EspalierHTML
internal import EspalierLivePage
internal import EspalierScopes
internal import EspalierScreens
internal import EspalierViews
internal import EspalierWire
internal import Foundation
internal import HTTPTypes
internal import HummingbirdCore
internal import Logging
internal import NIOCore

extension WebService {
  private static let tokenField = "espalier-token"
  private static let pathField = "espalier-path"

  /// Takes in a form that was posted over plain HTTP.
  func submit(
    _ name: String, _ request: Request, _ facts: RequestFacts, _ watch: ConnectionWatch
  ) async -> Answer {
    guard facts.method == .post else { return .methodNotAllowed("POST") }
    guard let handler = submissions[name] else { return .text(.notFound, .localized(.webNoSuchForm)) }
    guard facts.isFromAllowedOrigin else {
      logRefusal("form", "origin")
      return .text(.forbidden, .localized(.webForeignForm))
    }
    let type = facts.fields[.contentType]?.prefix { $0 != ";" }.lowercased()
    guard type == "application/x-www-form-urlencoded" else {
      return .text(.unsupportedMediaType, "A form is expected.")
    }
    guard let session = session(facts) else {
      logRefusal("form", "no session")
      return expired()
    }
    guard facts.contentLength ?? 0 <= configuration.limits.forms.maximumBytes else {
      logRefusal("form", "too large", session: session)
      var answer = Answer.text(.contentTooLarge, .localized(.webFormTooLarge))
      answer.connection = .drains
      return answer
    }
    guard sessions.takeSubmission(session.key) else {
      logRefusal("form", "too many", session: session)
      return tooMany()
    }
    var answer = await submit(name, handler, request, facts, session, watch)
    answer.hasReadBody = true
    return answer
  }

  private func submit(
    _ name: String, _ handler: @escaping SubmissionHandler, _ request: Request, _ facts: RequestFacts,
    _ session: Session, _ watch: ConnectionWatch
  ) async -> Answer {
    watch.leaveBodyToReader()
    let body: [UInt8]
    do {
      body = try await collect(request.body, of: facts.contentLength, upTo: configuration.limits.forms.maximumBytes)
    } catch {
      logRefusal("form", error == .tooLarge ? "too large" : "ended early", session: session)
      var answer = Answer.text(
        error == .tooLarge ? .contentTooLarge : .requestTimeout, .localized(.webFormTooLargeOrSlow))
      answer.connection = .closes
      return answer
    }
    guard var fields = FormBody.fields(body) else { return .text(.badRequest, .localized(.webFormUnreadable)) }
    guard let token = fields.removeValue(forKey: Self.tokenField), formTokens.isValid(token, session: session.key)
    else {
      logRefusal("form", "token", session: session)
      return expired(back: fields[Self.pathField])
    }
    guard let path = LocalPath.checked(fields.removeValue(forKey: Self.pathField) ?? "/") else {
      logRefusal("form", "path", session: session)
      return .text(.badRequest, .localized(.webFormUnreadable))
    }
    let secrets = FormBody.unmarkSecrets(in: &fields)
    let values = SubmissionValues(fields)
    let known = knownBrowsers(facts)
    let submitter = Submitter(identity: session.identity, visit: session.visit, network: facts.network) {
      known.mark(of: $0)
    }
    // The same form with the same values, posted twice from one page, is one event: what the handler claims counts once.
    // Each page has a token of its own.
    let content = fields.sorted { $0.key < $1.key }.map { "\($0.key)\0\($0.value)\0" }.joined()
    let event = EventUnderWay(
      page: "form-\(formTokens.key.signature(of: "event|\(token)|\(name)|\(content)"))", number: 1)
    // A browser that hangs up costs nothing more.
    let outcome = await EventUnderWay.$current.withValue(event) {
      await watch.whileThere { await self.outcome(of: handler, values, submitter, from: path, session.key, facts) }
    }
    guard let outcome, !watch.isGone || !outcome.isOfUseOnlyToWhoWaits else {
      return .text(.requestTimeout, .localized(.webNobodyWaits))
    }
    let shown = fields.filter { !secrets.contains($0.key) }
    return await carryOut(outcome, of: name, showing: shown, path: path, session: session, facts)
  }

  /// Returns the outcome of a form. A handler that throws refuses it, and the person is told so in words for them.
  ///
  /// The outcome is nil when the work was given up because nobody waits for it; that is no failure.
  private func outcome(
    of handler: SubmissionHandler, _ values: SubmissionValues, _ submitter: Submitter, from path: String,
    _ session: SessionKey, _ facts: RequestFacts
  ) async -> SubmissionOutcome? {
    do {
      let event = TelemetryEvent(.event, name: "submit", at: watching.place(path, session: session))
      return try await watching.telemetry.measure(event) { _ in try await handler(values, submitter) }
    } catch is CancellationError where Task.isCancelled {
      return nil
    } catch {
      return await failures.speaking(facts, at: path, session: session) { .refusal(for: error) }
    }
  }

  private func carryOut(
    _ outcome: SubmissionOutcome, of name: String, showing values: [String: String], path: String, session: Session,
    _ facts: RequestFacts
  ) async -> Answer {
    let metadata: Logger.Metadata = ["form": "\(name)", "session": "\(session.key.forLogs)"]
    if identify != nil, let there = outcome.placeAfterSigning {
      logger.error(
        "A form signed in or out, which is the host's to do. Lead to a page of the host.", metadata: metadata)
      return .redirect(destination(there.address))
    }
    switch outcome {
    case .signIn(let identity, let there):
      guard let (new, ended) = sessions.signIn(identity, replacing: session.key) else {
        logRefusal("form", "too many sessions", session: session)
        return unavailable()
      }
      logger.info("Signed in", metadata: metadata)
      for key in ended {
        await pages.end(session: key, reason: .expired)
        await records.save(key)
      }
      var answer = await change(session, to: new, from: path, to: there.address, .expired, facts)
      var browsers = knownBrowsers(facts)
      browsers.add(identity, until: Int(time.date() + configuration.sessions.knownBrowserTime.inSeconds))
      answer.fields.append(HTTPField(name: .setCookie, value: setCookie(browsers, facts: facts)))
      return answer
    case .signOut(let there):
      logger.info("Signed out", metadata: metadata)
      let stranger = sessions.signOut(session.key)
      return await change(session, to: stranger, from: path, to: there.address, .signedOut, facts)
    case .signOutEverywhere(let there):
      logger.info("Signed out everywhere", metadata: metadata)
      var answer = await change(
        session, to: sessions.signOut(session.key), from: path, to: there.address, .signedOut, facts)
      if let identity = session.identity {
        await endPages(identity: identity)
        var browsers = knownBrowsers(facts)
        browsers.remove(identity)
        answer.fields.append(HTTPField(name: .setCookie, value: setCookie(browsers, facts: facts)))
      }
      return answer
    case .moved(let there):
      return .redirect(destination(there.address))
    case .rejected(let messages):
      logger.info("Form rejected", metadata: metadata)
      rejections.keep(
        SubmissionRejection(
          submission: name, messages: messages,
          values: Dictionary(uniqueKeysWithValues: values.map { (FieldName(rawValue: $0.key), $0.value) })), path: path,
        for: session.key)
      return .redirect(path)
    }
  }

  /// Gives the browser its new session, and ends the pages of the former one.
  private func change(
    _ former: Session, to new: (session: Session, cookie: SessionCookie), from path: String, to there: String,
    _ reason: PageEnding, _ facts: RequestFacts
  ) async -> Answer {
    await pages.end(session: former.key, reason: reason, leaving: path)
    await records.save(former.key)
    await records.save(new.session.key)
    var answer = Answer.redirect(destination(there))
    answer.fields[.setCookie] = setCookie(new.cookie, facts: facts)
    return answer
  }

  /// Returns the place that the app sends the browser to, or the app's start if it is no address of the app.
  private func destination(_ path: String) -> String {
    if let path = LocalPath.checked(path) { return path }
    logger.error("A form led out of the app; the browser is sent to its start. Give a path that begins with one slash.")
    return "/"
  }

  private func expired(back: String? = nil) -> Answer {
    notice(
      .forbidden, title: .webFormExpired, text: .localized(.webFormExpiredMessage),
      back: back.flatMap(LocalPath.checked) ?? "/")
  }

  /// The answer to a session that sends forms faster than a person does.
  private func tooMany() -> Answer {
    var answer = notice(
      .tooManyRequests, title: .webTooFast, text: .localized(.webTooManyForms))
    answer.fields[.retryAfter] = "60"
    return answer
  }

  enum CollectFailure: Error {
    case tooLarge
    case endedEarly
  }

  /// The whole body. A browser that sends it too slowly is cut off.
  func collect(_ body: RequestBody, of length: Int?, upTo limit: Int) async throws(CollectFailure) -> [UInt8] {
    let deadline = time.elapsed() + configuration.limits.requests.time
    let result = await time.run(until: { deadline }) { () -> Result<[UInt8], CollectFailure> in
      var bytes: [UInt8] = []
      do {
        for try await part in body {
          guard bytes.count + part.readableBytes <= limit else { return .failure(.tooLarge) }
          bytes.append(contentsOf: part.readableBytesView)
        }
        return Task.isCancelled || bytes.count != length ?? bytes.count ? .failure(.endedEarly) : .success(bytes)
      } catch {
        return .failure(.endedEarly)
      }
    }
    return try (result ?? .failure(.endedEarly)).get()
  }
}

extension SubmissionOutcome {
  /// True if the outcome is pointless once the browser has hung up: its cookie and its messages reach nobody.
  fileprivate var isOfUseOnlyToWhoWaits: Bool {
    switch self {
    case .signIn, .rejected, .moved: true
    case .signOut, .signOutEverywhere: false
    }
  }

  /// The place that it leads to after signing a person in or out; nil when it does neither.
  fileprivate var placeAfterSigning: Destination? {
    switch self {
    case .signIn(_, let there), .signOut(let there), .signOutEverywhere(let there): there
    case .rejected, .moved: nil
    }
  }
}
