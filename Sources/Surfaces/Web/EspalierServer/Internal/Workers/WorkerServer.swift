internal import EspalierBase
internal import EspalierConnectors
internal import EspalierLivePage
internal import EspalierScopes
internal import EspalierWorkers
internal import Foundation
internal import Logging
internal import NIOCore
internal import NIOPosix
internal import ServiceLifecycle
internal import Synchronization

/// Serves the connections that a supervisor hands over, in place of a listening socket.
struct WorkerServer: Service {
  let service: WebService
  let link: WorkerLink
  let logger: Logger
  let onListening: @Sendable (Int) -> Void
  private let open = OpenChannels()
  private let drained = AsyncStream.makeStream(of: Void.self)

  init(
    service: WebService, link: WorkerLink, logger: Logger, onListening: @escaping @Sendable (Int) -> Void
  ) {
    (self.service, self.link, self.logger, self.onListening) = (service, link, logger, onListening)
  }

  /// Waits until the supervisor wants this worker to end, or is gone.
  func untilDrained() async { for await _ in drained.stream {} }

  func run() async throws {
    let handlers = WorkerLink.MessageHandlers(
      listening: onListening, news: { [service] in service.hear($0) },
      drain: { [drained] in drained.continuation.finish() },
      orphaned: { [time = service.configuration.workers.drainTime] in Self.end(within: time) })
    // A main actor that is held from the start counts as silent from now on.
    link.note.beat()
    let connections = link.begin(service.workerFacts, handlers)
    let beat = Task { @MainActor [note = link.note] in
      while !Task.isCancelled {
        note.beat()
        try? await Task.sleep(for: .milliseconds(200))
      }
    }
    let leading = Task { [directory = service.configuration.dataDirectory] in await Self.lead(directory) }
    defer {
      beat.cancel()
      leading.cancel()
    }
    let stop = AsyncStream.makeStream(of: Void.self)
    await withGracefulShutdownHandler {
      await withDiscardingTaskGroup { group in
        group.addTask {
          for await _ in stop.stream {}
          await service.handOver()
          open.quiesce()
        }
        for await handed in connections { group.addTask { await serve(handed) } }
        // The line has ended; what was taken is served to its end.
        stop.continuation.finish()
      }
      // A service that ends before it is told to has failed; who reads the line tells it.
      try? await gracefulShutdown()
    } onGracefulShutdown: {
      stop.continuation.finish()
      // Nobody hands over anything any more; what came before is served.
      drained.continuation.finish()
      link.stopTaking()
    }
  }

  /// Ends this process, as its supervisor would, if it has not ended by itself by then: what holds its main actor must
  /// not keep it for ever.
  private static func end(within time: Duration) {
    Thread.sleep(forTimeInterval: (time + WorkerLink.grace).inSeconds)
    kill(-getpid(), SIGKILL)
    kill(getpid(), SIGKILL)
  }

  private func serve(_ handed: WorkerLink.Handed) async {
    guard open.count < service.maximumConnections else {
      close(handed.descriptor)
      return service.logRefusal("connection", "too many")
    }
    let upgrade = UpgradeChannel(service: service, isHandedOver: true, route: handed.session)
    do {
      let connection = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .channelOption(.allowRemoteHalfClosure, value: true)
        .withConnectedSocket(handed.descriptor) { channel in upgrade.setup(channel: channel, logger: logger) }
      open.add(connection)
      await upgrade.handle(value: connection, logger: logger)
    } catch {
      logger.debug("A connection was over before it began", metadata: ["reason": "\(LogWords.of(error))"])
    }
  }

  /// Makes this process the leader as soon as the former leader has ended: the system gives its lock back then.
  private static func lead(_ directory: URL) async {
    guard let descriptor = try? DataFile.open(directory.appending(path: "leader.lock"), flags: O_RDWR | O_CREAT) else {
      return
    }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard (try? await Task.sleep(for: .milliseconds(250))) != nil else { return _ = close(descriptor) }
    }
    // The file stays open for as long as the process lives.
    Leadership.current.lead()
  }
}

/// The connections that are open, to be told that the server stops.
final class OpenChannels: Sendable {
  /// The request that a connection was handed over with is read by then.
  private static let settlingTime = TimeAmount.milliseconds(100)

  private struct State {
    var settled: Set<ObjectIdentifier> = []
    var channels: [ObjectIdentifier: any Channel] = [:]
    var isStopping = false
  }

  private let state = Mutex(State())

  var count: Int { state.withLock { $0.channels.count } }

  func add(_ connection: BrowserConnection) {
    let channel = connection.channel
    state.withLock { $0.channels[ObjectIdentifier(channel)] = channel }
    connection.kind.whenComplete { [self] _ in
      channel.eventLoop.scheduleTask(in: Self.settlingTime) { [self] in settle(channel) }
    }
    channel.closeFuture.whenComplete { [self] _ in
      state.withLock { state in
        state.channels[ObjectIdentifier(channel)] = nil
        state.settled.remove(ObjectIdentifier(channel))
      }
    }
  }

  private func settle(_ channel: any Channel) {
    let isStopping = state.withLock { state in
      guard state.channels[ObjectIdentifier(channel)] != nil else { return false }
      state.settled.insert(ObjectIdentifier(channel))
      return state.isStopping
    }
    if isStopping { channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent()) }
  }

  /// Lets the requests under way on each connection end, and then the connection.
  func quiesce() {
    let channels = state.withLock { state in
      state.isStopping = true
      // A connection that was handed over just now has a request that is not read yet.
      return state.channels.filter { state.settled.contains($0.key) }.map(\.value)
    }
    for channel in channels { channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent()) }
  }
}
