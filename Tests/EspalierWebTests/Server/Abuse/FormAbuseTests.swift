import EspalierScreens
import EspalierTesting
import EspalierViews
import Foundation
import Synchronization
import Testing
@testable import EspalierLivePage

@testable import EspalierServer
@testable import EspalierWire

/// Strangers who send forms: too many, too large, and without waiting for an answer.
@Suite("Abuse: forms and sessions", .timeLimit(.minutes(10)))
struct FormAbuseTests {
  private static func signingIn() -> [String: SubmissionHandler] {
    ["sign-in": { values, _ in .signIn(identity: values["name"], to: "/") }]
  }

  private static func refusing() -> [String: SubmissionHandler] {
    ["edit": { _, _ in .rejected(["name": "No"]) }]
  }

  // MARK: Hanging up

  @Test(arguments: [true, false])
  func `Who hangs up has the work for them cancelled`(isPolite: Bool) async throws {
    let (begins, begun) = AsyncStream.makeStream(of: Void.self)
    let (ends, ended) = AsyncStream.makeStream(of: Void.self)
    let submissions: [String: SubmissionHandler] = [
      "slow": { _, _ in
        begun.finish()
        let (never, keep) = AsyncStream.makeStream(of: Void.self)
        for await _ in never {}
        keep.finish()
        ended.finish()
        return .signIn(identity: "ann", to: "/")
      }
    ]
    try await TestServer.run(submissions: submissions) { (server: TestServer) async throws in
      let visit = try await server.visit()
      let body = "espalier-token=\(visit.formToken)"
      let raw = try RawConnection(port: server.port)
      try await raw.send(
        "POST /-/submit/slow HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nOrigin: \(server.origin)\r\n"
          + "Cookie: espalier-session=\(visit.cookie)\r\nContent-Type: application/x-www-form-urlencoded\r\n"
          + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
      for await _ in begins {}
      if isPolite { raw.finishSending() } else { raw.abort() }
      for await _ in ends {}
      // Nobody has taken the cookie, so nobody is signed in.
      while case let rest = try await raw.receive(), !rest.isEmpty {}
      #expect(server.site.state.sessions.count == 1)
    }
  }

  // MARK: Rates

  @Test func `A session that sends forms without end is asked to wait`() async throws {
    try await TestServer.run(
      {
        $0.limits.forms.burst = 3
        $0.limits.forms.countPerMinute = 6
      }, submissions: Self.refusing()
    ) { (server: TestServer) async throws in
      let (visit, other) = (try await server.visit(), try await server.visit())
      func post(_ visit: TestServer.Visit) async throws -> HTTPReply {
        try await server.post("edit", cookie: visit.cookie, ["espalier-token": visit.formToken])
      }
      for _ in 0..<3 { #expect(try await post(visit).status == 303) }
      let refused = try await post(visit)
      #expect(refused.status == 429)
      #expect(refused["Retry-After"] == "60")
      #expect(try await post(other).status == 303)
      server.clock.advance(by: .seconds(10))
      #expect(try await post(visit).status == 303)
      #expect(try await post(visit).status == 429)
    }
  }

  @Test func `A session that asks for files without end is asked to wait, and nothing is made for it`() async throws {
    let made = Mutex(0)
    let exports: [Export: ExportHandler] = [
      Export("all"): { _ in
        made.withLock { $0 += 1 }
        return ExportedFile(name: "all.csv", contentType: "text/csv", text: "a")
      }
    ]
    try await TestServer.run(
      {
        $0.limits.exports.burst = 3
        $0.limits.exports.countPerMinute = 6
      }, exports: exports
    ) { (server: TestServer) async throws in
      let (visit, other) = (try await server.visit(), try await server.visit())
      func get(_ visit: TestServer.Visit) async throws -> HTTPReply {
        try await server.get("/-/download/all", cookie: visit.cookie)
      }
      for _ in 0..<3 { #expect(try await get(visit).status == 200) }
      let refused = try await get(visit)
      #expect(refused.status == 429 && refused["Retry-After"] == "60")
      #expect(refused.text.contains("Too many files were asked for") && refused["Content-Disposition"] == nil)
      #expect(made.withLock { $0 } == 3)
      #expect(try await get(other).status == 200)
      server.clock.advance(by: .seconds(10))
      #expect(try await get(visit).status == 200)
      #expect(try await get(visit).status == 429)
    }
  }

  @Test func `Messages are counted by session, however many connections it has`() async throws {
    try await TestServer.run({
      $0.limits.connections.messagesPerSecond = 1
      $0.limits.connections.messageBurst = 10
    }) { (server: TestServer) async throws in
      let first = try await server.visit()
      let second = try await server.visit("/", cookie: first.cookie)
      let (one, two) = (try await server.join(first), try await server.join(second))
      for client in [one, two] { #expect(try await client.receive() == .text("[0,0]")) }
      // With the two joins these are ten.
      for client in [one, two, one, two, one, two, one, two] {
        try await client.send(text: "[-1]")
        #expect(try await client.receive() == .text("[0,0]"))
      }
      try await two.send(text: "[-1]")
      #expect(try await two.receive() == .closed(code: 1008))
      let stranger = try await server.visit()
      let three = try await server.join(stranger)
      #expect(try await three.receive() == .text("[0,0]"))
    }
  }

  // MARK: What is kept

  @Test func `A form that is not accepted is kept in its small parts, for a short while`() async throws {
    try await TestServer.run(submissions: Self.refusing()) { (server: TestServer) async throws in
      let visit = try await server.visit()
      let large = String(repeating: "x", count: 60_000)
      let values = [
        "espalier-token": visit.formToken, "espalier-path": "/", "name": "Ann", "memo": large, "secret:password": "pw",
      ]
      #expect(try await server.post("edit", cookie: visit.cookie, values).status == 303)
      #expect(server.site.state.rejections.bytes < 100)
      let shown = try await server.visit("/", cookie: visit.cookie)
      #expect(shown.page.rejection?.values == ["name": "Ann"])
      #expect(shown.page.rejection?.messages == ["name": "No"])
      #expect(server.site.state.rejections.bytes == 0)

      #expect(try await server.post("edit", cookie: visit.cookie, values).status == 303)
      await server.clock.advanceAndSweep(by: .seconds(60))
      #expect(server.site.state.rejections.bytes == 0)
      #expect(try await server.visit("/", cookie: visit.cookie).page.rejection == nil)
    }
  }

  @Test func `Many forms that nobody comes for have one room together`() {
    let clock = TestClock()
    let forms = RejectedForms(
      bytesOfSession: 100, bytesOfAll: 100, lifetime: .seconds(60), time: ServerClock(clock: clock, date: { 0 }))
    let rejection = SubmissionRejection(
      submission: "x", messages: ["a": "No"], values: ["a": String(repeating: "x", count: 90), "b": "short"])
    let keys = (0..<50).map { SessionKey(identifier: "\($0)") }
    for key in keys {
      forms.keep(rejection, path: "/", for: key)
      forms.keep(rejection, path: "/", for: key)
    }
    #expect(forms.bytes == 100)
    #expect(forms.take(path: "/", for: keys[0]) == nil)
    #expect(forms.take(path: "/other", for: keys[49]) == nil)
    // The path, the message and the short value are 10 bytes; 91 more do not fit.
    #expect(
      forms.take(path: "/", for: keys[49])?.values
        == ["b": "short"])
    #expect(forms.take(path: "/", for: keys[49]) == nil)
    clock.advance(by: .seconds(60))
    #expect(forms.take(path: "/", for: keys[48]) == nil)
    forms.sweep()
    #expect(forms.bytes == 0)
  }

  // MARK: Sessions

  @Test func `One person has only so many sessions, and the one used longest ago goes`() async throws {
    try await TestServer.run({ $0.sessions.maximumCountOfPerson = 2 }, submissions: Self.signingIn()) {
      (server: TestServer) async throws in
      func signIn(_ name: String) async throws -> String {
        server.clock.advance(by: .milliseconds(10))
        let visit = try await server.visit()
        let reply = try await server.post(
          "sign-in", cookie: visit.cookie, ["espalier-token": visit.formToken, "name": name])
        return try #require(reply.sessionCookie)
      }
      func identity(_ cookie: String) -> String? { server.site.state.sessions.session(cookie: cookie)?.identity }
      let bob = try await signIn("bob")
      let cookies = [try await signIn("ann"), try await signIn("ann")]
      let page = try await server.visit("/", cookie: cookies[1]).page
      server.clock.advance(by: .milliseconds(10))
      #expect(identity(cookies[0]) == "ann")
      let third = try await signIn("ann")
      #expect(identity(cookies[1]) == nil)
      await page.happened(.ended(.expired))
      #expect([cookies[0], third].map(identity) == ["ann", "ann"])
      #expect(identity(bob) == "bob")
    }
  }

  // MARK: Known browsers

  /// The value that a reply gives to the cookie of known browsers.
  private func browserCookie(_ reply: HTTPReply) -> String? {
    reply.fields.filter { $0.name.lowercased() == "set-cookie" }.map(\.value)
      .first { $0.hasPrefix("espalier-browser=") }
  }

  @Test func `A browser is known for who has signed in from it, under another mark each time`() async throws {
    let marks = Mutex<[[String?]]>([])
    let networks = Mutex<[String?]>([])
    let submissions: [String: SubmissionHandler] = [
      "sign-in": { values, submitter in
        marks.withLock { $0.append(["ann", "bob"].map(submitter.browserMark)) }
        networks.withLock { $0.append(submitter.network) }
        return .signIn(identity: values["name"], to: "/")
      }
    ]
    try await TestServer.run(submissions: submissions) { (server: TestServer) async throws in
      func signIn(_ name: String, _ browser: String?) async throws -> String {
        let visit = try await server.visit()
        let cookies = "espalier-session=\(visit.cookie)" + (browser.map { "; \($0.prefix { $0 != ";" })" } ?? "")
        let reply = try await server.post(
          "sign-in", cookie: nil, ["espalier-token": visit.formToken, "name": name], fields: ["Cookie": cookies])
        return try #require(browserCookie(reply))
      }
      let first = try await signIn("ann", nil)
      #expect(first.hasSuffix("; Path=/; Max-Age=15552000; HttpOnly; SameSite=Strict"))
      #expect(!first.contains("ann"))
      let second = try await signIn("ann", first)
      let both = try await signIn("bob", second)
      _ = try await signIn("ann", both)
      let changed = first.replacing("espalier-browser=", with: "espalier-browser=A")
      _ = try await signIn("ann", changed)
      server.clock.advance(by: .seconds(181 * 86_400))
      _ = try await signIn("ann", both)
      let seen = marks.withLock { $0 }
      #expect(seen[0] == [nil, nil])
      #expect(seen[1][0] != nil && seen[1][1] == nil)
      #expect(seen[2][0] != nil && seen[2][0] != seen[1][0] && seen[2][1] == nil)
      #expect(seen[3][0] == seen[2][0] && seen[3][1] != nil)
      #expect(seen[4] == [nil, nil])
      #expect(seen[5] == [nil, nil])
      #expect(networks.withLock { Set($0) } == ["127.0.0.1"])
    }
  }
}
