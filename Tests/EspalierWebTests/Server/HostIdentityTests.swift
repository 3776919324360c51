import Espalier
import EspalierScreens
import EspalierTesting
import EspalierViews
import Foundation
import HTTPTypes
import Hummingbird
import ServiceLifecycle
import Synchronization
import Testing
@testable import EspalierServer

@testable import EspalierWire

/// The people whom a host has signed in, by the value of its own cookie.
private final class HostSessions: Sendable {
  struct Unreachable: Error {}

  private let table = Mutex<[String: String]>(["1": "ann", "2": "bob"])
  private let isReachable = Mutex(true)

  func signOut(_ session: String) { table.withLock { $0[session] = nil } }
  func setReachable(_ value: Bool) { isReachable.withLock { $0 = value } }

  @Sendable func name(_ head: HTTPRequest) async throws -> String? {
    guard isReachable.withLock({ $0 }) else { throw Unreachable() }
    let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
    return request.cookies["host"].flatMap { cookie in table.withLock { $0[cookie.value] } }
  }
}

/// A host says who somebody is; the app believes it at each request.
@Suite(.timeLimit(.minutes(10)))
struct HostIdentityTests {
  private let host = HostSessions()

  private func run(
    submissions: [String: SubmissionHandler] = [:], exports: [Export: ExportHandler] = [:],
    _ body: @Sendable (TestServer) async throws -> Void
  ) async throws {
    try await TestServer.run(
      { $0.mountPath = "/money" }, submissions: submissions, exports: exports, identify: host.name, body)
  }

  private static func cookies(_ host: String?, _ own: String? = nil, of server: TestServer) -> [String: String] {
    let all = [host.map { "host=\($0)" }, own.map { "\(server.cookieName)=\($0)" }].compactMap(\.self)
    return all.isEmpty ? [:] : ["Cookie": all.joined(separator: "; ")]
  }

  /// Returns the identity and the session of the page that is made.
  private func visit(_ server: TestServer, host: String?, own: String? = nil) async throws -> TestServer.Visit {
    let reply = try await server.get("/money/", Self.cookies(host, own, of: server))
    let page = try #require(await server.book.pages.last)
    return TestServer.Visit(
      cookie: try #require(reply.sessionCookie ?? own), token: try #require(reply.pageToken),
      version: reply.version ?? "",
      formToken: page.formToken, page: page)
  }

  private func join(_ visit: TestServer.Visit, host: String?, _ server: TestServer) async throws -> WebSocketClient {
    let (reply, client) = try await server.upgrade(
      cookie: nil, Self.cookies(host, visit.cookie, of: server).mapValues(Optional.some))
    #expect(reply.status == 101)
    try await client.send(text: TestServer.joinFrame(visit.token, version: visit.version, path: "/money/"))
    return client
  }

  @Test func `Whoever the host has signed in is so in the app, and a header says nothing`() async throws {
    try await run { (server: TestServer) async throws in
      #expect(try await visit(server, host: "1").page.visitor.identity == "ann")
      #expect(try await visit(server, host: "2").page.visitor.identity == "bob")
      #expect(try await visit(server, host: nil).page.visitor.identity == nil)
      _ = try await server.get("/money/", ["X-Remote-User": "ann", "X-Forwarded-User": "ann", "Authorization": "ann"])
      #expect(await server.book.pages.last?.visitor.identity == nil)
    }
  }

