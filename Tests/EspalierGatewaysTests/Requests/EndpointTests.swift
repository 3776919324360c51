import EspalierGateways
import EspalierTesting
import Testing

@testable import EspalierGateways

@Suite struct EndpointTests {
  @Test(arguments: [
    ("7", "/accounts/7/operations"), ("a b/c?d#e%", "/accounts/a%20b%2Fc%3Fd%23e%25/operations"),
    ("é\r\nX: y", "/accounts/%C3%A9%0D%0AX%3A%20y/operations"),
  ])
  func `a value is one segment, whatever is in it`(value: String, path: String) {
    let endpoint: Endpoint = "/accounts/\(value)/operations"
    #expect(endpoint.description == path)
    #expect(endpoint.fault == nil)
  }

  @Test(arguments: [".", "..", ""])
  func `a value that servers take for a step is refused when it is sent`(value: String) async throws {
    let client = NetworkClient("https://bank.example", over: .answers([:]))
    let error = await #expect(throws: NetworkError.self) { try await client.send(.get("/accounts/\(value)")) }
    guard case .invalidAddress? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `a dot is a value of a query`() {
    let endpoint: Endpoint = "/search?text=\("..")"
    #expect(endpoint.fault == nil && endpoint.description == "/search?text=..")
  }

  @Test(arguments: [
    ("https://Bank.example/v1/", "/accounts", "https://bank.example/v1/accounts"),
    ("https://bank.example:8443", "accounts?x=1", "https://bank.example:8443/accounts?x=1"),
    ("http://[::1]:80/", "/", "http://[::1]/"),
    ("https://bank.example/v1?key=7", "/a?b=c", "https://bank.example/v1/a?key=7&b=c"),
    (
      "https://bank.example", "/go?to=https://other.example/",
      "https://bank.example/go?to=https%3A%2F%2Fother.example%2F"
    ),
    ("https://bank.example/v1", "", "https://bank.example/v1"),
    ("https://bank.example/v1", "?a=b", "https://bank.example/v1?a=b"),
    ("https://bank.example", "https://other.example/next?cursor=%2F#there", "https://other.example/next?cursor=%2F"),
  ])
  func `an endpoint stands below the base, unless it is a whole address`(base: String, endpoint: String, whole: String)
  {
    #expect(Address(base)?.appending(Endpoint(address: endpoint))?.absolute == whole)
  }

  @Test(arguments: [
    "bank.example", "ftp://bank.example", "https://", "https://ada:secret@bank.example", "https://bank.example:0",
    "https://bank.example:port", "https://bank example/", "https://bank.example/\r\nHost: x",
  ])
  func `what is no address is told by the first request`(base: String) async {
    let client = NetworkClient(base, over: .answers([:]))
    let error = await #expect(throws: NetworkError.self) { try await client.send(.get("/")) }
    guard case .invalidAddress? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: [
    ("/b", "https://h.example/b"), ("c", "https://h.example/a/c"), ("../c?x=1", "https://h.example/c?x=1"),
    ("?y=2", "https://h.example/a/b?y=2"), ("//other.example/z", "https://other.example/z"),
    ("http://h.example/", "http://h.example/"), ("../../../c", "https://h.example/c"),
  ])
  func `a location is read as RFC 3986 has it`(location: String, whole: String) {
    #expect(Address("https://h.example/a/b")?.resolving(location)?.absolute == whole)
  }
}

@Suite struct LocatingTests {
  @Test func `a request goes to where the server is now`() async throws {
    let server = ScriptedTransport { _ in Response(status: 204) }
    let client = NetworkClient(
      "http://bank/v1", over: server,
      middleware: [.headers(["X-Api-Key": "k"]), .located { "http://127.0.0.1:8090/bank" }])
    try await client.send(.get("/rates").query("base", "EUR"))
    #expect(server.requests[0].address?.absolute == "http://127.0.0.1:8090/bank/v1/rates?base=EUR")
    #expect(server.requests[0].headers["X-Api-Key"] == "k")
    try await client.send(.get(Endpoint(address: "https://other.example/x")))
    #expect(server.requests[1].address?.absolute == "https://other.example/x")
  }

  @Test func `a server that is never located is one that cannot be reached`() async throws {
    let clock = TestClock()
    let client = NetworkClient(
      "http://bank", over: .answers([:]),
      middleware: [
        .located(within: .seconds(10), clock: clock) {
          for await _ in AsyncStream<Void>(unfolding: { try? await Task.sleep(for: .seconds(3_600)) }) {}
          throw CancellationError()
        }
      ])
    let sending = Task { try await client.send(.get("/")) }
    _ = await clock.sleeper(of: .seconds(10))
    clock.advance(by: .seconds(10))
    let error = try #require(await #expect(throws: NetworkError.self) { try await sending.value })
    guard case .transport(.unreachable(let reason)) = error.reason else {
      Issue.record("\(error)")
      return
    }
    #expect(reason.contains("the address of http://bank"))
  }

  @Test func `a place that is no address is told`() async throws {
    let client = NetworkClient("http://bank", over: .answers([:]), middleware: [.located { "nowhere" }])
    let error = try #require(await #expect(throws: NetworkError.self) { try await client.send(.get("/")) })
    #expect("\(error)".contains("“nowhere”"))
  }
}
