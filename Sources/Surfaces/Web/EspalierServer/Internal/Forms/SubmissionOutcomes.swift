internal import EspalierBase
internal import EspalierHTML
internal import EspalierLivePage
internal import EspalierScreens
internal import EspalierViews
internal import EspalierWire
internal import HTTPTypes
internal import Logging

/// A type that applies the outcomes of form handlers. It signs people in and out, and keeps the problems of a rejected
/// form.
struct SubmissionOutcomes: Sendable {
  /// A form whose handler has returned an outcome.
  struct Form {
    let name: String
    /// The submitted values that a rejected form may show again.
    let shownValues: [String: String]
    /// The path of the page that shows the form.
    let path: String
    let session: Session
  }

  let sessions: SessionStore
  let ending: SessionEnding
  let cookies: BrowserCookies
  /// The time for which a browser counts as known after a person has signed in from it.
  let knownBrowserTime: Duration
  let rejections: RejectedForms
  let notices: NoticePages
  let refusals: RefusalLog
  /// True if the host signs people in and out.
  let isHostAsked: Bool
  let time: ServerClock
  let logger: Logger

  /// Applies the outcome of a form, and returns the response.
  func answer(_ outcome: SubmissionOutcome, _ form: Form, _ facts: RequestContext) async -> ServerResponse {
    let metadata: Logger.Metadata = ["form": "\(form.name)", "session": "\(form.session.key.forLogs)"]
    if isHostAsked, let there = outcome.placeAfterSigning {
      logger.error(
        "A form signed in or out, which is the host's to do. Lead to a page of the host.", metadata: metadata)
      return .redirect(destination(there.address))
    }
    switch outcome {
    case .signIn(let identity, let there):
      guard let (new, ended) = sessions.signIn(identity, replacing: form.session.key) else {
        refusals.note("form", "too many sessions", session: form.session)
        return notices.unavailable()
      }
      logger.info("Signed in", metadata: metadata)
      await ending.makeRoom(ended)
      var answer = await change(form, to: new, leadingTo: there, .expired, facts)
      note(in: &answer, facts) { $0.add(identity, until: Int(time.date() + knownBrowserTime.inSeconds)) }
      return answer
    case .signOut(let there):
      logger.info("Signed out", metadata: metadata)
      return await change(form, to: sessions.signOut(form.session.key), leadingTo: there, .signedOut, facts)
    case .signOutEverywhere(let there):
      logger.info("Signed out everywhere", metadata: metadata)
      var answer = await change(form, to: sessions.signOut(form.session.key), leadingTo: there, .signedOut, facts)
      if let identity = form.session.identity {
        await ending.endAll(of: identity)
        note(in: &answer, facts) { $0.remove(identity) }
      }
      return answer
    case .moved(let there):
      return .redirect(destination(there.address))
    case .rejected(let messages):
      logger.info("Form rejected", metadata: metadata)
      let values = form.shownValues.map { (FieldName(rawValue: $0.key), $0.value) }
      rejections.keep(
        SubmissionRejection(
          submission: form.name, messages: messages, values: Dictionary(uniqueKeysWithValues: values)),
        path: form.path, for: form.session.key)
      return .redirect(form.path)
    }
  }

  /// Gives the browser its new session, and ends the pages of the former one.
  private func change(
    _ form: Form, to new: (session: Session, cookie: SessionCookie), leadingTo there: Destination,
    _ reason: PageEnding, _ facts: RequestContext
  ) async -> ServerResponse {
    await ending.replace(form.session, by: new.session, reason, leaving: form.path)
    var answer = ServerResponse.redirect(destination(there.address))
    answer.fields[.setCookie] = cookies.setting(new.cookie, facts)
    return answer
  }

  /// Changes the cookie that records the people who have signed in from the browser.
  private func note(in answer: inout ServerResponse, _ facts: RequestContext, _ change: (inout KnownBrowsers) -> Void) {
    var browsers = cookies.knownBrowsers(facts)
    change(&browsers)
    answer.fields.append(HTTPField(name: .setCookie, value: cookies.setting(browsers, facts)))
  }

  /// Returns the path of a redirect; the app's start if the given path is not an address of the app.
  private func destination(_ path: String) -> String {
    if let path = LocalPath.checked(path) { return path }
    logger.error("A form led out of the app; the browser is sent to its start. Give a path that begins with one slash.")
    return "/"
  }
}

extension SubmissionOutcome {
  /// The place to open after signing a person in or out; nil for other outcomes.
  fileprivate var placeAfterSigning: Destination? {
    switch self {
    case .signIn(_, let there), .signOut(let there), .signOutEverywhere(let there): there
    case .rejected, .moved: nil
    }
  }
}
