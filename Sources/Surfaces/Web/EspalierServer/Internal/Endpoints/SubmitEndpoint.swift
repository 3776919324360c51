internal import EspalierBase
internal import EspalierConnectors
internal import EspalierHTML
internal import EspalierLivePage
internal import EspalierScreens
internal import EspalierViews
internal import HTTPTypes

/// An endpoint that receives a form that was posted over plain HTTP, calls its handler, and answers with the outcome.
struct SubmitEndpoint: Endpoint {
  private static let tokenField = "espalier-token"
  private static let pathField = "espalier-path"

  private let submissions: [String: SubmissionHandler]
  private let browsers: BrowserSessions
  private let sessions: SessionStore
  private let tokens: FormToken
  private let bodies: BodyReader
  private let maximumBytes: Int
  private let outcomes: SubmissionOutcomes
  private let watching: RequestTelemetry
  private let failures: RequestFailures
  private let notices: NoticePages
  private let refusals: RefusalLog

  /// Creates an endpoint for the app's forms.
  ///
  /// - Parameters:
  ///   - submissions: The handlers of the forms by their names.
  ///   - maximumBytes: The greatest size of a form.
  init(
    _ submissions: [String: SubmissionHandler], _ browsers: BrowserSessions, _ sessions: SessionStore,
    _ tokens: FormToken, _ bodies: BodyReader, maximumBytes: Int, _ outcomes: SubmissionOutcomes,
    _ watching: RequestTelemetry, _ failures: RequestFailures, _ notices: NoticePages, _ refusals: RefusalLog
  ) {
    self.submissions = submissions
    self.browsers = browsers
    self.sessions = sessions
    self.tokens = tokens
    self.bodies = bodies
    self.maximumBytes = maximumBytes
    self.outcomes = outcomes
    self.watching = watching
    self.failures = failures
    self.notices = notices
    self.refusals = refusals
  }

  func answer(_ request: ServerRequest) async -> ServerResponse {
    let (facts, name) = (request.facts, request.parameter("name"))
    guard let handler = submissions[name] else { return .text(.notFound, .localized(.webNoSuchForm)) }
    guard facts.isFromAllowedOrigin else {
      refusals.note("form", "origin")
      return .text(.forbidden, .localized(.webForeignForm))
    }
    let type = facts.fields[.contentType]?.prefix { $0 != ";" }.lowercased()
    guard type == "application/x-www-form-urlencoded" else {
      return .text(.unsupportedMediaType, "A form is expected.")
    }
    guard let session = browsers.session(facts) else {
      refusals.note("form", "no session")
      return expired()
    }
    guard facts.contentLength ?? 0 <= maximumBytes else {
      refusals.note("form", "too large", session: session)
      var answer = ServerResponse.text(.contentTooLarge, .localized(.webFormTooLarge))
      answer.connection = .drains
      return answer
    }
    guard sessions.takeSubmission(session.key) else {
      refusals.note("form", "too many", session: session)
      return notices.tooFast(.webTooManyForms)
    }
    var answer = await answer(request, handler, name, session)
    answer.hasReadBody = true
    return answer
  }

  /// Reads the form and calls its handler.
  private func answer(
    _ request: ServerRequest, _ handler: @escaping SubmissionHandler, _ name: String, _ session: Session
  ) async -> ServerResponse {
    let (facts, watch) = (request.facts, request.watch)
    watch.leaveBodyToReader()
    let body: [UInt8]
    do {
      body = try await bodies.collect(request.body, of: facts.contentLength, upTo: maximumBytes)
    } catch {
      refusals.note("form", error == .tooLarge ? "too large" : "ended early", session: session)
      return ServerResponse.text(
        error == .tooLarge ? .contentTooLarge : .requestTimeout, .localized(.webFormTooLargeOrSlow)
      ).closing()
    }
    guard var fields = FormBody.fields(body) else { return .text(.badRequest, .localized(.webFormUnreadable)) }
    guard let token = fields.removeValue(forKey: Self.tokenField), tokens.isValid(token, session: session.key) else {
      refusals.note("form", "token", session: session)
      return expired(back: fields[Self.pathField])
    }
    guard let path = LocalPath.checked(fields.removeValue(forKey: Self.pathField) ?? "/") else {
      refusals.note("form", "path", session: session)
      return .text(.badRequest, .localized(.webFormUnreadable))
    }
    let secrets = FormBody.unmarkSecrets(in: &fields)
    let values = SubmissionValues(fields)
    let known = browsers.cookies.knownBrowsers(facts)
    let submitter = Submitter(identity: session.identity, visit: session.visit, network: facts.network) {
      known.mark(of: $0)
    }
    // The same form with the same values, posted twice from one page, is one event: the handler's claims count once.
    // Each page has a different token.
    let content = fields.sorted { $0.key < $1.key }.map { "\($0.key)\0\($0.value)\0" }.joined()
    let event = EventUnderWay(
      page: "form-\(tokens.key.signature(of: "event|\(token)|\(name)|\(content)"))", number: 1)
    // If the browser disconnects, the work is cancelled.
    let outcome = await EventUnderWay.$current.withValue(event) {
      await watch.whileThere { await self.outcome(of: handler, values, submitter, from: path, session.key, facts) }
    }
    guard let outcome, !watch.isGone || !outcome.isOfUseOnlyToWhoWaits else {
      return .text(.requestTimeout, .localized(.webNobodyWaits))
    }
    let shown = fields.filter { !secrets.contains($0.key) }
    return await outcomes.answer(
      outcome, SubmissionOutcomes.Form(name: name, shownValues: shown, path: path, session: session), facts)
  }

  /// Returns the outcome of a form. If the handler throws, the form is refused, and the person sees the error in plain
  /// words.
  ///
  /// The outcome is nil if the work was cancelled because the browser has disconnected; that is no failure.
  private func outcome(
    of handler: SubmissionHandler, _ values: SubmissionValues, _ submitter: Submitter, from path: String,
    _ session: SessionKey, _ facts: RequestContext
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

  private func expired(back: String? = nil) -> ServerResponse {
    notices.notice(
      .forbidden, title: .webFormExpired, text: .localized(.webFormExpiredMessage),
      back: back.flatMap(LocalPath.checked) ?? "/")
  }
}

extension SubmissionOutcome {
  /// True if the outcome is useless after the browser has disconnected, because its cookie and its messages cannot
  /// arrive.
  fileprivate var isOfUseOnlyToWhoWaits: Bool {
    switch self {
    case .signIn, .rejected, .moved: true
    case .signOut, .signOutEverywhere: false
    }
  }
}
