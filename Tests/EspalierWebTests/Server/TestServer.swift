import Espalier
import EspalierBase
import EspalierTesting
import Foundation
import Hummingbird
import Logging
@testable import EspalierHTML

@testable import EspalierLivePage
@testable import EspalierServer

/// A real server on a free port of the loopback address, with pages that remember.
struct TestServer: Sendable {
  let port: Int
  let site: WebSite
  let book: PageBook
  let clock: TestClock

  var origin: String { "http://127.0.0.1:\(port)" }
  /// The path that the app is served below.
  var base: String { site.mount.prefix }
  var cookieName: String { CookieName.name(SessionCookie.name, isSecure: false, mount: site.mount) }

  /// The script and the style sheet of the pages.
  static let assets = BrowserAssets(script: Array("'use strict'".utf8), stylesheet: Array("body{margin:0}".utf8))

  static func makeDirectory() -> URL {
    FileManager.default.temporaryDirectory.appending(path: "espalier-web-\(UUID().uuidString)")
  }

  /// Runs a server around the body and stops it afterwards, waiting until it has.
  /// - Parameter router: Makes the routes of an application that the app is mounted in.
  @discardableResult
  static func run<Result: Sendable>(
    in directory: URL? = nil,
    _ change: (inout WebConfiguration) -> Void = { _ in },
    submissions: [String: SubmissionHandler] = [:],
    exports: [Export: ExportHandler] = [:],
    identify: HostIdentity.Lookup? = nil,
    inside router: (@Sendable () -> Router<BasicRequestContext>)? = nil,
    book: PageBook = PageBook(),
    clock: TestClock = TestClock(),
    watching: RequestTelemetry = RequestTelemetry(),
    logger: Logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }),
    _ body: @Sendable (TestServer) async throws -> Result
  ) async throws -> Result {
    let home = directory ?? makeDirectory()
    defer { if directory == nil { try? FileManager.default.removeItem(at: home) } }
    var configuration = WebConfiguration(dataDirectory: home, title: "Wallet", version: "1.0")
    configuration.port = 0
    // The server waits for nothing else as long, so a test can wait until a connection waits for its next turn.
    configuration.limits.connections.pingTime = .seconds(31)
    change(&configuration)
    let handlers = SiteHandlers(
      assets: assets.adding(rules: configuration.stylesheet), submissions: submissions, exports: exports,
      identify: identify, watching: watching, makePage: { await book.make($0, $1, $2, $3) })
    let site = try WebSite(
      configuration, handlers,
      time: ServerClock(clock: clock, date: { 1_700_000_000 + clock.now.offset.inSeconds }), logger: logger)
    let (ports, listening) = AsyncStream.makeStream(of: Int.self)
    return try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        defer { listening.finish() }
        guard let router else { return try await site.life.run(signals: []) { listening.yield($0) } }
        try await host(site, in: router(), logger: logger) { listening.yield($0) }
      }
      var port: Int?
      for await number in ports {
        port = number
        break
      }
      guard let port else {
        try await group.waitForAll()
        throw RawConnection.Failure(description: "the server did not start")
      }
      let result: Result
      do {
        result = try await body(TestServer(port: port, site: site, book: book, clock: clock))
      } catch {
        group.cancelAll()
        throw error
      }
      group.cancelAll()
      try await group.waitForAll()
      return result
    }
  }

  /// Runs an application that the app is mounted in, until the task is cancelled.
  private static func host(
    _ site: WebSite, in router: Router<BasicRequestContext>, logger: Logger,
    _ onListening: @escaping @Sendable (Int) -> Void
  ) async throws {
    try await site.life.prepare()
    let mounted = MountedWebServer(site)
    let application = Application(
      router: router, server: mounted.server,
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)), services: [mounted],
      onServerRunning: { onListening($0.localAddress?.port ?? 0) }, logger: logger)
    do {
      try await application.runService(gracefulShutdownSignals: [])
    } catch is CancellationError {}
  }

  // MARK: Requests

  func request(
    _ method: String, _ path: String, _ fields: [String: String] = [:], body: [UInt8] = [], host: String? = nil
  ) async throws -> HTTPReply {
    let raw = try RawConnection(port: port)
    var fields = fields
    if !body.isEmpty && fields["Content-Length"] == nil { fields["Content-Length"] = "\(body.count)" }
    let lines = fields.map { "\($0): \($1)\r\n" }.joined()
    try await raw.send(
      Array("\(method) \(path) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\n\(lines)\r\n".utf8) + body)
    return try await raw.reply(toHead: method == "HEAD")
  }

  func get(_ path: String, cookie: String? = nil, _ fields: [String: String] = [:]) async throws -> HTTPReply {
    var fields = fields
    if let cookie { fields["Cookie", default: ""] += "\(cookieName)=\(cookie)" }
    return try await request("GET", path, fields)
  }

  /// Posts a form as a browser does.
  func post(
    _ name: String, cookie: String?, _ values: [String: String], fields changed: [String: String?] = [:]
  ) async throws -> HTTPReply {
    var fields = ["Origin": origin, "Content-Type": "application/x-www-form-urlencoded"]
    if let cookie { fields["Cookie"] = "\(cookieName)=\(cookie)" }
    for (name, value) in changed { fields[name] = value }
    let unreserved = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))
    let body = values.map { pair in
      "\(pair.key)=\(pair.value.addingPercentEncoding(withAllowedCharacters: unreserved) ?? "")"
    }.joined(separator: "&")
    return try await request("POST", "\(base)/-/submit/\(name)", fields, body: Array(body.utf8))
  }

  /// Loads a page and tells what is needed to go on with it.
  func visit(_ path: String = "/", cookie: String? = nil, _ fields: [String: String] = [:]) async throws -> Visit {
    let reply = try await get(base + path, cookie: cookie, fields)
    guard let token = reply.pageToken, let session = reply.sessionCookie ?? cookie else {
      throw RawConnection.Failure(description: "no page: \(reply.status)")
    }
    guard let page = await book.pages.last else { throw RawConnection.Failure(description: "no page was made") }
    return Visit(cookie: session, token: token, version: reply.version ?? "", formToken: page.formToken, page: page)
  }

  struct Visit: Sendable {
    var cookie: String
    var token: String
    var version: String
    var formToken: String
    var page: FakeLivePage
  }

  // MARK: Live connections

  /// Asks for an upgrade; fields with nil are left out.
  func upgrade(
    cookie: String?, _ changed: [String: String?] = [:], receiveBuffer: Int32? = nil
  ) async throws -> (HTTPReply, WebSocketClient) {
    let raw = try RawConnection(port: port, receiveBuffer: receiveBuffer)
    var fields: [String: String] = [
      "Host": "127.0.0.1:\(port)", "Origin": origin, "Connection": "Upgrade", "Upgrade": "websocket",
      "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version": "13",
      "Sec-WebSocket-Protocol": "espalier-1",
    ]
    if let cookie { fields["Cookie"] = "\(cookieName)=\(cookie)" }
    for (name, value) in changed { fields[name] = value }
    let lines = fields.map { "\($0): \($1)\r\n" }.joined()
    try await raw.send("GET \(base)/-/live HTTP/1.1\r\n\(lines)\r\n")
    return (try await raw.reply(), WebSocketClient(raw: raw))
  }

  /// Opens a live connection and joins the page with it.
  func join(
    _ visit: Visit, _ fields: [String: String?] = [:], path: String = "/", lastPatch: Int = 0,
    receiveBuffer: Int32? = nil
  ) async throws -> WebSocketClient {
    let (reply, client) = try await upgrade(cookie: visit.cookie, fields, receiveBuffer: receiveBuffer)
    guard reply.status == 101 else { throw RawConnection.Failure(description: "not upgraded: \(reply.status)") }
    try await client.send(text: Self.joinFrame(visit.token, version: visit.version, path: path, lastPatch: lastPatch))
    return client
  }

  static func joinFrame(
    _ token: String, version: String, path: String = "/", lastPatch: Int = 0, fields: String = "{}"
  ) -> String {
    "[0,\"\(token)\",\(lastPatch),\"\(path)\",1,"
      + "{\"zone\":\"Europe/Berlin\",\"version\":\"\(version)\",\"fields\":\(fields)}]"
  }
}
