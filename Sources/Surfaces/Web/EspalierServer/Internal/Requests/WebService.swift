internal import EspalierBase
internal import EspalierHTML
internal import EspalierLivePage
internal import EspalierNavigation
internal import EspalierScreens
internal import EspalierStorage
internal import EspalierViews
internal import EspalierWire
internal import EspalierWorkers
internal import Foundation
internal import HTTPTypes
internal import Logging

/// Everything between TCP and the live pages: requests, sessions, forms, files and connections.
///
/// It knows nothing of screens; it asks `makePage` for pages and carries what they say.
final class WebService: Sendable {
  let configuration: WebConfiguration
  let assets: BrowserAssets
  let submissions: [String: SubmissionHandler]
  let exports: [Export: ExportHandler]
  let watchdog: Watchdog?
  let makePage: LivePageFactory
  /// Shows what goes on here, where that is wanted.
  let inspector: Inspector?
  let time: ServiceTime
  let logger: Logger
  let failures: RequestFailures
  let watching: RequestTelemetry

  /// The version that browsers compare: that of the app and of what runs in the browser.
  let version: String
  let hosts: BelievedHosts
  /// The path that everything is served below.
  let mount: MountPath
  /// Says whom a browser belongs to, where that is the host's to say.
  let identify: HostIdentity.Lookup?
  /// The line to the supervisor, where this process is one of several workers.
  let worker: WorkerLink?
  let maximumConnections: Int
  let connections: NetworkConnections
  let arrivals = ArrivedConnections()
  private let refusals = RefusalRate()
  let keeping = Keeping()
  let key: SigningKey
  let pageTokens: PageToken
  let formTokens: FormToken
  let sessions: SessionStore
  let records: SessionRecords
  /// The app's own files for browsers.
  let assetFolder: AssetFolder
  let rejections: RejectedForms
  let uploads: PartialUploads
  let uploadQuota: UploadQuota
  let pages: LivePages
  let lines = PlainLines()
  let keeper: PageKeeper
  let commits: PageCommits

  /// Prepares the data directory and takes the sessions out of it.
  /// - Throws: ``WebServerError`` when the directory cannot be used.
  init(
    configuration: WebConfiguration,
    assets: BrowserAssets,
    submissions: [String: SubmissionHandler] = [:],
    exports: [Export: ExportHandler] = [:],
    watchdog: Watchdog? = nil,
    identify: HostIdentity.Lookup? = nil,
    watching: RequestTelemetry = RequestTelemetry(),
    worker: WorkerLink? = nil,
    inspector: Inspector? = nil,
    time: ServiceTime = ServiceTime(),
    logger: Logger,
    makePage: @escaping LivePageFactory
  ) throws {
    self.configuration = configuration
    self.assets = assets
    self.submissions = submissions
    self.exports = exports
    self.watchdog = watchdog
    self.makePage = makePage
    self.time = time
    self.logger = logger
    self.watching = watching
    failures = RequestFailures(logger: logger, watching: watching)
    assetFolder = try AssetFolder(configuration.assets)
    version =
      "\(configuration.version)+\(assets.script.hash.prefix(8))\(assets.stylesheet.hash.prefix(8))\(assetFolder.hash.prefix(8))"

    guard let mount = MountPath(configuration.mountPath) else {
      throw WebServerError.mountPath(configuration.mountPath)
    }
    self.mount = mount
    for endpoint in configuration.endpoints {
      if let reason = endpoint.fault(in: configuration) {
        throw WebServerError.endpoint(path: endpoint.path, reason: reason)
      }
    }
    self.identify = identify
    self.worker = worker
    self.inspector = inspector
    hosts = BelievedHosts(configuration)
    maximumConnections = DescriptorLimit.connections(
      wanted: configuration.limits.connections.maximumCount, descriptors: DescriptorLimit.current,
      taken: DescriptorLimit.open + DescriptorLimit.ownLater,
      reserve: configuration.limits.connections.reservedDescriptors)
    connections = NetworkConnections(maximum: maximumConnections / 4, trusted: configuration.access.trustedProxies)
    try DataFile.makeDirectory(configuration.dataDirectory)
    key = try SigningKey(directory: configuration.dataDirectory)
    pageTokens = PageToken(key: key)
    formTokens = FormToken(key: key)
    let sessionFolder = configuration.dataDirectory.appending(path: "sessions")
    let sharing = worker.map { worker in
      SessionSharing(
        accepts: { worker.isOwn(SessionNumber(identifier: $0)) },
        stored: { SessionRecords.record(of: $0, in: sessionFolder) },
        ended: { worker.tell(.ended($0.map(\.name))) })
    }
    sessions = SessionStore(key: key, limits: SessionLimits(configuration), time: time, sharing: sharing)
    rejections = RejectedForms(
      bytesOfSession: configuration.limits.forms.maximumRejectedBytes,
      bytesOfAll: configuration.limits.forms.maximumRejectedBytesOfAll,
      lifetime: configuration.limits.forms.rejectedTime, time: time)
    records = try SessionRecords(
      directory: sessionFolder, store: sessions, isShared: worker != nil, logger: logger)
    uploadQuota = UploadQuota(
      ofSession: .init(
        files: max(1, configuration.limits.uploads.maximumCountOfSession),
        bytes: configuration.limits.uploads.maximumBytesOfSession),
      ofAll: .init(
        files: max(1, configuration.limits.uploads.maximumCount), bytes: configuration.limits.uploads.maximumBytesOfAll)
    )
    uploads = PartialUploads(
      directory: try UploadDirectory(configuration.dataDirectory.appending(path: "uploads")), quota: uploadQuota)
    pages = LivePages(limits: configuration.limits.pages, time: time, logger: logger)
    inspector?.inspection.watch(pages, time: time)
    keeper = PageKeeper(
      store: configuration.keeping.store ?? SQLitePageStore(file: configuration.pageFile),
      key: key, maximumBytes: configuration.keeping.maximumBytes, logger: logger)
    commits = PageCommits(of: pages, by: keeper, time: time)
  }

