internal import EspalierLivePage
internal import EspalierNavigation
internal import EspalierWorkers
internal import Foundation
internal import Logging
internal import NIOCore
internal import ServiceLifecycle
internal import UnixSignals

/// The life cycle of a server from its start to its end, whether it listens itself, receives connections from a
/// supervisor, or is part of another application.
struct ServerLife: Sendable {
  /// The time that connections have to end on their own when the server stops.
  private static let stoppingTime = Duration.milliseconds(1_500)

  let configuration: WebConfiguration
  let upkeep: SiteUpkeep
  let inspectorUpkeep: SiteUpkeep?
  let entrance: ConnectionEntrance
  let ending: SessionEnding
  let attendance: HostAttendance
  let watchdog: Watchdog?
  /// The connection to the supervisor, if this process is one of several workers.
  let worker: WorkerLink?
  let maximumConnections: Int
  let logger: Logger

  /// Serves until the task is cancelled or one of the signals is received. Then no connection is accepted any more,
  /// live ones are asked to reconnect later (1001), and the state is stored on disk when this method returns.
  /// - Throws: ``WebServerError`` if the server cannot start, ``SupervisorError`` if a worker has a certificate.
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
      let listener = Listener(
        configuration: configuration, entrance: entrance, maximumConnections: maximumConnections, logger: logger)
      let server = try listener.server(quietLogger, onListening)
      let group = ServiceGroup(configuration: groupConfiguration(server, signals, Self.stoppingTime))
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

  /// Serves the connections that a supervisor hands over, until it asks this process to end.
  private func run(
    as worker: WorkerLink, _ onListening: @escaping @Sendable (_ port: Int) -> Void
  ) async -> Result<Void, any Error> {
    // The supervisor handles the signals of a terminal. A terminal may also suspend a background process that writes to
    // it (stty tostop).
    signal(SIGINT, SIG_IGN)
    signal(SIGHUP, SIG_IGN)
    signal(SIGTTOU, SIG_IGN)
    let facts = WorkerFacts(
      configuration, mounts: entrance.sites.all.map(\.mount), maximumConnections: maximumConnections)
    let server = WorkerServer(
      worker, facts, entrance, ending, leadingIn: configuration.dataDirectory, logger: quietLogger,
      handOver: { await upkeep.handOver() }, onListening: onListening)
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

  /// Reads the records of an earlier process, and logs warnings for the operator before any client connects.
  func prepare() async throws {
    try await upkeep.prepare()
    try await inspectorUpkeep?.prepare()
    _ = BrowserConnection.types
    entrance.arrivals.begin()
    guard maximumConnections < configuration.limits.connections.maximumCount else { return }
    // A program that is being developed serves a few people; the limit matters to an operator.
    #if DEBUG
      let level = Logger.Level.debug
    #else
      let level = Logger.Level.notice
    #endif
    logger.log(
      level: level,
      "Fewer connections than wanted, for want of file descriptors. Raise the limit (ulimit -n) for more.",
      metadata: ["wanted": "\(configuration.limits.connections.maximumCount)", "possible": "\(maximumConnections)"])
  }

  /// Maintains pages and sessions until the service group stops, while another server listens.
  func keep() async {
    attendance.begin()
    await withTaskGroup(of: Void.self) { group in
      for service in services { group.addTask { try? await service.run() } }
    }
    await finish()
  }

  /// Ends all pages, and stores the state on disk.
  private func finish() async {
    await entrance.arrivals.finish()
    await upkeep.finish()
    await inspectorUpkeep?.finish()
    logger.info("Stopped")
  }

  /// The services that run beside the connections.
  private var services: [any Service] {
    (inspectorUpkeep?.services ?? []) + (watchdog.map { [Watching(watchdog: $0)] } ?? []) + upkeep.services
  }

  /// A logger for the library's own messages, which are useful only as warnings and errors.
  private var quietLogger: Logger {
    var logger = logger
    logger.logLevel = max(logger.logLevel, .warning)
    return logger
  }

  private func groupConfiguration(
    _ server: any Service, _ signals: [UnixSignal], _ stoppingTime: Duration
  ) -> ServiceGroupConfiguration {
    var logger = logger
    logger.logLevel = max(logger.logLevel, .error)
    // The last service is stopped first: pages are maintained as long as there are connections.
    var group = ServiceGroupConfiguration(
      services: services + [server], gracefulShutdownSignals: signals, logger: logger)
    group.maximumGracefulShutdownDuration = stoppingTime
    return group
  }
}
