import EspalierScreens
import EspalierTesting
import EspalierViews
import Foundation
import Logging
import Synchronization
import Testing

@testable import EspalierServer

@Suite("The server's log", .timeLimit(.minutes(10)))
struct ServerLogTests {
  @Test func `Who hangs up leaves no failure in it`() async throws {
    let log = LogBook()
    let (begins, begun) = AsyncStream.makeStream(of: Void.self)
    let (ends, ended) = AsyncStream.makeStream(of: Void.self)
    let submissions: [String: SubmissionHandler] = [
      "slow": { _, _ in
        begun.finish()
        let (never, keep) = AsyncStream.makeStream(of: Void.self)
        for await _ in never {}
        keep.finish()
        ended.finish()
        throw CancellationError()
      }
    ]
    let logger = Logger(label: "test", factory: { _ in BookHandler(book: log) })
    try await TestServer.run(submissions: submissions, logger: logger) { (server: TestServer) async throws in
      let visit = try await server.visit()
      let body = "espalier-token=\(visit.formToken)"
      let raw = try RawConnection(port: server.port)
      try await raw.send(
        "POST /-/submit/slow HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nOrigin: \(server.origin)\r\n"
          + "Cookie: espalier-session=\(visit.cookie)\r\nContent-Type: application/x-www-form-urlencoded\r\n"
          + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
      for await _ in begins {}
      raw.finishSending()
      for await _ in ends {}
      while case let rest = try await raw.receive(), !rest.isEmpty {}
    }
    #expect(!log.text.contains("CancellationError: "), "no error has been given a number")
    #expect(!log.text.contains("Form rejected"))
  }

  @Test func `Who asks for an unknown name again and again fills no log`() async throws {
    let log = LogBook()
    let logger = Logger(label: "test", factory: { _ in BookHandler(book: log) })
    try await TestServer.run(logger: logger) { (server: TestServer) async throws in
      for _ in 0..<5 { #expect(try await server.request("GET", "/", host: "evil.example").status == 421) }
      server.clock.advance(by: .seconds(60))
      #expect(try await server.request("GET", "/", host: "evil.example").status == 421)
    }
    let refusals = log.text.split(separator: "\n").filter { $0.contains("\"reason\": host") }
    #expect(refusals.count == 2)
    #expect(refusals.first?.contains("\"times\": 1") == true && refusals.last?.contains("\"times\": 5") == true)
  }

  @Test func `It tells what happened and why, and nothing that could be misused`() async throws {
    let log = LogBook()
    let logger = Logger(label: "test", factory: { _ in BookHandler(book: log) })
    let submissions: [String: SubmissionHandler] = [
      "sign-in": { _, _ in .signIn(identity: "ann@wallet.example", to: "/home?secret=1") },
      "edit": { values, _ in .rejected(["name": "bad \(values["name"])"]) },
    ]
    let secrets = try await TestServer.run(submissions: submissions, logger: logger) {
      (server: TestServer) async throws in
      let visit = try await server.visit("/accounts?secret=1")
      let client = try await server.join(visit, path: "/accounts?secret=1")
      _ = try await client.receive()
      try await client.send(text: "[1,0,\"input\",1,0,\"typed words\"]")
      await visit.page.happened(.received("[1,0,\"input\",1,0,\"typed words\"]"))
      let values = ["espalier-token": visit.formToken, "name": "typed words", "password": "hunter2"]
      _ = try await server.post("edit", cookie: visit.cookie, values)
      let signedIn = try await server.post("sign-in", cookie: visit.cookie, values)
      _ = try await server.post("edit", cookie: visit.cookie, values, fields: ["Origin": "https://evil.example"])
      _ = try await server.upgrade(cookie: visit.cookie, ["Origin": "https://evil.example"])
      let newCookie = try #require(signedIn.sessionCookie)
      let (_, late) = try await server.upgrade(cookie: newCookie)
      try await late.send(text: TestServer.joinFrame(visit.token, version: visit.version))
      _ = try await late.closeCode()
      return [
        visit.cookie, String(visit.cookie.prefix(32)), visit.token, String(visit.token.prefix(22)), visit.formToken,
        String(visit.formToken.prefix(12)), String(newCookie.prefix(32)), "typed words",
        "hunter2", "secret=1", "evil.example", "ann@",
      ]
    }
    for secret in secrets { #expect(!log.text.contains(secret), "\(secret)") }
    for told in [
      "Listening", "Page mounted", "Page joined", "Page ended", "Form rejected", "Signed in", "what: form",
      "reason: origin",
      "what: live connection", "what: join", "reason: token", "/accounts", "Stopped",
    ] {
      #expect(log.text.contains(told.replacing(": ", with: "\": ")) || log.text.contains(told), "\(told)")
    }
  }
}
