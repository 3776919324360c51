internal import EspalierHTML

/// The addresses of a site: the endpoint of each, and the steps that every request passes.
///
/// All endpoints are listed here. A new one is a file in `Endpoints/` and a line here.
struct SiteRoutes: Sendable {
  let state: SiteState
  let services: SiteServices
  let handlers: SiteHandlers
  let admission: LiveAdmission
  let connections: LiveConnections

  /// All addresses of the site, behind the steps of ``steps``.
  var endpoint: any Endpoint { places.behind(steps) }

  /// The steps that every request passes, beginning with the outermost. A response passes them in the reverse order.
  private var steps: [any Middleware] {
    let (configuration, refusals, time) = (services.configuration, services.refusals, services.time)
    return [
      SecurityHeaders(time: time),
      ResponseCompression(time: time),
      LocationsBelowMount(mount: services.mount),
      MisroutedConnections(placement: services.placement),
      UnreadBodies(limit: configuration.limits.forms.maximumBytes),
      BrowserLanguage(),
      HealthChecks(routes: signsOfLife),
      WellFormedAuthority(refusals: refusals),
      HostFiltering(hosts: services.hosts, advice: configuration.access.allowedHostsAdvice, refusals: refusals),
      BelowMount(mount: services.mount),
    ]
  }

  /// The addresses that are answered under any host name.
  private var signsOfLife: RouteTable {
    let (silence, time) = (services.configuration.workers.silence, services.time)
    var routes = RouteTable()
    routes.getOrHead("/-/health", HealthEndpoint(silence, time))
    routes.getOrHead("/-/ready", HealthEndpoint(silence, readinessOf: state.restoration, time))
    return routes
  }

  /// All addresses except those of ``signsOfLife``. For an endpoint whose answer depends on who is signed in, the host
  /// is asked who uses the browser.
  private var places: RouteTable {
    let assets = handlers.assets
    let lines = state.lines
    var routes = RouteTable()
    routes.getOrHead("/favicon.ico", IconEndpoint(icon: assets.icon))
    for endpoint in services.configuration.endpoints {
      routes.any(endpoint.path, ProgramEndpoint(endpoint, services.failures, services.refusals))
    }
    routes.post("/-/submit/:name", submit.behind([services.host]))
    routes.get("/-/download/:name", download.behind([services.host]))
    routes.put("/-/upload/:node/:element/:file", upload.behind([services.host]))
    routes.delete("/-/upload/:node/:element/:file", upload.behind([services.host]))
    routes.get(LiveAdmission.path, LiveEndpoint(admission, services.browsers, services.refusals))
    routes.post("/-/line", line(lines))
    routes.post("/-/line/:line", lineTexts(lines))
    routes.getOrHead("/-/icon.svg", IconEndpoint(icon: assets.icon))
    routes.getOrHead(WebAsset.folder + "**", AssetFolderEndpoint(services.assetFolder, services.refusals))
    for asset in [assets.script, assets.stylesheet] + BrowserAssets.modules {
      routes.getOrHead(asset.path, AssetEndpoint(asset: asset))
    }
    if services.configuration.leadsToLines {
      routes.getOrHead(BrowserAssets.inspect.path, AssetEndpoint(asset: BrowserAssets.inspect))
    }
    routes.any("/-/**", NotFoundEndpoint())
    routes.getOrHead("**", page.behind([services.host]))
    return routes
  }

  private var page: PageEndpoint {
    PageEndpoint(
      services.browsers, services.placement,
      PageMounting(
        maker: services.maker, sessions: state.sessions, pages: state.pages, rejections: state.rejections,
        watching: handlers.watching),
      PageDocuments(
        tokens: services.pageTokens, version: services.version, assets: handlers.assets,
        assetPath: services.assetFolder.path, configuration: services.configuration, mount: services.mount),
      services.notices, services.refusals, prefetchesLinks: services.configuration.prefetchesLinks)
  }

  private var submit: SubmitEndpoint {
    let configuration = services.configuration
    let outcomes = SubmissionOutcomes(
      sessions: state.sessions, ending: services.ending, cookies: services.browsers.cookies,
      knownBrowserTime: configuration.sessions.knownBrowserTime, rejections: state.rejections,
      notices: services.notices, refusals: services.refusals, isHostAsked: services.host.isAsked, time: services.time,
      logger: services.logger)
    return SubmitEndpoint(
      handlers.submissions, services.browsers, state.sessions, services.maker.tokens, services.bodies,
      maximumBytes: configuration.limits.forms.maximumBytes, outcomes, handlers.watching, services.failures,
      services.notices, services.refusals)
  }

  private var download: DownloadEndpoint {
    DownloadEndpoint(
      handlers.exports, services.browsers, state.sessions, handlers.watching, services.failures, services.notices,
      services.refusals)
  }

  private var upload: UploadEndpoint {
    let limits = services.configuration.limits
    let reception = UploadReception(
      uploads: state.uploads, pages: state.pages, commits: state.commits, limits: limits, time: services.time,
      refusals: services.refusals, logger: services.logger)
    return UploadEndpoint(
      services.browsers, services.pageTokens, state.pages, state.uploads, reception, services.networks, limits,
      services.time, services.refusals)
  }

  private var lineAdmission: LineAdmission {
    LineAdmission(browsers: services.browsers, placement: services.placement, refusals: services.refusals)
  }

  private func line(_ lines: PlainLines) -> LineEndpoint {
    LineEndpoint(
      lineAdmission, state.sessions, lines, connections, services.configuration.limits.connections, services.refusals)
  }

  private func lineTexts(_ lines: PlainLines) -> LineTextsEndpoint {
    LineTextsEndpoint(
      lineAdmission, lines, services.bodies,
      maximumMessageBytes: services.configuration.limits.connections.maximumMessageBytes, services.time)
  }
}
