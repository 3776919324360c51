internal import EspalierBase
internal import EspalierConnectors
internal import EspalierLivePage
internal import EspalierNavigation
internal import EspalierScopes
internal import EspalierWire
internal import EspalierWorkers
internal import Foundation
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import NIOPosix
internal import ServiceLifecycle
internal import UnixSignals

extension WebService {
  /// The time that connections get to end by themselves when the server stops.
  private static let stoppingTime = Duration.milliseconds(1_500)

  /// Serves until the task is cancelled or one of the signals comes. Then no connection is taken any more, live ones
  /// are told to come back later (1001), and everything worth keeping is on disk when this returns.
  /// - Throws: ``WebServerError`` when it cannot begin.
  func run(
    signals: [UnixSignal], onListening: @escaping @Sendable (_ port: Int) -> Void
  ) async throws {
    guard worker == nil || configuration.certificate == nil else {
      throw SupervisorError.worker(reason: "a certificate serves one process, and a proxy speaks https for several")
    }
    try await prepare()
    let result: Result<Void, any Error>
    if let worker {
      result = await run(as: worker, onListening)
    } else {
      let group = ServiceGroup(configuration: groupConfiguration(try server(onListening), signals, Self.stoppingTime))
      result = await Self.result { try await group.run() }
    }
    await finish()
    do {
      try result.get()
    } catch is CancellationError {
      return
    } catch let error as IOError where error.errnoCode == EADDRINUSE {
      throw WebServerError.portTaken(host: configuration.host, port: configuration.port)
    }
  }

  /// Serves what a supervisor hands over, until that wants this process to end.
  private func run(
    as worker: WorkerLink, _ onListening: @escaping @Sendable (_ port: Int) -> Void
  ) async -> Result<Void, any Error> {
    // The supervisor acts on the signals of a terminal. A terminal may also hold up a background process that writes to
    // it (stty tostop).
    signal(SIGINT, SIG_IGN)
    signal(SIGHUP, SIG_IGN)
    signal(SIGTTOU, SIG_IGN)
    let server = WorkerServer(service: self, link: worker, logger: quietLogger, onListening: onListening)
    let group = ServiceGroup(configuration: groupConfiguration(server, [.sigterm], configuration.workers.drainTime))
    let draining = Task {
      await server.untilDrained()
      await group.triggerGracefulShutdown()
    }
    defer { draining.cancel() }
    return await Self.result { try await group.run() }
  }

  private static func result(_ body: () async throws -> Void) async -> Result<Void, any Error> {
    do { return .success(try await body()) } catch { return .failure(error) }
  }

  /// A logger for the library's own messages, which are of use only as warnings and errors.
  private var quietLogger: Logger {
    var logger = logger
    logger.logLevel = max(logger.logLevel, .warning)
    return logger
  }

  /// Reads the records of an earlier process, and logs what the operator should know before anybody connects.
  func prepare() async throws {
    // Among several workers each reads the sessions that come to it.
    if worker == nil { try await records.load() }
    if worker == nil { try await inspector?.service.records.load() }
    _ = BrowserConnection.types
    arrivals.begin()
    tellOfBounds()
  }

  /// Looks after pages and sessions until the group that it is in is told to stop, while somebody else listens.
  func keep() async {
    keeping.begin()
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await Sweeper(service: self).run() }
      group.addTask { await PageKeeping(service: self).run() }
      if let watchdog { group.addTask { await Watching(watchdog: watchdog).run() } }
      if let inspector {
        group.addTask { await Sweeper(service: inspector.service).run() }
        group.addTask { await PageKeeping(service: inspector.service).run() }
      }
    }
    await finish()
  }

  /// Ends all pages, and puts on the disk what is worth keeping.
  private func finish() async {
    await arrivals.finish()
    await pages.endAll()
    // Who is signed in goes before what stood on their screens.
    sessions.markAllUnsaved()
    await records.saveChanges()
    await commits.keep()
    await inspector?.service.finish()
    logger.info("Stopped")
  }

  private func server(_ onListening: @escaping @Sendable (Int) -> Void) throws -> any Service {
    let logger = quietLogger
    if let warning = configuration.proxyWarning { self.logger.warning("\(warning)") }
    let channel = UpgradeChannel(service: self, encryption: try configuration.certificate?.encryption())
    return try HTTPServerBuilder { _ in channel }
      .buildServer(
        configuration: ServerConfiguration(
          address: .hostname(configuration.host, port: configuration.port),
          availableConnectionsDelegate: .maximum(maximumConnections, logger: logger)),
        eventLoopGroup: MultiThreadedEventLoopGroup.singleton,
        logger: logger,
        // Each connection answers for itself; see `UpgradeChannel`.
        responder: { _, _, _ in },
        onServerRunning: { [self] channel in
          await guardAccepting(channel)
          let port = channel.localAddress?.port ?? configuration.port
          self.logger.info("Listening", metadata: ["host": "\(configuration.host)", "port": "\(port)"])
          onListening(port)
        })
  }

  /// Logs that fewer connections are possible than wanted, which the operator should know before anybody connects.
  private func tellOfBounds() {
    guard maximumConnections < configuration.limits.connections.maximumCount else { return }
    logger.notice(
      "Fewer connections than wanted, for want of file descriptors. Raise the limit (ulimit -n) for more.",
      metadata: ["wanted": "\(configuration.limits.connections.maximumCount)", "possible": "\(maximumConnections)"])
  }

  private func guardAccepting(_ channel: any Channel) async {
    do {
      try await channel.eventLoop.submit { [self] in
        try channel.pipeline.syncOperations.addHandler(AcceptGuard(time: time, logger: logger), position: .first)
      }.get()
    } catch {
      logger.debug("The server stopped before it took a connection", metadata: ["reason": "\(LogWords.of(error))"])
    }
  }

  private func groupConfiguration(
    _ server: any Service, _ signals: [UnixSignal], _ stoppingTime: Duration
  ) -> ServiceGroupConfiguration {
    var logger = logger
    logger.logLevel = max(logger.logLevel, .error)
    // The last one is stopped first: pages are swept for as long as there are connections.
    var services: [any Service] = [Sweeper(service: self), PageKeeping(service: self), server]
    if let watchdog { services.insert(Watching(watchdog: watchdog), at: 0) }
    if let other = inspector?.service {
      services.insert(contentsOf: [Sweeper(service: other), PageKeeping(service: other)] as [any Service], at: 0)
    }
    var group = ServiceGroupConfiguration(
      services: services, gracefulShutdownSignals: signals, logger: logger)
    group.maximumGracefulShutdownDuration = stoppingTime
    return group
  }
}

