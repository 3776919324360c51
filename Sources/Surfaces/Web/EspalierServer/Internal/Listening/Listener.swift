internal import EspalierBase
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import NIOPosix
internal import ServiceLifecycle

/// A listener for connections at the address of the configuration.
struct Listener: Sendable {
  let configuration: WebConfiguration
  let entrance: ConnectionEntrance
  let maximumConnections: Int
  let logger: Logger

  /// Returns the service that listens while it runs.
  ///
  /// - Parameters:
  ///   - quietLogger: The log of the library's own messages.
  ///   - onListening: A closure that is called with the port as soon as browsers can connect.
  func server(
    _ quietLogger: Logger, _ onListening: @escaping @Sendable (_ port: Int) -> Void
  ) throws -> any Service {
    if let warning = configuration.proxyWarning { logger.warning("\(warning)") }
    let channel = UpgradeChannel(entrance, encryption: try configuration.certificate?.encryption())
    return try HTTPServerBuilder { _ in channel }
      .buildServer(
        configuration: ServerConfiguration(
          address: .hostname(configuration.host, port: configuration.port),
          availableConnectionsDelegate: .maximum(maximumConnections, logger: quietLogger)),
        eventLoopGroup: MultiThreadedEventLoopGroup.singleton,
        logger: quietLogger,
        // Each connection answers its own requests; see `UpgradeChannel`.
        responder: { _, _, _ in },
        onServerRunning: { channel in
          await guardAccepting(channel)
          let port = channel.localAddress?.port ?? configuration.port
          logger.info("Listening", metadata: ["host": "\(configuration.host)", "port": "\(port)"])
          onListening(port)
        })
  }

  private func guardAccepting(_ channel: any Channel) async {
    do {
      try await channel.eventLoop.submit { [time = entrance.time, logger] in
        try channel.pipeline.syncOperations.addHandler(AcceptGuard(time: time, logger: logger), position: .first)
      }.get()
    } catch {
      logger.debug("The server stopped before it took a connection", metadata: ["reason": "\(LogWords.of(error))"])
    }
  }
}
