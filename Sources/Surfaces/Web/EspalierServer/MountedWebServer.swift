internal import EspalierHTML
public import HummingbirdCore
internal import NIOCore
public import ServiceLifecycle

/// An app inside a Hummingbird application, below a path of its own.
///
/// Both share one listener. Everything below ``WebConfiguration/mountPath`` belongs to the app: pages, files, forms and
/// live connections. All other requests go to the application, with its routes, middleware and cookies, as if the app
/// did not exist.
///
/// ```swift
/// func serve(_ wallet: MountedWebServer, beside router: Router<BasicRequestContext>) async throws {
///   let application = Application(router: router, server: wallet.server, services: [wallet])
///   try await application.runService()
/// }
/// ```
///
/// As a service, it removes expired sessions and pages while the application runs, and saves them when the application
/// stops. So it has to be one of the application's services.
public struct MountedWebServer: Service {
  /// A function that returns the identity of the person who sent a request, as the host knows it, for example from
  /// cookies; nil for a stranger.
  ///
  /// The function receives the head of the request and no body. It is called on no actor: for each page, form and file,
  /// when a live connection begins, and then every ``ConnectionLimits/pingTime`` with the request that began the
  /// connection. If it throws, the request is answered with 503, and open connections stay open.
  public typealias Identity = @Sendable (_ request: Request) async throws -> String?

  private let entrance: ConnectionEntrance
  private let ending: SessionEnding
  private let attendance: HostAttendance
  private let serverLife: ServerLife
  private let hostLife: HostLife

  /// - Parameter hostLife: The work of the host, which begins and ends with the server.
  init(_ site: WebSite, hostLife: HostLife = HostLife()) {
    entrance = site.entrance
    ending = site.ending
    attendance = site.attendance
    serverLife = site.life
    self.hostLife = hostLife
  }

  /// The builder that sets up the application's connections. Pass it to `Application(router:server:)`, or wrap it in
  /// `.tls(_:tlsConfiguration:)`.
  ///
  /// The builder upgrades requests to live connections, so the application can have no other kind of upgrade on this
  /// listener.
  public var server: HTTPServerBuilder {
    HTTPServerBuilder { [entrance] host in UpgradeChannel(entrance, host: host) }
  }

  /// Removes expired sessions and pages until the application stops, then ends all pages and saves the sessions.
  ///
  /// The app's host starts and stops with this service, and so do its connectors.
  public func run() async throws {
    try await hostLife.around { await serverLife.keep() }
  }

  /// True until the service is run.
  var isUnattended: Bool { attendance.isExpected }

  /// Ends all pages of a person at once, in every browser.
  ///
  /// The host calls this method when it signs a person out. Browsers in which the person is still signed in load their
  /// pages again and continue; for the other browsers the host's answer to the next request counts. Without the call, a
  /// page ends the next time the server asks the host.
  public func signOut(_ identity: String) async { await ending.endAll(of: identity) }
}

extension WebServer {
  /// Prepares the app to be served by a Hummingbird application, below ``WebConfiguration/mountPath``.
  ///
  /// ```swift
  /// var configuration = WebConfiguration(dataDirectory: URL(filePath: "/var/lib/wallet"), title: "Wallet")
  /// configuration.mountPath = "/money"
  /// let wallet = try await WebServer(configuration) { visitor in
  ///   Window(coordinator: AppCoordinator(visitor: visitor), title: "Wallet")
  /// }.mounted { request in await accounts.name(ofSession: request.cookies["session"]?.value) }
  /// ```
  ///
  /// The application decides at which address it listens, and on which signals it stops: ``WebConfiguration/host`` and
  /// ``WebConfiguration/port`` are ignored. The host names that browsers request must be in
  /// ``AccessSettings/allowedHosts`` or ``AccessSettings/publicOrigin``.
  ///
  /// - Parameter identity: A function that returns the person of a browser. Without it, people sign in with the app
  ///   itself.
  /// - Throws: ``WebServerError`` if the path is invalid or empty, or the data directory cannot be used.
  public func mounted(identity: MountedWebServer.Identity? = nil) async throws -> MountedWebServer {
    var identify: HostIdentity.Lookup?
    if let identity {
      identify = { head in try await identity(Request(head: head, body: RequestBody(buffer: ByteBuffer()))) }
    }
    let site = try makeSite(watchdogClock: ContinuousClock(), identify: identify)
    guard !site.mount.isRoot else { throw WebServerError.mountPath(site.configuration.mountPath) }
    try await site.life.prepare()
    site.attendance.expect()
    return MountedWebServer(site, hostLife: life)
  }
}
