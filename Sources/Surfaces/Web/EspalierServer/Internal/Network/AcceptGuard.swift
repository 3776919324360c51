internal import EspalierLivePage
internal import EspalierWorkers
internal import Foundation
internal import Logging
internal import NIOCore

/// A handler before the listening socket that refuses connections at once if the system has no free file descriptor.
///
/// The connection then stays in the system's queue, and the socket reports it endlessly: the accepting loop would run
/// as fast as it can. So a descriptor is kept in reserve. It is closed for a moment, the waiting connections are
/// accepted and closed, and the descriptor is opened again. The clients are refused at once, and the loop does not
/// spin.
final class AcceptGuard: ChannelInboundHandler {
  typealias InboundIn = any Channel
  typealias InboundOut = any Channel

  private static let loggingPause = Duration.seconds(60)

  private let time: ServerClock
  private let logger: Logger
  private var reserve: Int32
  private var refused = 0
  private var lastLogged: Duration?

  init(time: ServerClock, logger: Logger) {
    self.time = time
    self.logger = logger
    reserve = Self.takeReserve()
  }

  deinit { if reserve >= 0 { close(reserve) } }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if let error = error as? IOError, [EMFILE, ENFILE].contains(error.errnoCode) {
      if reserve >= 0 { close(reserve) }
      _ = try? context.channel.pipeline.syncOperations.withUnsafeTransportIfAvailable(of: CInt.self) { socket in
        refused += WaitingConnections.refuse(on: socket)
      }
      reserve = Self.takeReserve()
      logPause()
    }
    // The next handler waits a while before it asks for more.
    context.fireErrorCaught(error)
  }

  private static func takeReserve() -> Int32 { open("/dev/null", O_RDONLY | O_CLOEXEC) }

  private func logPause() {
    let now = time.elapsed()
    if let lastLogged, now - lastLogged < Self.loggingPause { return }
    lastLogged = now
    logger.error(
      "Connections were refused, because no file descriptors are left. Raise the limit (ulimit -n).",
      metadata: ["refused": "\(refused)"])
    refused = 0
  }
}
