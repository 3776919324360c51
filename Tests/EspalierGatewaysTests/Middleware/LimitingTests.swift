import EspalierGateways
import EspalierTesting
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite struct LimitingTests {
  @Test func `so many go at once, and the others wait for their turn`() async throws {
    let clock = TestClock()
    let server = ScriptedTransport { _ in Response(status: 204) }
    let client = NetworkClient(
      "https://a.example", over: server, middleware: [.limited(to: 3, per: .seconds(3), clock: clock)])
    let asking = (0..<6).map { _ in Task { try await client.send(.get("/")) } }
    while clock.sleeperCount < 3 || server.requests.count < 3 { await Task.yield() }
    #expect(server.requests.count == 3)
    for expected in 4...6 {
      clock.advance(by: .seconds(1))
      while server.requests.count < expected { await Task.yield() }
      #expect(server.requests.count == expected)
    }
    for task in asking { try await task.value }
  }

  @Test func `a server that fails is left in peace, and tried by one afterwards`() async throws {
    let clock = TestClock()
    let isDown = Mutex(true)
    let server = ScriptedTransport { _ in
      if isDown.withLock({ $0 }) { throw TransportError.cut }
      return Response(status: 204)
    }
    let client = NetworkClient(
      "https://a.example", over: server,
      middleware: [.circuitBreaking(after: 3, for: .seconds(30), clock: clock)])
    for _ in 0..<5 { await #expect(throws: NetworkError.self) { try await client.send(.get("/")) } }
    #expect(server.requests.count == 3)
    let error = try #require(await #expect(throws: NetworkError.self) { try await client.send(.get("/")) })
    #expect(ConnectionError(error) == .busy(retryAfter: .seconds(30)))
    // Another origin has its own.
    await #expect(throws: NetworkError.self) {
      try await client.send(.get(Endpoint(address: "https://b.example/")))
    }
    #expect(server.requests.count == 4)
    clock.advance(by: .seconds(30))
    for _ in 0..<3 { await #expect(throws: NetworkError.self) { try await client.send(.get("/")) } }
    #expect(server.requests.count == 5, "one tried, and failed")
    clock.advance(by: .seconds(30))
    isDown.withLock { $0 = false }
    for _ in 0..<3 { try await client.send(.get("/")) }
    #expect(server.requests.count == 8)
  }

  @Test func `what goes wrong on this side says nothing of the server`() async throws {
    let server = ScriptedTransport { _ in .text("long") }
    let client = NetworkClient("https://a.example", over: server, middleware: [.circuitBreaking(after: 1)])
    for _ in 0..<3 {
      await #expect(throws: NetworkError.self) { try await client.text(.get("/").maximumBytes(1)) }
    }
    #expect(server.requests.count == 3)
  }

  @Test func `a request that is cancelled says nothing of the server, and gives its turn back`() async throws {
    let clock = TestClock()
    let mode = Mutex(0)
    let server = ScriptedTransport { _ in
      switch mode.withLock({ $0 }) {
      case 0: throw TransportError.cut
      case 1: try await ContinuousClock().sleep(for: .seconds(3600))
      default: break
      }
      return Response(status: 204)
    }
    let client = NetworkClient(
      "https://a.example", over: server,
      middleware: [.circuitBreaking(after: 1, for: .seconds(1), clock: clock)])
    await #expect(throws: NetworkError.self) { try await client.send(.get("/")) }
    clock.advance(by: .seconds(1))
    mode.withLock { $0 = 1 }
    let trying = Task { try await client.send(.get("/")) }
    while server.requests.count < 2 { await Task.yield() }
    trying.cancel()
    await #expect(throws: CancellationError.self) { try await trying.value }
    mode.withLock { $0 = 2 }
    try await client.send(.get("/"))
  }
}

@Suite struct LoggingTests {
  @Test func `a log has each request, and none of its secrets`() async throws {
    let records = Mutex<[RequestRecord]>([])
    let server = ScriptedTransport { request in
      if request.address?.path == "/cut" { throw TransportError.cut }
      return .text("secret-answer")
    }
    let client = NetworkClient(
      "https://a.example", over: server,
      middleware: [.logged { record in records.withLock { $0.append(record) } }])
    try await client.send(
      .post("/o").query("a\nb", 1).query("access_token", "secret-1").query(secret: "person", "secret-2").query(
        "page", 2
      )
      .header("Authorization", "secret-3").header(secret: "X-Person", "secret-4").header("Accept", "a/b")
      .json(["password": "secret-5"]))
    await #expect(throws: NetworkError.self) { try await client.send(.get("/cut")) }
    let all = records.withLock { $0 }
    #expect(all.count == 2)
    #expect(all[0].address == "https://a.example/o?a%0Ab=1&access_token=***&person=***&page=2")
    #expect(all[0].headers["Accept"] == "a/b" && all[0].headers["X-Person"] == "***")
    #expect(all[0].status == 200 && all[0].sentBytes == 23 && all[0].receivedBytes == 13)
    #expect(all[1].status == nil && all[1].error == "cut")
    var text = ""
    dump(all, to: &text)
    #expect(!text.contains("secret-"), "\(text)")
  }

  @Test func `hooks inspect and rewrite the answer, its data, and errors`() async throws {
    struct BankError: Error, Equatable { let code: String }
    let server = ScriptedTransport { request in
      request.address?.path == "/refused"
        ? .json(["code": "frozen"], status: 409) : .json(["data": ["id": 7], "meta": [:]])
    }
    let client = NetworkClient(
      "https://a.example", over: server,
      middleware: [
        .rewritingErrors { error, _ in
          (error as? NetworkError).flatMap { try? $0.value(JSONValue.self)["code"]?.string }.map { BankError(code: $0) }
        },
        .unwrapping("data"),
        .rewritingResponses { response, _ in
          var response = response
          response.headers["X-Seen"] = "yes"
          return response
        },
      ])
    let response = try await client.response(.get("/card"))
    #expect(response.body.data == Data(#"{"id":7}"#.utf8) && response.headers["x-seen"] == "yes")
    await #expect(throws: BankError(code: "frozen")) { try await client.send(.get("/refused")) }
    await #expect(throws: BankError(code: "frozen")) { try await client.value(.get("/refused"), as: JSONValue.self) }
  }

  @Test func `an error that a hook leaves as it is arrives as that of the client`() async throws {
    struct Torn: Error {}
    let server = ScriptedTransport { _ in throw Torn() }
    let client = NetworkClient("https://a.example", over: server, middleware: [.rewritingErrors { _, _ in nil }])
    let error = await #expect(throws: NetworkError.self) { try await client.send(.get("/")) }
    guard case .failed(let reason)? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason is Torn)
  }
}

@Suite @MainActor struct ReachabilityTests {
  @Test func `it learns from requests and from a probe`() async throws {
    let isDown = Mutex(true)
    let server = ScriptedTransport { _ in
      if isDown.withLock({ $0 }) { throw TransportError.unreachable("down") }
      return Response(status: 500)
    }
    let reachability = Reachability()
    let client = NetworkClient("https://a.example", over: server, middleware: [.reporting(to: reachability)])
    #expect(reachability.isReachable && reachability.state == .unknown)
    await #expect(throws: NetworkError.self) { try await client.send(.get("/")) }
    #expect(!reachability.isReachable)
    isDown.withLock { $0 = false }
    let clock = TestClock()
    let probe = NetworkClient("https://a.example", over: server)
    let watching = Task { await reachability.watch(clock: clock) { try await probe.send(.head("/")) } }
    while clock.sleeperCount == 0 { await Task.yield() }
    #expect(reachability.state == .reachable, "a server that answers 500 is there")
    isDown.withLock { $0 = true }
    clock.advance(by: .seconds(15))
    while clock.sleeperCount == 0 { await Task.yield() }
    #expect(reachability.state == .unreachable)
    watching.cancel()
    await watching.value
  }
}
