internal import EspalierHTML
internal import EspalierLivePage
internal import EspalierNavigation
internal import EspalierScreens
internal import EspalierStorage
internal import EspalierViews
internal import EspalierWorkers
internal import Foundation
internal import Logging

/// The inspector: a separate app, below a path of the app that it inspects.
///
/// It has its own sessions, cookies and pages, so no action in it counts as an action in the app, and it does not show
/// itself.
struct Inspector: Sendable {
  /// The path of the inspector, below that of the app.
  static let path = WebConfiguration.inspectorPath

  let site: WebSite
  let inspection: Inspection

  /// - Parameters:
  ///   - configuration: The app's configuration.
  ///   - worker: The connection to the supervisor, if this process is one of several workers.
  ///   - siteMap: Returns the places of the app; nil without a host.
  /// - Throws: ``WebServerError`` if the data directory cannot be used.
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
    own.stylesheet = SourceTextView.rules
    own.certificate = other.certificate
    // The inspector's content is useless once the process has ended.
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
