import EspalierBase
import EspalierGateways
import EspalierTesting
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite struct RetryTests {
  /// Answers by turns, and the last for ever.
  private func server(_ answers: Result<Response, TransportError>...) -> ScriptedTransport {
    let rest = Mutex(answers)
    return ScriptedTransport { _ in
      try rest.withLock { rest in rest.count > 1 ? rest.removeFirst() : rest[0] }.get()
    }
  }

  private func client(_ server: ScriptedTransport, attempts: Int = 3) -> NetworkClient {
    NetworkClient("https://a.example", over: server, middleware: [.retrying(attempts: attempts, backoff: .none)])
  }

  @Test(arguments: [408, 425, 429, 500, 502, 503, 504])
  func `a status that may pass is tried again`(status: Int) async throws {
    let server = server(.success(Response(status: status)), .success(Response(status: 204)))
    try await client(server).send(.get("/"))
    #expect(server.requests.map(\.attempt) == [1, 2])
  }

  @Test(arguments: [400, 401, 404, 409, 422, 501])
  func `a status that will not pass is not`(status: Int) async throws {
    let server = server(.success(Response(status: status)))
    await #expect(throws: NetworkError.self) { try await client(server).send(.get("/")) }
    #expect(server.requests.count == 1)
  }

  @Test func `the error says how often it was tried`() async throws {
    let failing = server(.failure(.cut))
    let error = try #require(await #expect(throws: NetworkError.self) { try await client(failing).send(.get("/")) })
    #expect(failing.requests.count == 3 && error.attempts == 3 && "\(error)".contains("It was tried 3 times."))
    let refusing = server(.success(Response(status: 503)))
    let other = try #require(await #expect(throws: NetworkError.self) { try await client(refusing).send(.get("/")) })
    #expect(other.attempts == 3 && other.status == 503)
  }

  @Test func `what must not be done twice is done once`() async throws {
    let post = server(.failure(.cut))
    await #expect(throws: NetworkError.self) { try await client(post).send(.post("/")) }
    #expect(post.requests.count == 1)
    let keyed = server(.failure(.cut), .success(Response(status: 201)))
    try await client(keyed).send(.post("/").header("Idempotency-Key", "7"))
    #expect(keyed.requests.count == 2)
    let insecure = server(.failure(.insecure("expired")))
    await #expect(throws: NetworkError.self) { try await client(insecure).send(.get("/")) }
    #expect(insecure.requests.count == 1)
  }

  @Test func `a body that is cut in the middle is a failure that is tried again`() async throws {
    let first = Mutex(true)
    let server = ScriptedTransport { _ in
      let isFirst = first.withLock { first in
        defer { first = false }
        return first
      }
      return Response(status: 200, body: ByteChunks(once: Cut(isCut: isFirst)))
    }
    #expect(try await client(server).text(.get("/")) == "whole")
    #expect(server.requests.count == 2)
  }

  private struct Cut: AsyncSequence, Sendable {
    let isCut: Bool
    func makeAsyncIterator() -> Iterator { Iterator(isCut: isCut) }
    struct Iterator: AsyncIteratorProtocol {
      let isCut: Bool
      var count = 0
      mutating func next() async throws -> Data? {
        count += 1
        if count == 1 { return Data(isCut ? "who".utf8 : "whole".utf8) }
        if isCut { throw TransportError.cut }
        return nil
      }
    }
  }

  @Test(arguments: [
    "7", "Mon, 23 Nov 2026 00:00:07 GMT", "Monday, 23-Nov-26 00:00:07 GMT", "Mon Nov 23 00:00:07 2026",
  ])
  func `the server's wait is kept`(retryAfter: String) async throws {
    let clock = TestClock()
    let server = server(
      .success(Response(status: 429, headers: ["Retry-After": retryAfter])), .success(Response(status: 204)))
    let midnight = Date(timeIntervalSince1970: 1_795_392_000)
    let client = NetworkClient(
      "https://a.example", over: server,
      middleware: [.retrying(backoff: .none, clock: clock, now: { midnight })])
    let asking = Task { try await client.send(.get("/")) }
    while clock.sleeperCount == 0 { await Task.yield() }
    clock.advance(by: .milliseconds(6_900))
    for _ in 0..<100 { await Task.yield() }
    #expect(server.requests.count == 1)
    clock.advance(by: .milliseconds(100))
    try await asking.value
    #expect(server.requests.count == 2)
  }

  @Test func `a wait that is too long is told instead`() async throws {
    let server = server(.success(Response(status: 503, headers: ["Retry-After": "3600"])))
    let error = try #require(await #expect(throws: NetworkError.self) { try await client(server).send(.get("/")) })
    #expect(server.requests.count == 1 && ConnectionError(error) == .busy(retryAfter: .seconds(3600)))
  }

  @Test func `the wait is between half and all of the backoff`() async throws {
    for _ in 0..<50 {
      let clock = TestClock()
      let server = server(.failure(.cut), .success(Response(status: 204)))
      let client = NetworkClient(
        "https://a.example", over: server, middleware: [.retrying(backoff: .constant(.seconds(8)), clock: clock)])
      let asking = Task { try await client.send(.get("/")) }
      while clock.sleeperCount == 0 { await Task.yield() }
      clock.advance(by: .milliseconds(3_999))
      #expect(clock.sleeperCount == 1)
      clock.advance(by: .milliseconds(4_001))
      try await asking.value
    }
  }
}
