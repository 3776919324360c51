import EspalierNavigation
import EspalierScreens
import EspalierTesting
import EspalierViews
import Foundation
import Synchronization
import Testing

@testable import EspalierServer

/// The calls of a handler.
private final class Calls: Sendable {
  private let list = Mutex<[(fields: [String: String], identity: String?)]>([])
  func add(_ values: SubmissionValues, _ identity: String?) { list.withLock { $0.append((values.fields, identity)) } }
  var fields: [[String: String]] { list.withLock { $0.map(\.fields) } }
}

private func handlers(_ calls: Calls, _ outcome: SubmissionOutcome) -> [String: SubmissionHandler] {
  [
    "edit": { values, submitter in
      calls.add(values, submitter.identity)
      return outcome
    }
  ]
}

@Suite("Forms", .timeLimit(.minutes(10)))
struct FormTests {
  @Test func `A form reaches its handler without our own fields`() async throws {
    let calls = Calls()
    try await TestServer.run(submissions: handlers(calls, .moved(to: "/done"))) { (server: TestServer) async throws in
      let visit = try await server.visit()
      let reply = try await server.post(
        "edit", cookie: visit.cookie,
        ["espalier-token": visit.formToken, "espalier-path": "/", "name": "Ann & Bob = 100 % \u{1F600}", "empty": ""])
      #expect(reply.status == 303)
      #expect(reply["Location"] == "/done")
      #expect(reply["Set-Cookie"] == nil)
      #expect(calls.fields == [["name": "Ann & Bob = 100 % \u{1F600}", "empty": ""]])
    }
  }

  @Test func `A form from elsewhere is refused`() async throws {
    let calls = Calls()
    try await TestServer.run(
      { $0.access.allowedOrigins = ["https://partner.example"] }, submissions: handlers(calls, .moved(to: "/"))
    ) { (server: TestServer) async throws in
      let visit = try await server.visit()
      let values = ["espalier-token": visit.formToken]
      let attacks: [[String: String?]] = [
        ["Origin": "https://evil.example"], ["Origin": "null"], ["Origin": "http://127.0.0.1"],
        ["Origin": "https://127.0.0.1:\(server.port)"], ["Origin": "\(server.origin).evil.example"], ["Origin": nil],
        ["Origin": nil, "Sec-Fetch-Site": "cross-site"], ["Origin": nil, "Sec-Fetch-Site": "same-site"],
        ["Origin": nil, "Sec-Fetch-Site": "none", "Referer": "\(server.origin)/"],
        ["Origin": nil, "Referer": "https://evil.example/\(server.origin)/"],
        ["Origin": nil, "Referer": "http://127.0.0.1:\(server.port)@evil.example/"],
      ]
      for attack in attacks {
        let reply = try await server.post("edit", cookie: visit.cookie, values, fields: attack)
        #expect(reply.status == 403, "\(attack)")
      }
      #expect(calls.fields.isEmpty)
      let friends: [[String: String?]] = [
        ["Origin": nil, "Sec-Fetch-Site": "same-origin"], ["Origin": nil, "Referer": "\(server.origin)/form"],
        ["Origin": "https://partner.example"],
      ]
      for friend in friends {
        let reply = try await server.post("edit", cookie: visit.cookie, values, fields: friend)
        #expect(reply.status == 303, "\(friend)")
      }
    }
  }

  @Test func `A form without the session's own token is refused`() async throws {
    let calls = Calls()
    try await TestServer.run(submissions: handlers(calls, .moved(to: "/"))) { (server: TestServer) async throws in
      let visit = try await server.visit()
      let other = try await server.visit()
      for token in [nil, "", ".", other.formToken, visit.token, visit.formToken + "A", "A" + visit.formToken] {
        let values = token.map { ["espalier-token": $0] } ?? ["name": "x"]
        #expect(try await server.post("edit", cookie: visit.cookie, values).status == 403, "\(token ?? "none")")
      }
      #expect(try await server.post("edit", cookie: nil, ["espalier-token": visit.formToken]).status == 403)
      #expect(calls.fields.isEmpty)
      // Two pages of one session have different tokens, and both hold.
      let again = try await server.visit(cookie: visit.cookie)
      #expect(again.formToken != visit.formToken)
      for token in [visit.formToken, again.formToken] {
        #expect(try await server.post("edit", cookie: visit.cookie, ["espalier-token": token]).status == 303)
      }
    }
  }

  @Test func `A token still holds on a page that was left open for long`() async throws {
    let calls = Calls()
    try await TestServer.run(submissions: handlers(calls, .moved(to: "/"))) { (server: TestServer) async throws in
      let visit = try await server.visit()
      await server.clock.advanceAndSweep(by: .seconds(60 * 86_400))
      #expect(try await server.post("edit", cookie: visit.cookie, ["espalier-token": visit.formToken]).status == 303)
    }
  }

