internal import EspalierHTML
internal import EspalierLivePage
internal import EspalierWorkers
internal import HTTPTypes
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPTypes
internal import NIOHTTPTypesHTTP1
internal import NIOWebSocket
internal import ServiceLifecycle

/// A connection whose protocol is not known yet: its first request tells.
struct BrowserConnection: ServerChildChannelValue {
  enum Kind: Sendable {
    case http(Requests)
    case live(NIOAsyncChannel<String, String>, LiveUpgrade)
  }

  /// A connection that speaks HTTP.
  struct Requests: Sendable {
    let channel: NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>
    let watch: ConnectionWatch
  }

  /// The types that connections are made of. The runtime makes them when they are first asked for, and two event loops
  /// that did so at once have been seen to trap in it; so they are asked for before anybody can come.
  static let types: [any Any.Type] = [
    NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>.self, NIOAsyncChannel<String, String>.self, Kind.self,
    EventLoopFuture<Kind>.self, NIOTypedHTTPServerUpgradeConfiguration<Kind>.self,
    NIOTypedHTTPServerUpgradeHandler<Kind>.self, NIOTypedWebSocketServerUpgrader<Kind>.self,
  ]

  let channel: any Channel
  /// The address of the other end, read when the connection came: once it is over it cannot be read any more.
  let peer: NetworkAddress?
  /// True if its network has too many connections already.
  let isRefused: Bool
  let kind: EventLoopFuture<Kind>
}

/// The other end of a connection that is answered.
struct Browser: Sendable {
  let channel: any Channel
  let watch: ConnectionWatch
  let peer: NetworkAddress?
  /// The session that a supervisor has handed the connection over for.
  var route: SessionNumber?
}

/// Sets up each connection for HTTP, and for WebSocket where its first request asks for a live connection that is
/// allowed.
struct UpgradeChannel: HTTPChannelHandler {
  let service: WebService
  let responder: Responder
  /// The responder for requests that are not below the app's path; nil where the app has no host.
  private let host: Responder?
  /// The session that a supervisor has handed the connection over for.
  private let route: SessionNumber?
  private let isHandedOver: Bool
  /// Makes the handler that encrypts a connection; nil where connections are plain.
  private let encryption: (@Sendable () throws -> any ChannelHandler)?

  /// Creates the channel that a listener sets connections up with: each connection gets a responder of its own.
  ///
  /// - Parameter isHandedOver: True if a supervisor has handed the connection over, so that its first request is there.
  init(
    service: WebService, host: Responder? = nil, isHandedOver: Bool = false, route: SessionNumber? = nil,
    encryption: (@Sendable () throws -> any ChannelHandler)? = nil
  ) {
    self.init(
      service: service, host: host, isHandedOver: isHandedOver, route: route, encryption: encryption
    ) { _, _, _ in }
  }

