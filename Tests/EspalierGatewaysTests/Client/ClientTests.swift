import EspalierGateways
import EspalierTesting
import Foundation
import Synchronization
import TestSupport
import Testing

/// The forms of an answer, and the ways to have none.
@Suite struct ClientTests {
  struct Account: Decodable, Equatable, Sendable {
    let id: String
    let owner: Owner
    struct Owner: Decodable, Equatable { let name: String }
  }

  private func client(_ answer: @escaping @Sendable (Request) async throws -> Response) -> NetworkClient {
    NetworkClient("https://bank.example/v1", over: ScriptedTransport(answer))
  }

  @Test func `an answer is nothing, bytes, text, JSON, or a value`() async throws {
    let client = client { _ in .json([["id": "7", "owner": ["name": "Ada"]]]) }
    try await client.send(.get("/accounts"))
    let text = #"[{"id":"7","owner":{"name":"Ada"}}]"#
    #expect(try await client.data(.get("/accounts")) == Data(text.utf8))
    #expect(try await client.text(.get("/accounts")) == text)
    #expect(try await client.json(.get("/accounts"))[0]?["owner"]?["name"]?.string == "Ada")
    let accounts: [Account] = try await client.value(.get("/accounts"))
    #expect(accounts == [Account(id: "7", owner: .init(name: "Ada"))])
  }

