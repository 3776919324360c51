import Espalier
import EspalierScreens
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import ServiceLifecycle
import Testing

@testable import EspalierServer

/// An app inside of a Hummingbird application: one listener, and each answers its own.
@Suite(.timeLimit(.minutes(10)))
struct MountedApplicationTests {
  private struct Marking: RouterMiddleware {
    func handle(
      _ request: Request, context: BasicRequestContext, next: (Request, BasicRequestContext) async throws -> Response
    ) async throws -> Response {
      var response = try await next(request, context)
      if let name = HTTPField.Name("X-Host") { response.headers[name] = "yes" }
      return response
    }
  }

  @Sendable private static func router() -> Router<BasicRequestContext> {
    let router = Router()
    router.add(middleware: Marking())
    router.get("/") { _, _ in "The host's own page" }
    router.post("/echo") { request, _ in try await String(buffer: request.body.collect(upTo: 1_000_000)) }
    router.get("/money/**") { _, _ in "never" }
    router.get("/cookie") { request, _ in request.cookies["espalier-session"]?.value ?? "none" }
    return router
  }

  private func run(_ body: @Sendable (TestServer) async throws -> Void) async throws {
    try await TestServer.run({ $0.mountPath = "/money" }, inside: Self.router, body)
  }

  @Test func `The host's pages are the host's, and what is below the path is the app's`() async throws {
    try await run { (server: TestServer) async throws in
      let own = try await server.get("/")
      #expect(own.text == "The host's own page")
      #expect(own["X-Host"] == "yes")
      #expect(own["Content-Security-Policy"] == nil, "what the app promises is for its own pages")
      #expect(own["Set-Cookie"] == nil)
      let app = try await server.get("/money/accounts")
      #expect(app.text.contains("<main data-e=\"1.1\">Hello</main>"))
      #expect(app["X-Host"] == nil)
      #expect(await server.book.pages.map(\.path) == ["/accounts"])
      for path in ["/moneys", "/nowhere", "/m%6Fney/"] {
        let reply = try await server.get(path)
        #expect(reply.status == 404 && reply["Content-Security-Policy"] == nil, "\(path)")
      }
      #expect(try await server.get("/money")["Location"] == "/money/")
    }
  }

  @Test func `The host is asked by any name, gets whole bodies, and cookies of its own`() async throws {
    try await run { (server: TestServer) async throws in
      let other = try await server.request("GET", "/", host: "host.example")
      #expect(other.status == 200)
      #expect(try await server.request("GET", "/money/", host: "host.example").status == 421)
      let body = [UInt8](repeating: 0x61, count: 300_000)
      #expect(try await server.request("POST", "/echo", body: body).body == body)
      #expect(try await server.get("/cookie", ["Cookie": "espalier-session=mine"]).text == "mine")
    }
  }

  @Test func `Requests of both come over one connection`() async throws {
    try await run { (server: TestServer) async throws in
      let raw = try RawConnection(port: server.port)
      for (path, words) in [
        ("/", "The host's"), ("/money/", "Hello"), ("/", "The host's"), ("/money/-/icon.svg", "<svg"),
      ] {
        try await raw.send("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
        #expect(try await raw.reply().text.contains(words), "\(path)")
      }
    }
  }

  @Test func `Live connections are opened for the app alone`() async throws {
    try await run { (server: TestServer) async throws in
      let visit = try await server.visit("/accounts")
      let client = try await server.join(visit, path: "/money/accounts")
      #expect(try await client.receive() == .text("[0,0]"))
      let elsewhere = try await server.get(
        "/-/live",
        [
          "Origin": server.origin, "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
          "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Protocol": "espalier-1",
        ])
      #expect(elsewhere.status == 404 && elsewhere["Content-Security-Policy"] == nil)
    }
  }

  @Test func `When the host stops, browsers are told to come back, and sessions are on the disk`() async throws {
    let directory = TestServer.makeDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    var configuration = WebConfiguration(dataDirectory: directory, title: "Wallet")
    configuration.mountPath = "/money"
    let logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
    let mounted = try await WebServer(configuration, logger: logger) { _ in ShelfCoordinator.window() }.mounted()
    let (ports, listening) = AsyncStream.makeStream(of: Int.self)
    let application = Application(
      router: Self.router(), server: mounted.server,
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)), services: [mounted],
      onServerRunning: { listening.yield($0.localAddress?.port ?? 0) }, logger: logger)
    let group = ServiceGroup(configuration: ServiceGroupConfiguration(services: [application], logger: logger))
    let running = Task { try await group.run() }
    let port = try #require(await ports.first { _ in true })
    let page = try await RawConnection(port: port).get("/money/", of: port)
    let cookie = try #require(page["Set-Cookie"]?.prefix { $0 != ";" })
    let raw = try RawConnection(port: port)
    try await raw.send(
      "GET /money/-/live HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nOrigin: http://127.0.0.1:\(port)\r\n"
        + "Cookie: \(cookie)\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: espalier-1\r\n\r\n")
    #expect(try await raw.reply().status == 101)
    let client = WebSocketClient(raw: raw)
    try await client.send(
      text: TestServer.joinFrame(try #require(page.pageToken), version: page.version ?? "", path: "/money/"))
    guard case .text = try await client.receive() else { throw RawConnection.Failure(description: "not joined") }
    await group.triggerGracefulShutdown()
    var last = try await client.receive()
    while case .text = last { last = try await client.receive() }
    #expect(last == .closed(code: 1001))
    raw.abort()
    try await running.value
    let records = try FileManager.default.contentsOfDirectory(atPath: directory.appending(path: "sessions").path)
    #expect(records.count == 1)
  }

  @Test(arguments: ["", "/", "/a b"])
  func `An app is not mounted in the place of the whole site, nor below what is no path`(path: String) async throws {
    let directory = TestServer.makeDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    var configuration = WebConfiguration(dataDirectory: directory, title: "Wallet")
    configuration.mountPath = path
    let server = WebServer(configuration) { _ in ShelfCoordinator.window() }
    await #expect(throws: WebServerError.mountPath(path)) { try await server.mounted() }
  }
}

extension RawConnection {
  fileprivate func get(_ path: String, of port: Int) async throws -> HTTPReply {
    try await send("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    return try await reply()
  }
}
