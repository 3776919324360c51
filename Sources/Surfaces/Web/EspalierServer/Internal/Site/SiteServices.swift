internal import EspalierLivePage
internal import EspalierHTML
internal import EspalierWorkers
internal import Logging

/// The objects that the endpoints of one site share, created once. The initializer of each endpoint names the objects
/// that the endpoint needs.
struct SiteServices: Sendable {
  let configuration: WebConfiguration
  let mount: MountPath
  let time: ServerClock
  let logger: Logger
  /// The app's own files for browsers.
  let assetFolder: AssetFolder
  /// The version of the app and of the browser's code. A browser whose page has another version reloads the page.
  let version: String
  let hosts: AllowedHosts
  let networks: NetworkConnections

  let refusals: RefusalLog
  let failures: RequestFailures
  let notices: NoticePages
  let bodies: BodyReader
  let reader: RequestReader
  let browsers: BrowserSessions
  let ending: SessionEnding
  let placement: WorkerAssignment
  let host: HostIdentification
  let pageTokens: PageToken
  let maker: PageMaker

  init(
    _ configuration: WebConfiguration, _ handlers: SiteHandlers, _ state: SiteState, mount: MountPath,
    assetFolder: AssetFolder, maximumConnections: Int, worker: WorkerLink?, _ time: ServerClock, _ logger: Logger
  ) {
    self.configuration = configuration
    self.mount = mount
    self.time = time
    self.logger = logger
    self.assetFolder = assetFolder
    let hashes = [handlers.assets.script.hash, handlers.assets.stylesheet.hash, assetFolder.hash]
    version = "\(configuration.version)+\(hashes.map { $0.prefix(8) }.joined())"
    hosts = AllowedHosts(configuration)
    networks = NetworkConnections(maximum: maximumConnections / 4, trusted: configuration.access.trustedProxies)
    refusals = RefusalLog(logger, time)
    failures = RequestFailures(logger: logger, watching: handlers.watching)
    notices = NoticePages(mount: mount, stylesheet: handlers.assets.stylesheet.path)
    bodies = BodyReader(patience: configuration.limits.requests.time, time: time)
    reader = RequestReader(configuration: configuration, mount: mount)
    let cookies = BrowserCookies(key: state.key, mount: mount, time: time)
    ending = SessionEnding(
      sessions: state.sessions, records: state.records, pages: state.pages, link: worker, logger: logger)
    browsers = BrowserSessions(sessions: state.sessions, cookies: cookies, ending: ending, logger: logger)
    placement = WorkerAssignment(link: worker, cookies: cookies)
    host = HostIdentification(lookup: handlers.identify, failures: failures, notices: notices, logger: logger)
    pageTokens = PageToken(key: state.key)
    maker = PageMaker(makePage: handlers.makePage, tokens: FormToken(key: state.key))
  }
}
