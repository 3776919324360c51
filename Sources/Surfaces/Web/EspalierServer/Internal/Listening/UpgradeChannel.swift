internal import EspalierHTML
internal import EspalierWorkers
internal import EspalierLivePage
internal import HTTPTypes
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPTypes
internal import NIOHTTPTypesHTTP1
internal import NIOWebSocket
internal import ServiceLifecycle

/// The setup of each connection for HTTP, or for WebSocket if its first request asks for a live connection that is
/// allowed.
struct UpgradeChannel: HTTPChannelHandler {
  let entrance: ConnectionEntrance
  let responder: Responder
  /// The responder for requests that are not below the app's path; nil if the app has no host.
  private let host: Responder?
  /// The number of the session that the supervisor found in the connection's first request, before it handed the
  /// connection over.
  private let route: SessionNumber?
  private let isHandedOver: Bool
  /// A function that creates the handler that encrypts a connection; nil if connections are not encrypted.
  private let encryption: (@Sendable () throws -> any ChannelHandler)?

  /// Creates the channel with which a listener sets up connections: each connection has its own responder.
  ///
  /// - Parameter isHandedOver: True if a supervisor has handed the connection over, so that its first request has
  ///   arrived.
  init(
    _ entrance: ConnectionEntrance, host: Responder? = nil, isHandedOver: Bool = false, route: SessionNumber? = nil,
    encryption: (@Sendable () throws -> any ChannelHandler)? = nil
  ) {
    self.init(
      entrance, host: host, isHandedOver: isHandedOver, route: route, encryption: encryption
    ) { _, _, _ in }
  }