  @Test func `a value comes with the head of its answer`() async throws {
    let client = client { _ in
      Response(
        status: 201, headers: ["X-Left": "9"], body: ByteChunks(Data(#"{"id":"7","owner":{"name":"Ada"}}"#.utf8)))
    }
    let response = try await client.response(.post("/accounts"), as: Account.self)
    #expect(response.value == Account(id: "7", owner: .init(name: "Ada")))
    #expect(response.status == 201 && response.headers["x-left"] == "9")
    let error = await #expect(throws: NetworkError.self) {
      try await client.response(.post("/accounts"), as: [Account].self)
    }
    guard case .notDecoded? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `a client with further middleware has it before its own, and leaves the first client as it is`()
    async throws
  {
    let server = ScriptedTransport { _ in .json(["data": 7]) }
    func marking(_ name: String) -> Middleware {
      Middleware { request, next in try await next(request.header("Way", (request.headers["Way"] ?? "") + name)) }
    }
    let first = NetworkClient("https://bank.example/v1", over: server, middleware: [marking("c")])
    let second = first.with(marking("a"), marking("b"), .unwrapping("data"))
    #expect(try await second.json(.get("/")) == 7)
    #expect(try await first.json(.get("/")) == ["data": 7])
    #expect(server.requests.map { $0.headers["Way"] } == ["abc", "c"])
  }

  @Test func `an amount of JSON is not rounded`() async throws {
    let client = client { _ in
      Response(status: 200, body: ByteChunks(Data(#"{"amount":12345678901234.56,"count":9007199254740993}"#.utf8)))
    }
    let value = try await client.json(.get("/"))
    #expect(value["amount"]?.number == Decimal(string: "12345678901234.56"))
    #expect(value["count"]?.number == Decimal(string: "9007199254740993"))
  }

  @Test func `what is not of the type says where, and how the answer begins, without its secrets`() async throws {
    let client = client { _ in .json([["id": "7", "owner": [:], "access_token": "abc\"def"]]) }
    let error = await #expect(throws: NetworkError.self) {
      let _: [Account] = try await client.value(.get("/accounts").query("key", "hidden").query("page", 1))
    }
    let words = "\(try #require(error))"
    #expect(words.hasPrefix("GET https://bank.example/v1/accounts?key=***&page=1: The answer is not Array<Account>: "))
    #expect(words.contains("“[0].owner.name” is missing"))
    #expect(words.contains(#""access_token":"***""#) && !words.contains("def"))
    #expect(words.hasSuffix("Compare the type with what the server sends."))
  }

  @Test func `a status that is not accepted is an error with the answer's words`() async throws {
    struct Problem: Decodable { let code: String }
    let client = client { _ in .json(["code": "limit_exceeded", "password": "x"], status: 422) }
    let error = try #require(await #expect(throws: NetworkError.self) { try await client.send(.post("/payments")) })
    #expect(error.status == 422)
    #expect(try error.value(Problem.self).code == "limit_exceeded")
    #expect("\(error)".contains("The server answered 422.") && "\(error)".contains(#""password":"***""#))
    #expect(try await client.response(.post("/payments").accepting(200..<500)).status == 422)
  }

  @Test func `an answer that is too large is refused before it is kept`() async throws {
    let chunks = AsyncStream<Data>(unfolding: { Data(count: 1000) })
    let client = client { _ in Response(status: 200, body: ByteChunks(once: Endless(chunks: chunks))) }
    let error = await #expect(throws: NetworkError.self) {
      try await client.data(.get("/").maximumBytes(10_000))
    }
    guard case .tooLarge(10_000)? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  private struct Endless: AsyncSequence, Sendable {
    let chunks: AsyncStream<Data>
    func makeAsyncIterator() -> AsyncStream<Data>.Iterator { chunks.makeAsyncIterator() }
  }

  @Test func `text is of the character set that it names`() async throws {
    let latin = client { _ in
      Response(
        status: 200, headers: ["Content-Type": "text/plain; charset=ISO-8859-1"], body: ByteChunks(Data([0xE9])))
    }
    #expect(try await latin.text(.get("/")) == "é")
    let broken = client { _ in Response(status: 200, body: ByteChunks(Data([0xE9]))) }
    let error = await #expect(throws: NetworkError.self) { try await broken.text(.get("/")) }
    guard case .notText("utf-8")? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: [
    TransportError.nameNotFound, .unreachable("refused"), .insecure("expired"), .cut, .timedOut(.idle),
    .malformed("nonsense"),
  ])
  func `what goes wrong on the way says what to try`(fault: TransportError) async throws {
    let client = client { _ in throw fault }
    let error = try #require(await #expect(throws: NetworkError.self) { try await client.send(.get("/")) })
    guard case .transport(fault) = error.reason else {
      Issue.record("\(error)")
      return
    }
    #expect("\(error)".hasPrefix("GET https://bank.example/v1/: ") && "\(error)".split(separator: ". ").count >= 2)
    #expect(ConnectionError(error) != nil)
  }

  @Test func `the whole has its time, by the client's clock`() async throws {
    let clock = TestClock()
    let reached = Mutex(false)
    let server = ScriptedTransport { _ in
      reached.withLock { $0 = true }
      try await ContinuousClock().sleep(for: .seconds(3600))
      return Response(status: 200)
    }
    let client = NetworkClient("https://bank.example", over: server, clock: clock)
    let asking = Task { try await client.data(.get("/").within(.seconds(5))) }
    while clock.sleeperCount == 0 || !reached.withLock({ $0 }) { await Task.yield() }
    clock.advance(by: .seconds(5))
    let error = await #expect(throws: NetworkError.self) { try await asking.value }
    guard case .transport(.timedOut(.total))? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `a task that is cancelled throws that, and no network error`() async {
    let reached = Mutex(false)
    let client = client { _ in
      reached.withLock { $0 = true }
      try await ContinuousClock().sleep(for: .seconds(3600))
      return Response(status: 200)
    }
    let asking = Task { try await client.data(.get("/")) }
    while !reached.withLock({ $0 }) { await Task.yield() }
    asking.cancel()
    await #expect(throws: CancellationError.self) { try await asking.value }
  }

  @Test func `a body that comes once can be read once`() async throws {
    let body = ByteChunks(once: Endless(chunks: AsyncStream { $0.finish() }))
    _ = try await body.collected(maximumBytes: 10)
    await #expect(throws: BodyUsedTwiceError.self) { try await body.collected(maximumBytes: 10) }
  }

  @Test func `a stream gives its chunks as they come`() async throws {
    let client = client { _ in
      Response(
        status: 200,
        body: ByteChunks(
          once: Endless(
            chunks: AsyncStream { continuation in
              for number: UInt8 in 0..<3 { continuation.yield(Data([number])) }
              continuation.finish()
            })))
    }
    let bytes = try await client.stream(.get("/")) { response -> [UInt8] in
      var bytes: [UInt8] = []
      for try await chunk in response.body { bytes += chunk }
      return bytes
    }
    #expect(bytes == [0, 1, 2])
  }

  @Test func `errors are what a person needs to know`() async throws {
    func words(status: Int, headers: Headers = [:]) async -> ConnectionError? {
      let client = client { _ in Response(status: status, headers: headers) }
      do {
        try await client.send(.get("/"))
        return nil
      } catch {
        return ConnectionError(error)
      }
    }
    #expect(await words(status: 401) == .signInRequired)
    #expect(await words(status: 403) == .notAllowed)
    #expect(await words(status: 404) == .notFound)
    #expect(await words(status: 429, headers: ["Retry-After": "30"]) == .busy(retryAfter: .seconds(30)))
    #expect(await words(status: 500) == .failed)
    #expect(await words(status: 422) == nil)
    #expect(ConnectionError.busy(retryAfter: .seconds(30)).words == "The server is busy. Try again in 30 seconds.")
    #expect(ConnectionError.busy(retryAfter: .seconds(1)).words == "The server is busy. Try again in a second.")
  }
}
