internal import EspalierHTML
internal import EspalierLivePage
internal import EspalierNavigation
internal import EspalierWorkers
internal import Logging

/// One app as a site: all objects between the TCP connections and the live pages, created once from the configuration.
///
/// The site itself does no work. `SiteRoutes` lists the addresses, `SiteState` is the state, `ServerLife` runs the
/// server from the start to the end.
struct WebSite: Sendable {
  let configuration: WebConfiguration
  let state: SiteState
  /// The objects and limits with which every connection is set up.
  let entrance: ConnectionEntrance
  let ending: SessionEnding
  let attendance: HostAttendance
  let life: ServerLife

  /// The front of the app's own site; the inspector's site has another one.
  var front: SiteFront { entrance.sites.app }
  /// The mount path of the app.
  var mount: MountPath { front.mount }

  /// - Parameters:
  ///   - watchdog: The watchdog of all pages' handlers.
  ///   - worker: The connection to the supervisor, if this process is one of several workers.
  ///   - inspector: The site that inspects this one, if it is enabled.
  /// - Throws: ``WebServerError`` if the configuration is invalid, or the data directory cannot be used.
  init(
    _ configuration: WebConfiguration, _ handlers: SiteHandlers, watchdog: Watchdog? = nil, worker: WorkerLink? = nil,
    inspector: WebSite? = nil, time: ServerClock = ServerClock(), logger: Logger
  ) throws {
    let assetFolder = try AssetFolder(configuration.assets)
    let mount = try Self.mount(configuration)
    let maximumConnections = DescriptorLimit.connections(of: configuration.limits.connections)
    state = try SiteState(configuration, worker: worker, time: time, logger: logger)
    let services = SiteServices(
      configuration, handlers, state, mount: mount, assetFolder: assetFolder, maximumConnections: maximumConnections,
      worker: worker, time, logger)
    attendance = HostAttendance()
    ending = services.ending
    let front = SiteFront(
      services, handlers, state, attendance: attendance, hasInspector: inspector != nil)
    entrance = ConnectionEntrance(
      sites: AnsweringSites(app: front, inspector: inspector?.front), networks: services.networks,
      limits: configuration.limits.requests, maximumMessageBytes: configuration.limits.connections.maximumMessageBytes,
      time: time, refusals: services.refusals)
    self.configuration = configuration
    let upkeep = SiteUpkeep(configuration, state, isWorker: worker != nil, time)
    life = ServerLife(
      configuration: configuration, upkeep: upkeep, inspectorUpkeep: inspector?.life.upkeep, entrance: entrance,
      ending: ending, attendance: attendance, watchdog: watchdog, worker: worker,
      maximumConnections: maximumConnections, logger: logger)
  }

  /// Returns the path below which everything is served.
  /// - Throws: ``WebServerError`` if the path is invalid, or if an endpoint's address is.
  private static func mount(_ configuration: WebConfiguration) throws -> MountPath {
    guard let mount = MountPath(configuration.mountPath) else {
      throw WebServerError.mountPath(configuration.mountPath)
    }
    for endpoint in configuration.endpoints {
      if let reason = endpoint.fault(in: configuration) {
        throw WebServerError.endpoint(path: endpoint.path, reason: reason)
      }
    }
    return mount
  }
}

extension DescriptorLimit {
  /// Returns the number of connections that the system can open, up to the requested number.
  fileprivate static func connections(of limits: ConnectionLimits) -> Int {
    connections(
      wanted: limits.maximumCount, descriptors: current, taken: open + ownLater, reserve: limits.reservedDescriptors)
  }
}
