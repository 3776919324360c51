internal import EspalierNavigation
internal import EspalierScreens
internal import Foundation
internal import Logging

/// Everything between TCP and the live pages: requests, sessions, forms, files and connections.
///
/// It knows nothing of screens; it asks `makePage` for pages and carries what they say.
final class WebService: Sendable {
  let configuration: WebConfiguration
  let assets: BrowserAssets
  let submissions: [String: SubmissionHandler]
  let downloads: [String: DownloadHandler]
  let watchdog: Watchdog?
  let makePage: LivePageFactory
  let time: ServiceTime
  let logger: Logger
  let failures: RequestFailures

  /// The version that browsers compare: that of the app and of what runs in the browser.
  let version: String
  let key: SigningKey
  let pageTokens: PageToken
  let formTokens: FormToken
  let sessions: SessionStore
  let records: SessionRecords
  let uploads: UploadDirectory
  let pages: LivePages

  /// Prepares the data directory and takes the sessions out of it.
  /// - Throws: ``WebServerError`` when the directory cannot be used.
  init(
    configuration: WebConfiguration,
    assets: BrowserAssets,
    submissions: [String: SubmissionHandler] = [:],
    downloads: [String: DownloadHandler] = [:],
    watchdog: Watchdog? = nil,
    time: ServiceTime = ServiceTime(),
    logger: Logger,
    makePage: @escaping LivePageFactory
  ) throws {
    self.configuration = configuration
    self.assets = assets
    self.submissions = submissions
    self.downloads = downloads
    self.watchdog = watchdog
    self.makePage = makePage
    self.time = time
    self.logger = logger
    failures = RequestFailures(logger: logger)
    version = "\(configuration.version)+\(assets.script.hash.prefix(8))"

    try PrivateFile.makeDirectory(configuration.dataDirectory)
    key = try SigningKey(directory: configuration.dataDirectory)
    pageTokens = PageToken(key: key, version: version)
    formTokens = FormToken(key: key)
    sessions = SessionStore(key: key, limits: SessionLimits(configuration), time: time)
    records = try SessionRecords(
      directory: configuration.dataDirectory.appending(path: "sessions"), store: sessions, logger: logger)
    uploads = try UploadDirectory(configuration.dataDirectory.appending(path: "uploads"))
    pages = LivePages(configuration: configuration, time: time, logger: logger)
  }

  /// Signs a person out everywhere: all their sessions are removed, and all their pages ended.
  func endPages(identity: String) async {
    for key in sessions.remove(identity: identity) { await records.save(key) }
    await pages.end(identity: identity, reason: "signed-out")
  }

  /// The session of a request, nil without a genuine cookie.
  func session(_ facts: RequestFacts) -> Session? {
    sessions.session(cookie: facts.cookie(SessionCookie.name))
  }

  /// The value of `Set-Cookie` for a new session.
  func setCookie(_ cookie: SessionCookie, facts: RequestFacts) -> String {
    cookie.header(key: key, now: time.date(), secure: facts.isSecure)
  }

  /// Says in the log why something was not done; `reason` never holds anything out of the request.
  func logRefusal(_ what: String, _ reason: String, session: Session? = nil) {
    logger.notice(
      "Refused", metadata: ["what": "\(what)", "reason": "\(reason)", "session": "\(session?.key.forLogs ?? "-")"])
  }
}