  @Test(arguments: [
    "//evil.example", "/\\evil", "https://evil.example/", "javascript:alert(1)", "/a\r\nSet-Cookie: x=y", "",
  ])
  func `A form cannot lead out of the app`(path: String) async throws {
    let calls = Calls()
    let elsewhere = Destination(stringLiteral: path)
    try await TestServer.run(submissions: handlers(calls, .moved(to: elsewhere))) { (server: TestServer) async throws in
      let visit = try await server.visit()
      let held = try await server.post(
        "edit", cookie: visit.cookie, ["espalier-token": visit.formToken, "espalier-path": path])
      #expect(held.status == 400)
      #expect(calls.fields.isEmpty)
      let led = try await server.post("edit", cookie: visit.cookie, ["espalier-token": visit.formToken])
      #expect(led["Location"] == "/")
      #expect(led["Set-Cookie"] == nil)
    }
  }

  @Test func `A rejection is shown once, at its page, without secrets`() async throws {
    let calls = Calls()
    let rejected = handlers(calls, .rejected(["name": "Too short", "": "Please check"]))
    try await TestServer.run(submissions: rejected) { (server: TestServer) async throws in
      let visit = try await server.visit()
      let reply = try await server.post(
        "edit", cookie: visit.cookie,
        [
          "espalier-token": visit.formToken, "espalier-path": "/form?step=2", "name": "A",
          "secret:word": "hunter2", "secret:pin": "1234",
        ])
      #expect(reply.status == 303)
      #expect(reply["Location"] == "/form?step=2")
      #expect(calls.fields == [["name": "A", "word": "hunter2", "pin": "1234"]])
      for path in ["/other", "/form?step=2", "/form?step=2"] { _ = try await server.get(path, cookie: visit.cookie) }
      let rejections = await server.book.pages.dropFirst().map(\.rejection)
      let expected = SubmissionRejection(
        submission: "edit", messages: ["name": "Too short", "": "Please check"], values: ["name": "A"])
      #expect(rejections == [nil, expected, nil])
    }
  }

  @Test func `What is too large, no form or unknown is refused`() async throws {
    let calls = Calls()
    try await TestServer.run(submissions: handlers(calls, .moved(to: "/"))) { (server: TestServer) async throws in
      let visit = try await server.visit()
      let token = ["espalier-token": visit.formToken]
      let large = try await server.post(
        "edit", cookie: visit.cookie, token.merging(["x": String(repeating: "x", count: 70_000)]) { $1 })
      #expect(large.status == 413)
      let many = Dictionary(uniqueKeysWithValues: (0..<201).map { ("f\($0)", "") })
      #expect(try await server.post("edit", cookie: visit.cookie, many).status == 400)
      #expect(try await server.post("nothing", cookie: visit.cookie, token).status == 404)
      let json = try await server.post(
        "edit", cookie: visit.cookie, token, fields: ["Content-Type": "application/json"])
      #expect(json.status == 415)
      #expect(try await server.get("/-/submit/edit").status == 405)
      #expect(calls.fields.isEmpty)
    }
  }

  enum Slowness: CaseIterable { case cutOff, tooSlow, endless }

  @Test(arguments: Slowness.allCases)
  func `A form that does not come to its end never reaches its handler`(slowness: Slowness) async throws {
    let calls = Calls()
    try await TestServer.run(
      { $0.limits.requests.time = .seconds(9) }, submissions: handlers(calls, .moved(to: "/"))
    ) { (server: TestServer) async throws in
      let visit = try await server.visit()
      let head =
        "POST /-/submit/edit HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nOrigin: \(server.origin)\r\n"
        + "Cookie: espalier-session=\(visit.cookie)\r\nContent-Type: application/x-www-form-urlencoded\r\n"
      let raw = try RawConnection(port: server.port)
      switch slowness {
      case .cutOff:
        try await raw.send(head + "Content-Length: 500\r\n\r\nespalier-token=\(visit.formToken)&x=")
        raw.finishSending()
      case .tooSlow:
        try await raw.send(head + "Content-Length: 500\r\n\r\nespalier-token=\(visit.formToken)&x=")
        await server.clock.sleeper(of: .seconds(9))
        server.clock.advance(by: .seconds(9))
        #expect(try await raw.reply().status == 408)
      case .endless:
        try await raw.send(head + "Transfer-Encoding: chunked\r\n\r\n")
        let chunk = "4000\r\n" + String(repeating: "x", count: 0x4000) + "\r\n"
        for _ in 0..<5 { try? await raw.send(chunk) }
      }
      // Somebody who does not stop sending gets an answer only if they are done by then.
      var answer: [UInt8] = []
      while case let more = try await raw.receive(), !more.isEmpty { answer += more }
      #expect(answer.isEmpty || (400..<500).contains(HTTPReply(head: String(decoding: answer, as: UTF8.self)).status))
      #expect(calls.fields.isEmpty)
    }
  }
}
