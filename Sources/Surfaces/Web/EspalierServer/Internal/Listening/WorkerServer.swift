internal import EspalierConnectors
internal import EspalierBase
internal import EspalierWorkers
internal import Foundation
internal import Logging
internal import NIOCore
internal import NIOPosix
internal import ServiceLifecycle
internal import Synchronization

/// A server for the connections that a supervisor hands over, without a listening socket.
struct WorkerServer: Service {
  let link: WorkerLink
  /// The facts that the supervisor needs.
  let facts: WorkerFacts
  let entrance: ConnectionEntrance
  let ending: SessionEnding
  /// A function that stores the state with which another worker continues the pages.
  let handOver: @Sendable () async -> Void
  let directory: URL
  let logger: Logger
  let onListening: @Sendable (Int) -> Void
  private let open = OpenChannels()
  private let drained = AsyncStream.makeStream(of: Void.self)

  init(
    _ link: WorkerLink, _ facts: WorkerFacts, _ entrance: ConnectionEntrance, _ ending: SessionEnding,
    leadingIn directory: URL, logger: Logger, handOver: @escaping @Sendable () async -> Void,
    onListening: @escaping @Sendable (_ port: Int) -> Void
  ) {
    self.link = link
    self.facts = facts
    self.entrance = entrance
    self.ending = ending
    self.directory = directory
    self.logger = logger
    self.handOver = handOver
    self.onListening = onListening
  }

  /// Waits until the supervisor asks this worker to end, or until the supervisor itself has ended.
  func untilDrained() async { for await _ in drained.stream {} }

  func run() async throws {
    let handlers = WorkerLink.MessageHandlers(
      listening: onListening, message: { [ending] in ending.receive($0) },
      drain: { [drained] in drained.continuation.finish() },
      orphaned: { [facts] in Self.end(within: .seconds(facts.drainTime)) })
    // A main actor that is blocked from the start counts as unresponsive from now on.
    link.note.beat()
    let connections = link.begin(facts, handlers)
    let beat = Task { @MainActor [note = link.note] in
      while !Task.isCancelled {
        note.beat()
        try? await Task.sleep(for: .milliseconds(200))
      }
    }
    let leading = Task { [directory] in await Self.lead(directory) }
    defer {
      beat.cancel()
      leading.cancel()
    }
    let stop = AsyncStream.makeStream(of: Void.self)
    await withGracefulShutdownHandler {
      await withDiscardingTaskGroup { group in
        group.addTask {
          for await _ in stop.stream {}
          await handOver()
          open.quiesce()
        }
        for await handed in connections { group.addTask { await serve(handed) } }
        // The connection to the supervisor has ended; connections that were taken are served to their end.
        stop.continuation.finish()
      }
      // A service that ends before it is stopped has failed; the reader of the connection stops it.
      try? await gracefulShutdown()
    } onGracefulShutdown: {
      stop.continuation.finish()
      // No more connections are handed over; earlier ones are served.
      drained.continuation.finish()
      link.stopTaking()
    }
  }

  /// Ends this process, as its supervisor would, if the process does not end on its own in time.
  ///
  /// Work that blocks the main actor must not keep the process running forever.
  private static func end(within time: Duration) {
    Thread.sleep(forTimeInterval: (time + WorkerLink.grace).inSeconds)
    kill(-getpid(), SIGKILL)
    kill(getpid(), SIGKILL)
  }

  private func serve(_ handed: WorkerLink.Handed) async {
    guard open.count < facts.maximumConnections else {
      close(handed.descriptor)
      return entrance.refusals.note("connection", "too many")
    }
    let upgrade = UpgradeChannel(entrance, isHandedOver: true, route: handed.session)
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

  /// Makes this process the leader as soon as the former leader has ended: the system then releases its lock.
  private static func lead(_ directory: URL) async {
    guard let descriptor = try? DataFile.open(directory.appending(path: "leader.lock"), flags: O_RDWR | O_CREAT) else {
      return
    }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard (try? await Task.sleep(for: .milliseconds(250))) != nil else { return _ = close(descriptor) }
    }
    // The file stays open for as long as the process runs.
    Leadership.current.lead()
  }
}
