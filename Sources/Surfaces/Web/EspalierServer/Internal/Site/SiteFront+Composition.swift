extension SiteFront {
  /// Creates the front of a site from its services, handlers and state.
  ///
  /// - Parameters:
  ///   - attendance: A record of whether the host of a mounted app runs it.
  ///   - hasInspector: True if an inspector may delay the messages of live connections.
  convenience init(
    _ services: SiteServices, _ handlers: SiteHandlers, _ state: SiteState, attendance: HostAttendance,
    hasInspector: Bool
  ) {
    let (limits, time, refusals) = (services.configuration.limits, services.time, services.refusals)
    let revival = PageRevival(
      maker: services.maker, sessions: state.sessions, commits: state.commits)
    let joining = PageJoining(
      version: services.version, mount: services.mount, tokens: services.pageTokens, sessions: state.sessions,
      pages: state.pages, revival: revival, placement: services.placement, host: services.host,
      watching: handlers.watching, refusals: refusals, time: time)
    let connections = LiveConnections(
      sessions: state.sessions, networks: services.networks, pages: state.pages, joining: joining,
      ending: services.ending, host: services.host, attendance: attendance, hasInspector: hasInspector,
      limits: limits.connections, time: time, refusals: refusals, logger: services.logger)
    let admission = LiveAdmission(reader: services.reader, hosts: services.hosts, browsers: services.browsers)
    let routes = SiteRoutes(
      state: state, services: services, handlers: handlers, admission: admission, connections: connections)
    self.init(
      mount: services.mount,
      responder: RequestResponder(services.reader, routes.endpoint, time, services.logger), admission: admission,
      sockets: LiveSockets(
        connections: connections, sessions: state.sessions, limits: limits, time: time, refusals: refusals,
        logger: services.logger))
  }
}