  private init(
    _ entrance: ConnectionEntrance, host: Responder?, isHandedOver: Bool = false, route: SessionNumber? = nil,
    encryption: (@Sendable () throws -> any ChannelHandler)? = nil, responder: @escaping Responder
  ) {
    self.entrance = entrance
    self.host = host
    self.isHandedOver = isHandedOver
    self.route = route
    self.encryption = encryption
    self.responder = responder
  }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<BrowserConnection> {
    channel.eventLoop.makeCompletedFuture {
      if let encryption { try channel.pipeline.syncOperations.addHandler(encryption()) }
      var limits = NIOHTTPDecoderLimitConfiguration()
      limits.maxHeaderFieldSize = 16 * 1_024
      limits.maxHeaderListSize = 32 * 1_024
      limits.maxHeaderFieldCount = 100
      let encoder = HTTPResponseEncoder()
      let decoder = ByteToMessageHandler(
        HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes, limitConfiguration: limits))
      let errors = HTTPServerProtocolErrorHandler()
      let peer = NetworkAddress(channel.remoteAddress)
      let isCounted = entrance.networks.begin(peer)
      if isCounted { channel.closeFuture.whenComplete { [entrance] _ in entrance.networks.end(peer) } }
      let authority = AuthorityGuard()
      let filter = UpgradeFilter(sites: entrance.sites, peer: peer)
      let upgrade = NIOTypedHTTPServerUpgradeHandler(
        httpEncoder: encoder,
        extraHTTPHandlers: [decoder, authority, errors, filter],
        upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration<BrowserConnection.Kind>(
          upgraders: [upgrader(peer)],
          notUpgradingCompletionHandler: { channel in
            channel.eventLoop.makeCompletedFuture { try setUpHTTP(channel) }
          }))
      try channel.pipeline.syncOperations.addHandlers([encoder, decoder, authority, errors, filter, upgrade])
      return BrowserConnection(
        channel: channel, peer: peer, isRefused: !isCounted, kind: upgrade.upgradeResultFuture)
    }
  }

  func handle(value: BrowserConnection, logger: Logger) async {
    if value.isRefused {
      entrance.refusals.note("connection", "too many of one network")
      value.channel.close(promise: nil)
    }
    switch await firstRequest(of: value) {
    case .http(let requests): await serve(requests, of: value.peer, logger: logger)
    case .live(let channel, let upgrade, let sockets): await sockets.carry(channel, upgrade)
    case nil: value.channel.close(promise: nil)
    }
  }

  /// Answers the requests of a connection until it ends, or until the browser has kept it waiting for too long.
  private func serve(_ requests: BrowserConnection.Requests, of peer: NetworkAddress?, logger: Logger) async {
    let (entrance, host, watch, connection) = (entrance, host, requests.watch, requests.channel.channel)
    let route = route
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        if await watch.untilDeadline(entrance.time) { connection.close(promise: nil) }
      }
      let answering = UpgradeChannel(entrance, host: nil) { request, writer, channel in
        if let host, entrance.sites.app.mount.path(of: request.head.path ?? "") == nil {
          // The host decides how long a body of its own may take.
          watch.leaveBodyToReader()
          return try await host(request, writer, channel)
        }
        let browser = Browser(channel: connection, watch: watch, peer: peer, route: route)
        try await entrance.sites.site(of: request.head.path).responder.respond(to: request, writer, of: browser)
      }
      await answering.handleHTTP(asyncChannel: requests.channel, logger: logger)
      group.cancelAll()
    }
  }

  /// Waits for the first request of a connection. The connection is closed if no request arrives in time, or if the
  /// server stops first.
  private func firstRequest(of connection: BrowserConnection) async -> BrowserConnection.Kind? {
    let channel = connection.channel
    return await withTaskCancellationHandler {
      await withGracefulShutdownHandler {
        await withTaskGroup(of: Void.self) { group in
          group.addTask { [entrance] in
            guard (try? await entrance.time.sleep(entrance.limits.time / 2)) != nil else { return }
            channel.close(promise: nil)
          }
          // The wait cannot be cancelled, but fails as soon as the channel is closed.
          _ = try? await connection.kind.get()
          group.cancelAll()
          // Also if the upgrade failed after its channel was created, which has to be run even then.
          return entrance.arrivals.take(channel)
        }
      } onGracefulShutdown: {
        // A connection that was handed over has its first request, which is answered.
        if !isHandedOver { channel.close(promise: nil) }
      }
    } onCancel: {
      channel.close(promise: nil)
    }
  }

  private func setUpHTTP(_ channel: any Channel) throws -> BrowserConnection.Kind {
    let pipeline = channel.pipeline.syncOperations
    try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
    let watch = ConnectionWatch(
      patience: entrance.limits.time,
      bytesPerSecond: entrance.limits.minimumBytesPerSecond,
      longest: entrance.limits.maximumResponseTime, now: entrance.time.elapsed())
    try pipeline.addHandler(ConnectionHandler(watch: watch, time: entrance.time))
    return try entrance.arrivals.add(channel) {
      let parts = try NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>(
        wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true))
      return .http(BrowserConnection.Requests(channel: parts, watch: watch))
    }
  }

  private func upgrader(_ peer: NetworkAddress?) -> NIOTypedWebSocketServerUpgrader<BrowserConnection.Kind> {
    NIOTypedWebSocketServerUpgrader(
      maxFrameSize: entrance.maximumMessageBytes,
      enableAutomaticErrorHandling: false,
      shouldUpgrade: { channel, head in
        // The filter has admitted only requests that are allowed.
        var fields: HTTPHeaders = ["Sec-WebSocket-Protocol": LiveAdmission.subprotocol]
        if MessageCompression.isOffered(head.headers["Sec-WebSocket-Extensions"]) {
          fields.add(name: "Sec-WebSocket-Extensions", value: MessageCompression.answer)
        }
        return channel.eventLoop.makeSucceededFuture(fields)
      },
      upgradePipelineHandler: { channel, head in
        channel.eventLoop.makeCompletedFuture { try setUpLive(channel, head, peer) }
      })
  }

  private func setUpLive(
    _ channel: any Channel, _ head: HTTPRequestHead, _ peer: NetworkAddress?
  ) throws -> BrowserConnection.Kind {
    let request = try HTTPRequest(head, secure: false, splitCookie: false)
    let site = entrance.sites.site(of: request.path)
    guard let upgrade = site.admission.upgrade(request, peer: peer) else {
      throw ChannelError.inappropriateOperationForState
    }
    let compresses = MessageCompression.isOffered(head.headers["Sec-WebSocket-Extensions"])
    let handlers = site.sockets.handlers(for: upgrade.session, compresses: compresses)
    // Before all others, also before TLS, so that a record whose bytes arrive one at a time counts too.
    try channel.pipeline.syncOperations.addHandler(handlers.arrival, position: .first)
    try channel.pipeline.syncOperations.addHandler(handlers.frames)
    return try entrance.arrivals.add(channel) {
      .live(try NIOAsyncChannel(wrappingChannelSynchronously: channel), upgrade, site.sockets)
    }
  }
}