  @Test func `Signing in and out with the host changes the session, and ends the pages of the former`() async throws {
    try await run { (server: TestServer) async throws in
      let stranger = try await visit(server, host: nil)
      let ann = try await visit(server, host: "1", own: stranger.cookie)
      #expect(ann.page.visitor.identity == "ann" && ann.cookie != stranger.cookie)
      await stranger.page.happened(.ended(.signedOut))
      #expect(
        try await visit(server, host: "1", own: ann.cookie).cookie == ann.cookie, "no new session for the same person")
      host.signOut("1")
      let after = try await visit(server, host: "1", own: ann.cookie)
      #expect(after.page.visitor.identity == nil && after.cookie != ann.cookie)
      await ann.page.happened(.ended(.signedOut))
    }
  }

  @Test func `A session is of no use to whom the host does not know`() async throws {
    let exports: [Export: ExportHandler] = [
      Export("who"): { ExportedFile(name: "who", contentType: "text/plain", text: $0 ?? "nobody") }
    ]
    let submissions: [String: SubmissionHandler] = ["edit": { _, _ in .moved(to: "/done") }]
    try await run(submissions: submissions, exports: exports) { (server: TestServer) async throws in
      let ann = try await visit(server, host: "1")
      let form = ["espalier-token": ann.formToken, "espalier-path": "/"]
      for stolen in [nil, "2", "3"] as [String?] {
        let cookies = Self.cookies(stolen, ann.cookie, of: server)
        #expect(
          try await server.post("edit", cookie: nil, form, fields: cookies.mapValues(Optional.some)).status == 403)
        #expect(try await server.get("/money/-/download/who", cookies).text == (stolen == "2" ? "bob" : "nobody"))
        let upload = try await server.request(
          "PUT", "/money/-/upload/4/2/\(TestServer.file)",
          cookies.merging(
            [
              "Origin": server.origin, "X-Espalier-Page": ann.token, "Content-Type": "application/octet-stream",
              "Content-Range": "bytes 0-0/1",
            ], uniquingKeysWith: { $1 }), body: [1])
        #expect(upload.status == 403)
        let client = try await join(ann, host: stolen, server)
        #expect(try await client.receive() == .text("[0,0,[8,\"signed-out\"]]"))
      }
      let own = Self.cookies("1", ann.cookie, of: server)
      #expect(try await server.post("edit", cookie: nil, form, fields: own.mapValues(Optional.some)).status == 303)
      #expect(try await server.get("/money/-/download/who", own).text == "ann")
      #expect(await !ann.page.hasEnded)
    }
  }

  @Test func `Who signs out with the host is shown nothing more after a while, and at once when the host says so`()
    async throws
  {
    try await run { (server: TestServer) async throws in
      let ann = try await visit(server, host: "1")
      let bob = try await visit(server, host: "2")
      let (annLine, bobLine) = (try await join(ann, host: "1", server), try await join(bob, host: "2", server))
      #expect(try await annLine.receive() == .text("[0,0]"))
      #expect(try await bobLine.receive() == .text("[0,0]"))
      host.signOut("1")
      // Each connection asks the browser, and its host.
      await server.clock.sleeper(of: server.site.configuration.limits.connections.pingTime, count: 4)
      server.clock.advance(by: server.site.configuration.limits.connections.pingTime)
      await ann.page.happened(.ended(.signedOut))
      #expect(await !bob.page.hasEnded)
      await MountedWebServer(server.site).signOut("bob")
      await bob.page.happened(.ended(.signedOut))
      // Still signed in with the host: the page comes back as theirs.
      #expect(try await visit(server, host: "2", own: bob.cookie).page.visitor.identity == "bob")
    }
  }

  @Test func `A host that cannot say who somebody is loses nobody, and the person is told so`() async throws {
    try await run { (server: TestServer) async throws in
      let ann = try await visit(server, host: "1")
      let line = try await join(ann, host: "1", server)
      #expect(try await line.receive() == .text("[0,0]"))
      host.setReachable(false)
      let reply = try await server.get("/money/", Self.cookies("1", ann.cookie, of: server))
      #expect(reply.status == 503)
      #expect(reply["Retry-After"] == "60")
      #expect(reply["Set-Cookie"] == nil)
      #expect(!reply.text.contains("Unreachable"), "the details are in the log")
      await server.clock.sleeper(of: server.site.configuration.limits.connections.pingTime, count: 2)
      server.clock.advance(by: server.site.configuration.limits.connections.pingTime)
      await server.clock.sleeper(of: server.site.configuration.limits.connections.pingTime, count: 2)
      #expect(await !ann.page.hasEnded)
      host.setReachable(true)
      #expect(try await visit(server, host: "1", own: ann.cookie).cookie == ann.cookie)
    }
  }

  @Test func `A form of the app signs nobody in where that is for the host to do`() async throws {
    let submissions: [String: SubmissionHandler] = ["sign-in": { _, _ in .signIn(identity: "root", to: "/home") }]
    try await run(submissions: submissions) { (server: TestServer) async throws in
      let stranger = try await visit(server, host: nil)
      let reply = try await server.post("sign-in", cookie: stranger.cookie, ["espalier-token": stranger.formToken])
      #expect(reply["Location"] == "/money/home")
      #expect(reply["Set-Cookie"] == nil)
    }
  }
}