  /// Signs a person out everywhere: all their sessions are removed, and all their pages ended.
  func endPages(identity: String) async {
    for key in sessions.remove(identity: identity) { await records.save(key) }
    if let worker {
      // Another worker may have read one of the files a moment before.
      let keys = await records.removeAll(of: identity)
      for key in keys { sessions.wasEnded(key) }
      worker.tell(.ended(keys.map(\.name)))
      worker.tell(.signedOut(identity: identity))
    }
    await pages.end(identity: identity, reason: .signedOut)
  }

  /// Gives up the files that nobody goes on with, and whose person has gone.
  ///
  /// - Parameter onDisk: True to look for files that another process has left, too.
  func sweepUploads(onDisk: Bool) {
    let now = time.elapsed()
    let patience = configuration.limits.uploads.interruptedTime
    uploads.sweep(before: now - patience, now: now) { sessions.isCurrent($0) }
    if onDisk { uploads.directory.sweep(before: time.date() - patience.inSeconds) }
  }

  /// Reads the facts out of the head of a request.
  func facts(_ head: HTTPRequest, peer: NetworkAddress?) -> RequestFacts {
    RequestFacts(head, configuration: configuration, mount: mount, peer: peer)
  }

  /// The session of a request, nil without a genuine cookie, and when the host says that the browser is somebody
  /// else's.
  func session(_ facts: RequestFacts) -> Session? {
    guard let session = sessionOfCookie(facts) else { return nil }
    return facts.hostIdentity.map { $0.name == session.identity } ?? true ? session : nil
  }

  /// The session of a request, whatever the host says.
  func sessionOfCookie(_ facts: RequestFacts) -> Session? {
    sessions.session(
      cookie: facts.cookie(CookieName.name(SessionCookie.name, isSecure: facts.isSecure, mount: mount)))
  }

  /// The value of `Set-Cookie` for a new session.
  func setCookie(_ cookie: SessionCookie, facts: RequestFacts) -> String {
    cookie.header(key: key, now: time.date(), isSecure: facts.isSecure, mount: mount)
  }

  /// Returns the record of who has signed in before from the browser of a request.
  func knownBrowsers(_ facts: RequestFacts) -> KnownBrowsers {
    let name = CookieName.name(KnownBrowsers.name, isSecure: facts.isSecure, mount: mount)
    return KnownBrowsers(cookie: facts.cookie(name), key: key, now: time.date())
  }

  /// Returns the value of `Set-Cookie` for the record of who has signed in from a browser.
  func setCookie(_ browsers: KnownBrowsers, facts: RequestFacts) -> String {
    browsers.header(now: time.date(), isSecure: facts.isSecure, mount: mount)
  }

  /// Logs the reason why something was not done; `reason` never holds anything out of the request. Without a session it
  /// is logged once a minute, with the number of times.
  func logRefusal(_ what: String, _ reason: String, session: Session? = nil) {
    var metadata: Logger.Metadata = ["what": "\(what)", "reason": "\(reason)"]
    if let session {
      metadata["session"] = "\(session.key.forLogs)"
    } else {
      guard let times = refusals.add("\(what), \(reason)", at: time.elapsed()) else { return }
      metadata["times"] = "\(times)"
    }
    logger.notice("Refused", metadata: metadata)
  }
}
