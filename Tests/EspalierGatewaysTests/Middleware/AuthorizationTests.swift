import EspalierGateways
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite struct AuthorizationTests {
  /// Takes one token, whichever it is told.
  private final class Bank: Sendable {
    let good = Mutex("one")
    let fetches = Mutex(0)
    let asked = Mutex(0)

    var server: ScriptedTransport {
      ScriptedTransport { [self] request in
        asked.withLock { $0 += 1 }
        return request.headers["Authorization"] == "Bearer \(good.withLock { $0 })"
          ? Response(status: 204) : Response(status: 401)
      }
    }

    func fetch() async throws -> AccessToken {
      fetches.withLock { $0 += 1 }
      for _ in 0..<100 { await Task.yield() }
      return AccessToken(good.withLock { $0 })
    }
  }

  @Test func `a token that has run out is fetched once for all who wait`() async throws {
    let bank = Bank()
    let tokens = AccessTokens(AccessToken("old")) { _ in try await bank.fetch() }
    let client = NetworkClient("https://a.example", over: bank.server, middleware: [.authorized(by: tokens)])
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<20 { group.addTask { try await client.send(.get("/")) } }
      try await group.waitForAll()
    }
    #expect(bank.fetches.withLock { $0 } == 1)
    bank.good.withLock { $0 = "two" }
    try await client.send(.get("/"))
    #expect(bank.fetches.withLock { $0 } == 2)
  }

  @Test func `a token that is refused anew is the end`() async throws {
    let bank = Bank()
    let tokens = AccessTokens { _ in
      _ = try await bank.fetch()
      return AccessToken("wrong")
    }
    let client = NetworkClient("https://a.example", over: bank.server, middleware: [.authorized(by: tokens)])
    let error = await #expect(throws: NetworkError.self) { try await client.send(.get("/")) }
    #expect(error?.status == 401 && bank.asked.withLock { $0 } == 2 && bank.fetches.withLock { $0 } == 2)
    #expect(!"\(String(describing: error))".contains("wrong"))
  }

  @Test func `a token is fetched before its end`() async throws {
    let bank = Bank()
    let now = Mutex(Date(timeIntervalSince1970: 0))
    let tokens = AccessTokens(
      AccessToken("one", expires: Date(timeIntervalSince1970: 100)), margin: .seconds(10),
      now: { now.withLock { $0 } }
    ) { _ in try await bank.fetch() }
    let client = NetworkClient("https://a.example", over: bank.server, middleware: [.authorized(by: tokens)])
    try await client.send(.get("/"))
    #expect(bank.fetches.withLock { $0 } == 0)
    now.withLock { $0 = Date(timeIntervalSince1970: 90) }
    try await client.send(.get("/"))
    #expect(bank.fetches.withLock { $0 } == 1 && bank.asked.withLock { $0 } == 2)
  }

  @Test func `who is cancelled while waiting leaves the others their token`() async throws {
    let gate = AsyncStream<Void>.makeStream()
    let bank = Bank()
    let tokens = AccessTokens { _ in
      var waiting = gate.stream.makeAsyncIterator()
      await waiting.next()
      try Task.checkCancellation()
      return try await bank.fetch()
    }
    let client = NetworkClient("https://a.example", over: bank.server, middleware: [.authorized(by: tokens)])
    let first = Task { try await client.send(.get("/")) }
    let second = Task { try await client.send(.get("/")) }
    for _ in 0..<100 { await Task.yield() }
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    gate.continuation.yield()
    try await second.value
  }

  @Test func `a failed fetch is told to all, and the next request fetches again`() async throws {
    let bank = Bank()
    let isDown = Mutex(true)
    let tokens = AccessTokens { _ in
      if isDown.withLock({ $0 }) { throw TransportError.unreachable("down") }
      return try await bank.fetch()
    }
    let client = NetworkClient("https://a.example", over: bank.server, middleware: [.authorized(by: tokens)])
    let error = await #expect(throws: NetworkError.self) { try await client.send(.get("/")) }
    #expect(error.flatMap { ConnectionError($0) } == .offline)
    isDown.withLock { $0 = false }
    try await client.send(.get("/"))
  }

  @Test func `a token shows nothing of itself`() {
    let token = AccessToken("very-secret")
    var dumped = ""
    dump(token, to: &dumped)
    for words in ["\(token)", String(reflecting: token), dumped] { #expect(!words.contains("very-secret")) }
  }
}