extension WebConfiguration {
  /// A warning for the start when browsers seem to come through a proxy on this machine that is not trusted.
  ///
  /// It is no error: the proxy may be somewhere else, behind a tunnel that ends here.
  var proxyWarning: String? {
    guard let publicOrigin = access.publicOrigin, let name = BelievedHosts.name(ofOrigin: publicOrigin),
      !BelievedHosts.isThisMachine(name),
      BelievedHosts.isThisMachine(host.lowercased()), access.trustedProxies.isEmpty
    else { return nil }
    return "Browsers ask for \(publicOrigin), but only this machine can connect (\(host)), and no proxy is trusted. "
      + "So all people seem to be one: who guesses passwords slows everybody down, and what one network may have is "
      + "bounded for nobody. \(access.trustedProxiesAdvice)"
  }
}

/// Ends what has expired, and saves what has changed.
private struct Sweeper: Service {
  let service: WebService

  func run() async {
    await cancelWhenGracefulShutdown {
      var sessionsSwept = service.time.elapsed()
      var memory = MemoryReturn()
      service.sweepUploads(onDisk: true)
      while (try? await service.time.sleep(.seconds(1))) != nil {
        await service.pages.sweep()
        memory.look(pages: await service.pages.count)
        service.rejections.sweep()
        service.sweepUploads(onDisk: false)
        let now = service.time.elapsed()
        if now - sessionsSwept >= .seconds(30) {
          sessionsSwept = now
          service.sweepUploads(onDisk: true)
          for key in service.sessions.sweep() { await service.pages.end(session: key, reason: .expired) }
        }
        await service.records.saveChanges()
      }
    }
  }
}

/// Keeps what has changed of all pages, as often as a person would miss it, and forgets what nobody comes back for.
private struct PageKeeping: Service {
  let service: WebService

  private static let longestPause = Duration.seconds(30)

  func run() async {
    await cancelWhenGracefulShutdown {
      var swept = service.time.elapsed() - .seconds(3_600)
      var pause = service.configuration.keeping.interval
      while (try? await service.time.sleep(pause)) != nil {
        // A store that fails is given time to come round.
        pause =
          await service.commits.keep() ? service.configuration.keeping.interval : min(pause * 2, Self.longestPause)
        let now = service.time.elapsed()
        guard now - swept >= .seconds(600) else { continue }
        swept = now
        await service.pages.keepAllAgain()
        await service.commits.keep()
        // What is old for all is one process's to forget.
        guard Leadership.current.isLeading else { continue }
        if service.worker != nil {
          await service.records.sweepFolder(keepingAtMost: service.configuration.sessions.maximumCount)
        }
        let oldest = service.time.date() - service.configuration.keeping.lifetime.inSeconds
        await service.keeper.removePages(
          changedBefore: Date(timeIntervalSince1970: oldest), keepingAtMost: service.configuration.keeping.maximumCount)
      }
    }
  }
}

/// Looks after the handlers of all pages.
private struct Watching: Service {
  let watchdog: Watchdog

  func run() async {
    await cancelWhenGracefulShutdown {
      // The watchdog ends by cancellation and by nothing else.
      try? await watchdog.run()
    }
  }
}
