import EspalierGateways
import Foundation
import Testing

@Suite struct RedirectTests {
  private func server(_ targets: [String: (Int, String)]) -> ScriptedTransport {
    ScriptedTransport { request in
      guard let (status, location) = targets[request.address?.absolute ?? ""] else {
        return .text(request.method.rawValue)
      }
      return Response(status: status, headers: ["Location": location])
    }
  }

  @Test(arguments: [
    (RequestMethod.get, 301, "GET"), (.post, 301, "GET"), (.post, 302, "GET"), (.put, 302, "PUT"), (.post, 303, "GET"),
    (.post, 307, "POST"), (.post, 308, "POST"), (.head, 303, "HEAD"),
  ])
  func `the method afterwards is as RFC 9110 has it`(method: RequestMethod, status: Int, after: String) async throws {
    let server = server(["https://a.example/": (status, "/next?x=1")])
    let client = NetworkClient("https://a.example", over: server)
    let request = Request(method, "/").body(method == .get || method == .head ? nil : .text("body"))
    #expect(try await client.text(request) == after)
    let last = try #require(server.requests.last)
    #expect(last.address?.target == "/next?x=1")
    #expect((last.body == nil) == (after != method.rawValue || method == .get || method == .head))
    #expect((last.headers["Content-Type"] == nil) == (last.body == nil))
  }

  @Test func `another host is sent no secrets`() async throws {
    let server = server(["https://a.example/": (307, "https://b.example/"), "https://b.example/": (307, "/c")])
    let client = NetworkClient(
      "https://a.example", over: server, middleware: [.headers(["X-Api-Key": "secret", "Accept-Language": "de"])])
    try await client.send(
      .get("/").header("Authorization", "Bearer x").header("Cookie", "y").header(secret: "X-Person", "z"))
    #expect(server.requests.count == 3)
    #expect(server.requests[0].headers["X-Person"] == "z" && server.requests[0].headers["X-Api-Key"] == "secret")
    for request in server.requests.dropFirst() {
      #expect(request.headers.fields.map(\.name) == ["Accept-Language"])
    }
  }

  @Test func `what another origin may not see goes by what it is, and stays away on the way back`() async throws {
    let server = server([
      "https://a.example/": (307, "https://b.example/"), "https://b.example/": (307, "https://a.example/c"),
    ])
    let client = NetworkClient("https://a.example", over: server)
    // None of these is called secret, and none sounds like it.
    let quiet = ["X-Person": "z", "X-Visit": "y", "Signature": "s", "DPoP": "d", "X-Amz-Date": "x", "Ticket": "t"]
    var request = Request.get("/").header("Accept-Language", "de").header("Range", "bytes=5-")
    for (name, value) in quiet { request = request.header(name, value) }
    try await client.send(request)
    #expect(
      server.requests.map { $0.address?.absolute } == [
        "https://a.example/", "https://b.example/", "https://a.example/c",
      ])
    #expect(quiet.allSatisfy { server.requests[0].headers[$0.key] == $0.value })
    for request in server.requests.dropFirst() {
      #expect(Set(request.headers.fields.map(\.name)) == ["Accept-Language", "Range"])
    }
  }

  @Test func `an address of another host is sent none of the client's secrets either`() async throws {
    let server = server([:])
    let tokens = AccessTokens(AccessToken("x")) { _ in AccessToken("y") }
    let client = NetworkClient(
      "https://a.example", over: server, middleware: [.headers(["X-Api-Key": "s"]), .authorized(by: tokens)])
    try await client.send(.get(Endpoint(address: "https://b.example/next")))
    #expect(server.requests[0].headers.fields.isEmpty)
  }

  @Test(arguments: [
    (
      ["https://a.example/": (302, "/b"), "https://a.example/b": (302, "/")], "in a circle, back to https://a.example/"
    ),
    (["https://a.example/": (302, "http://a.example/b")], "which is not encrypted"),
    (["https://a.example/": (302, "ftp://a.example/b")], "which is no address"),
  ])
  func `what cannot be followed is told with its way`(targets: [String: (Int, String)], words: String) async throws {
    let client = NetworkClient("https://a.example", over: server(targets))
    let error = try #require(await #expect(throws: NetworkError.self) { try await client.send(.get("/")) })
    guard case .redirects = error.reason else {
      Issue.record("\(error)")
      return
    }
    #expect("\(error)".contains(words), "\(error)")
  }

  @Test func `there is an end to following`() async throws {
    let server = ScriptedTransport { request in
      let number = Int(request.address?.path.dropFirst() ?? "") ?? 0
      return Response(status: 302, headers: ["Location": "/\(number + 1)"])
    }
    let client = NetworkClient("https://a.example", over: server, redirects: .follow(maximum: 3))
    let error = try #require(await #expect(throws: NetworkError.self) { try await client.send(.get("/0")) })
    #expect(server.requests.count == 4 && "\(error)".contains("more than 3 times"))
    let none = NetworkClient("https://a.example", over: server, redirects: .none)
    #expect(try await none.response(.get("/0").accepting(300..<400)).status == 302)
  }

  @Test func `a body that comes once is not sent twice`() async throws {
    let server = server(["https://a.example/": (307, "/b")])
    let client = NetworkClient("https://a.example", over: server)
    let body = RequestBody.stream(Chunks())
    let error = try #require(
      await #expect(throws: NetworkError.self) { try await client.send(Request.post("/").body(body)) })
    #expect("\(error)".contains("the body cannot be sent again"))
  }

  private struct Chunks: AsyncSequence, Sendable {
    func makeAsyncIterator() -> Iterator { Iterator() }
    struct Iterator: AsyncIteratorProtocol { mutating func next() async throws -> Data? { nil } }
  }
}
