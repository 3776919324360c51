import Foundation
import Logging
import Synchronization
import Testing

@testable import EspalierServer

/// Tests of the endpoints: the programs that may ask them, and those that may not.
@Suite(.timeLimit(.minutes(10)))
struct EndpointTests {
  private let token = "a-token-of-enough-letters"

  private func run(
    _ endpoint: WebEndpoint, _ change: @Sendable (inout WebConfiguration) -> Void = { _ in },
    _ body: @Sendable (TestServer) async throws -> Void
  ) async throws {
    try await TestServer.run(
      {
        $0.endpoints = [endpoint]
        change(&$0)
      }, body)
  }

  @Test func `a program on this machine gets the text, made anew each time`() async throws {
    let counter = Counter()
    try await run(WebEndpoint("/metrics", contentType: "text/plain; version=0.0.4") { "asked \(counter.next())" }) {
      (server: TestServer) async throws in
      for number in 1...2 {
        let reply = try await server.get("/metrics")
        #expect(reply.status == 200 && reply.text == "asked \(number)")
        #expect(reply["Content-Type"] == "text/plain; version=0.0.4" && reply["Cache-Control"] == "no-store")
        #expect(reply["Set-Cookie"] == nil)
      }
      #expect(try await server.request("POST", "/metrics").status == 405)
      #expect(await server.book.pages.isEmpty, "it is no page")
      #expect(try await server.get("/").status == 200)
    }
  }

  @Test(arguments: [
    ["X-Forwarded-For": "203.0.113.7"], ["Forwarded": "for=203.0.113.7"], ["X-Forwarded-Host": "127.0.0.1"],
    ["X-Forwarded-Proto": "http"], ["Via": "1.1 proxy"], ["X-Real-IP": "203.0.113.7"],
    ["X-Forwarded-Server": "proxy"], ["CF-Connecting-IP": "203.0.113.7"], ["True-Client-IP": "203.0.113.7"],
  ])
  func `who comes through a proxy does not seem to be this machine`(fields: [String: String]) async throws {
    try await run(WebEndpoint("/metrics") { "secret" }) { (server: TestServer) async throws in
      let reply = try await server.get("/metrics", fields)
      #expect(reply.status == 404 && !reply.text.contains("secret"))
      #expect(try await server.request("POST", "/metrics", fields).status == 404, "nor does another method tell of it")
    }
  }

  @Test func `another name for this machine is a proxy's, or another site's`() async throws {
    try await run(WebEndpoint("/metrics") { "secret" }, { $0.access.allowedHosts = ["wallet.example"] }) {
      (server: TestServer) async throws in
      #expect(try await server.request("GET", "/metrics", host: "wallet.example").status == 404)
      #expect(try await server.request("GET", "/metrics", host: "evil.example").status == 421)
      #expect(try await server.request("GET", "/metrics", host: "localhost:\(server.port)").status == 200)
    }
  }

  @Test func `with a token, who has it is answered from anywhere, and nobody else`() async throws {
    try await run(
      WebEndpoint("/metrics", for: .token(token)) { "text" }, { $0.access.publicOrigin = "https://wallet.example" }
    ) {
      [token] (server: TestServer) async throws in
      let good = ["Authorization": "Bearer \(token)", "X-Forwarded-For": "203.0.113.7"]
      #expect(try await server.get("/metrics", good).text == "text")
      for bad in ["Bearer \(token)x", "Bearer ", "Bearer", token, "Basic \(token)", "bearer \(token.uppercased())"] {
        #expect(try await server.get("/metrics", ["Authorization": bad]).status == 404, "\(bad)")
      }
      #expect(try await server.get("/metrics").status == 404)
    }
  }

  @Test func `one that fails says a number, and nothing of the error`() async throws {
    struct Locked: Error { let secret = "DE02 1203" }
    let log = LogBook()
    let logger = Logger(label: "test", factory: { _ in BookHandler(book: log) })
    let endpoint = WebEndpoint("/metrics") { throw Locked() }
    try await TestServer.run({ $0.endpoints = [endpoint] }, logger: logger) { (server: TestServer) async throws in
      let reply = try await server.get("/metrics")
      #expect(reply.status == 500 && !reply.text.contains("DE02"))
      let number = try #require(reply.text.firstMatch(of: #/[A-Z0-9]{4}-[A-Z0-9]{4}/#).map { String($0.output) })
      #expect(log.text.contains("Error \(number): Locked"), "whoever runs the app finds it: \(log.text)")
    }
  }

  @Test func `below a path it stands below that path`() async throws {
    try await run(WebEndpoint("/metrics") { "text" }, { $0.mountPath = "/money" }) {
      (server: TestServer) async throws in
      #expect(try await server.get("/money/metrics").text == "text")
      #expect(try await server.get("/metrics").status == 404)
    }
  }

  @Test func `a server does not start with one that strangers could read, or that is no address`() async throws {
    let open = WebEndpoint("/metrics") { "" }
    let cases: [(WebEndpoint, (inout WebConfiguration) -> Void, String)] = [
      (open, { $0.access.publicOrigin = "https://wallet.example" }, "token"),
      (open, { $0.access.trustedProxies = [NetworkRange("127.0.0.1")].compactMap(\.self) }, "token"),
      (open, { $0.endpoints.append(open) }, "two of it"),
      (WebEndpoint("/metrics", for: .token("short")) { "" }, { _ in }, "16 characters"),
      (WebEndpoint("/-/live") { "" }, { _ in }, "/metrics"), (WebEndpoint("/") { "" }, { _ in }, "/metrics"),
      (WebEndpoint("metrics") { "" }, { _ in }, "/metrics"), (WebEndpoint("/a b") { "" }, { _ in }, "/metrics"),
    ]
    for (endpoint, change, words) in cases {
      let directory = TestServer.makeDirectory()
      var configuration = WebConfiguration(dataDirectory: directory, title: "Wallet")
      configuration.endpoints = [endpoint]
      change(&configuration)
      let server = WebServer(configuration) { _ in throw CancellationError() }
      let error = #expect(throws: WebServerError.self, "\(endpoint.path)") {
        try server.makeSite(watchdogClock: ContinuousClock(), identify: nil)
      }
      #expect("\(error, default: "")".contains(words), "\(endpoint.path)")
      try? FileManager.default.removeItem(at: directory)
    }
  }
}

private final class Counter: Sendable {
  private let number = Mutex(0)
  func next() -> Int {
    number.withLock {
      $0 += 1
      return $0
    }
  }
}