  private init(
    service: WebService, host: Responder?, isHandedOver: Bool = false, route: SessionNumber? = nil,
    encryption: (@Sendable () throws -> any ChannelHandler)? = nil, responder: @escaping Responder
  ) {
    self.service = service
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
      let isCounted = service.connections.begin(peer)
      if isCounted { channel.closeFuture.whenComplete { [service] _ in service.connections.end(peer) } }
      let authority = AuthorityGuard()
      let filter = UpgradeFilter(service: service, peer: peer)
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
      service.logRefusal("connection", "too many of one network")
      value.channel.close(promise: nil)
    }
    switch await firstRequest(of: value) {
    case .http(let requests): await serve(requests, of: value.peer, logger: logger)
    case .live(let channel, let upgrade): await upgrade.service.serve(channel, upgrade)
    case nil: value.channel.close(promise: nil)
    }
  }

  /// Answers the requests of a connection until it ends, or until the browser has kept it waiting for too long.
  private func serve(_ requests: BrowserConnection.Requests, of peer: NetworkAddress?, logger: Logger) async {
    let (service, host, watch, connection) = (service, host, requests.watch, requests.channel.channel)
    let route = route
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        if await watch.untilDeadline(service.time) { connection.close(promise: nil) }
      }
      let answering = UpgradeChannel(service: service, host: nil) { request, writer, channel in
        if let host, service.mount.place(at: request.head.path ?? "") == nil {
          // How long a body of the host's may take is the host's to say.
          watch.leaveBodyToReader()
          return try await host(request, writer, channel)
        }
        let browser = Browser(channel: connection, watch: watch, peer: peer, route: route)
        try await service.answerer(of: request.head.path).respond(to: request, writer, of: browser)
      }
      await answering.handleHTTP(asyncChannel: requests.channel, logger: logger)
      group.cancelAll()
    }
  }

  /// Waits for the first request; the connection is closed when none comes in time, or when the server stops before.
  private func firstRequest(of connection: BrowserConnection) async -> BrowserConnection.Kind? {
    let channel = connection.channel
    return await withTaskCancellationHandler {
      await withGracefulShutdownHandler {
        await withTaskGroup(of: Void.self) { group in
          group.addTask { [service] in
            guard (try? await service.time.sleep(service.configuration.limits.requests.time / 2)) != nil else { return }
            channel.close(promise: nil)
          }
          // Cannot be cancelled, but fails as soon as the channel is closed.
          _ = try? await connection.kind.get()
          group.cancelAll()
          // Also where the upgrade failed after its channel was made, which has to be run all the same.
          return service.arrivals.take(channel)
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
      patience: service.configuration.limits.requests.time,
      bytesPerSecond: service.configuration.limits.requests.minimumBytesPerSecond,
      longest: service.configuration.limits.requests.maximumAnswerTime, now: service.time.elapsed())
    try pipeline.addHandler(ConnectionHandler(watch: watch, time: service.time))
    return try service.arrivals.add(channel) {
      let parts = try NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>(
        wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true))
      return .http(BrowserConnection.Requests(channel: parts, watch: watch))
    }
  }

  private func upgrader(_ peer: NetworkAddress?) -> NIOTypedWebSocketServerUpgrader<BrowserConnection.Kind> {
    NIOTypedWebSocketServerUpgrader(
      maxFrameSize: service.configuration.limits.connections.maximumMessageBytes,
      enableAutomaticErrorHandling: false,
      shouldUpgrade: { channel, head in
        // The filter has let nothing through that is not allowed.
        var fields: HTTPHeaders = ["Sec-WebSocket-Protocol": WebService.subprotocol]
        if MessageCompression.isOffered(head.headers["Sec-WebSocket-Extensions"]) {
          fields.add(name: "Sec-WebSocket-Extensions", value: MessageCompression.answer)
        }
        return channel.eventLoop.makeSucceededFuture(fields)
      },
      upgradePipelineHandler: { [service] channel, head in
        channel.eventLoop.makeCompletedFuture { try setUpLive(channel, head, service, peer) }
      })
  }

  private func setUpLive(
    _ channel: any Channel, _ head: HTTPRequestHead, _ service: WebService, _ peer: NetworkAddress?
  ) throws -> BrowserConnection.Kind {
    let request = try HTTPRequest(head, secure: false, splitCookie: false)
    let arrivals = service.arrivals
    let service = service.answerer(of: request.path)
    let facts = service.facts(request, peer: peer)
    guard let session = service.session(facts) else { throw ChannelError.inappropriateOperationForState }
    let configuration = service.configuration
    let limits = LiveFrameHandler.Limits(
      incomingBytes: configuration.limits.connections.maximumMessageBytes,
      outgoingBytes: configuration.limits.connections.maximumWaitingBytes,
      outgoingFrames: configuration.limits.connections.maximumWaitingMessages,
      patience: configuration.limits.requests.time,
      bytesPerSecond: max(1, configuration.limits.requests.minimumBytesPerSecond),
      compresses: MessageCompression.isOffered(head.headers["Sec-WebSocket-Extensions"]))
    let rate = service.sessions.messageRate(of: session.key)
    let arrival = MessageArrival(limit: configuration.limits.requests.time, time: service.time)
    let handler = LiveFrameHandler(limits: limits, rate: rate, time: service.time, arrival: arrival) { closing in
      guard closing.code != 1000, closing.code != 1001 else { return }
      service.logRefusal("live connection", "\(closing.code) \(closing.reason)", session: session)
    }
    // Before all others, also before TLS, so that a record of which a byte comes now and then counts too.
    try channel.pipeline.syncOperations.addHandler(MessageArrivalHandler(arrival), position: .first)
    try channel.pipeline.syncOperations.addHandler(handler)
    return try arrivals.add(channel) {
      .live(
        try NIOAsyncChannel(wrappingChannelSynchronously: channel),
        LiveUpgrade(request: request, facts: facts, session: session, service: service))
    }
  }
}
