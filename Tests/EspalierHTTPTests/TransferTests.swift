import EspalierBase
import EspalierGateways
import EspalierHTTP
import Foundation
import Synchronization
import Testing

/// Tests of transfers over real connections.
@Suite(.timeLimit(.minutes(10))) struct TransferTests {
  private static func answer(_ body: String, _ fields: String = "") -> [ByteServer.Step] {
    [.bytes("HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\n\(fields)\r\n\(body)")]
  }

  @Test func `a request arrives as it was written`() async throws {
    let server = try await ByteServer { _ in Self.answer(#"{"ok":true}"#, "Content-Type: application/json\r\n") }
    let client = NetworkClient("\(server.address)/v1", over: .http)
    let id = "7/8"
    let value = try await client.json(
      .post("/accounts/\(id)").query("tag", each: ["a", "b"]).header("Idempotency-Key", "k").json(["amount": 12]))
    #expect(value["ok"]?.bool == true)
    let request = try #require(server.requests.first)
    #expect(request.hasPrefix("POST /v1/accounts/7%2F8?tag=a&tag=b HTTP/1.1\r\n"))
    #expect(request.lowercased().contains("content-length: 13\r\n"))
    #expect(request.contains("Idempotency-Key: k") && request.hasSuffix("\r\n\r\n{\"amount\":12}"))
    try await server.close()
  }

  @Test func `connections are used again`() async throws {
    let server = try await ByteServer { _ in Self.answer("x") }
    let transport = HTTPTransport()
    let client = NetworkClient(server.address, over: transport)
    for _ in 0..<20 { _ = try await client.data(.get("/")) }
    #expect(server.connections == 1)
    try await transport.close()
    try await transport.close()
    let error = try #require(await #expect(throws: NetworkError.self) { try await client.send(.get("/")) })
    #expect("\(error)".contains("the transport has been closed"), "\(error)")
    try await server.close()
  }

  @Test func `a task that is cancelled closes its connection, before the head and within the body`() async throws {
    let server = try await ByteServer { request in
      request.hasPrefix("GET /head")
        ? [.silence] : [.bytes("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n12345"), .silence]
    }
    let client = NetworkClient(server.address, over: .http)
    for (number, path) in ["/head", "/body"].enumerated() {
      let asking = Task { try await client.data(.get(Endpoint(address: path))) }
      while server.requests.count <= number { await Task.yield() }
      #expect(server.gone == number)
      asking.cancel()
      await #expect(throws: CancellationError.self) { try await asking.value }
      while server.gone == number { await Task.yield() }
    }
    try await server.close()
  }

  @Test func `who stops reading a stream ends the request`() async throws {
    let server = try await ByteServer { _ in
      [.bytes("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"), .endless("5\r\nhello\r\n")]
    }
    let client = NetworkClient(server.address, over: .http)
    let first = try await client.stream(.get("/")) { response -> Data in
      for try await chunk in response.body { return chunk }
      return Data()
    }
    #expect(first.starts(with: Data("hello".utf8)))
    while server.gone == 0 { await Task.yield() }
    try await server.close()
  }

  @Test func `a body is sent as it comes, and as a file`() async throws {
    let server = try await ByteServer { _ in Self.answer("") }
    let client = NetworkClient(server.address, over: .http)
    let file = FileManager.default.temporaryDirectory.appending(path: "up-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(repeating: 0x61, count: 150_000).write(to: file)
    try await client.send(.put("/file").body(.file(file)))
    #expect(server.requests[0].lowercased().contains("content-length: 150000") && server.requests[0].hasSuffix("aaaa"))
    let (chunks, continuation) = AsyncStream<Data>.makeStream()
    for text in ["one", "two"] { continuation.yield(Data(text.utf8)) }
    continuation.finish()
    try await client.send(.post("/stream").body(.stream(chunks)))
    #expect(server.requests[1].contains("3\r\none\r\n3\r\ntwo\r\n0\r\n"))
    try await server.close()
  }

  @Test func `what is tried again is whole again`() async throws {
    let count = Mutex(0)
    let server = try await ByteServer { _ in
      let number = count.withLock { count in
        count += 1
        return count
      }
      return number == 1
        ? [.bytes("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n12345"), .close] : Self.answer("whole")
    }
    let client = NetworkClient(server.address, over: .http, middleware: [.retrying(backoff: .none)])
    #expect(try await client.text(.put("/").json(["a": 1])) == "whole")
    #expect(server.requests.map { $0.hasSuffix(#"{"a":1}"#) } == [true, true])
    try await server.close()
  }
}
