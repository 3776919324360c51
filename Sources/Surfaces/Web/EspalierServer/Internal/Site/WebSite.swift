internal import EspalierHTML
internal import EspalierLivePage
internal import EspalierNavigation
internal import EspalierWorkers
internal import Logging

/// One app as it is served: the parts between TCP and the live pages, made once from the configuration and joined here.
///
/// It does nothing itself. `SiteRoutes` lists the places, `SiteState` what is held, `ServerLife` the course from the
/// start to the end.
struct WebSite: Sendable {
  let configuration: WebConfiguration
  let state: SiteState
  /// The parts that connections are set up with.
  let entrance: ConnectionEntrance
  let ending: SessionEnding
  let attendance: HostAttendance
  let life: ServerLife

  /// The face of the app itself towards connections, beside that of its inspector.
  var front: SiteFront { entrance.sites.app }
  /// The path that everything is served below.
  var mount: MountPath { front.mount }

  /// - Parameters:
  ///   - watchdog: Looks after the handlers of all pages.
  ///   - worker: The line to the supervisor, where this process is one of several workers.
  ///   - inspector: The site that shows what goes on here, where that is wanted.
  /// - Throws: ``WebServerError`` when the configuration is faulty, or the data directory cannot be used.
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

  /// Returns the path that everything is served below.
  /// - Throws: ``WebServerError`` where it is none, or an address of a program cannot be one.
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
  /// Returns the number of connections that there can be, of those that are wanted.
  fileprivate static func connections(of limits: ConnectionLimits) -> Int {
    connections(
      wanted: limits.maximumCount, descriptors: current, taken: open + ownLater, reserve: limits.reservedDescriptors)
  }
}
