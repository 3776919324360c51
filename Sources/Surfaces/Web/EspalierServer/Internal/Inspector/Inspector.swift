internal import EspalierHTML
internal import EspalierLivePage
internal import EspalierNavigation
internal import EspalierScreens
internal import EspalierStorage
internal import EspalierViews
internal import EspalierWorkers
internal import Foundation
internal import Logging

/// The inspector: an app of its own, below a path of the app that it looks at.
///
/// It has its own sessions, cookies and pages, so nothing that is done in it counts as done in the app, and it does not
/// show itself.
struct Inspector: Sendable {
  /// The path below that of the app.
  static let path = WebConfiguration.inspectorPath

  let site: WebSite
  let inspection: Inspection

  /// - Parameters:
  ///   - configuration: That of the app.
  ///   - worker: The line to the supervisor, where this process is one of several workers.
  ///   - siteMap: The places of the app, where its host knows them.
  /// - Throws: ``WebServerError`` when the data directory cannot be used.
  init(
    beside configuration: WebConfiguration, worker: WorkerLink?, logger: Logger,
    siteMap: @escaping @Sendable () -> SiteMap?
  ) throws {
    let inspection = Inspection(siteMap: siteMap)
    try DataFile.makeDirectory(configuration.dataDirectory)
    let token = try InspectorToken(directory: configuration.dataDirectory)
    let server = WebServer(
      Self.configuration(beside: configuration),
      submissions: [
        .inspectorSignIn: { values, _ in
          guard token.matches(values[.inspectorToken].trimmingCharacters(in: .whitespacesAndNewlines)) else {
            return .rejected([.inspectorToken: "This is not the token."])
          }
          return .signIn(identity: "inspector", to: "/")
        },
        .inspectorSignOut: { _, _ in .signOut(to: "/") },
      ],
      logger: logger
    ) { visitor in
      Window(coordinator: InspectorCoordinator(visitor, inspection), title: "Inspector")
    }
    self.inspection = inspection
    site = try server.makeSite(watchdogClock: ContinuousClock(), identify: nil, worker: worker)
  }

  private static func configuration(beside other: WebConfiguration) -> WebConfiguration {
    var own = WebConfiguration(
      dataDirectory: other.dataDirectory.appending(path: "inspector"), title: "Inspector", version: other.version)
    own.host = other.host
    own.port = other.port
    own.mountPath = (MountPath(other.mountPath)?.prefix ?? "") + path
    own.access = other.access
    own.certificate = other.certificate
    // What it shows is worth nothing once the process has gone.
    own.restoration.store = MemoryPageStore()
    own.limits.pages.maximumCount = 64
    own.limits.pages.maximumWaitingCount = 32
    own.sessions.maximumCount = 256
    own.sessions.idleTime = .seconds(86_400)
    own.watchdogBound = nil
    return own
  }
}

extension Submission {
  static let inspectorSignIn = Submission("sign-in")
  static let inspectorSignOut = Submission("sign-out")
}

extension FieldName {
  static let inspectorToken: Self = "token"
}
