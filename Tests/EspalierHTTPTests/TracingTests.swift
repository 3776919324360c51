import EspalierBase
import EspalierGateways
import EspalierHTTP
import InMemoryTracing
import Testing
import Tracing

@Suite struct TracingTests {
  @Test func `a span has the request without its secrets, and the server is told of it`() async throws {
    let tracer = InMemoryTracer()
    let server = ScriptedTransport { _ in Response(status: 503) }
    let client = NetworkClient(
      "https://a.example", over: server,
      middleware: [.retrying(attempts: 2, backoff: .init { _ in .zero }), .traced(by: tracer)])
    await #expect(throws: NetworkError.self) { try await client.send(.get("/o").query("token", "secret-1")) }
    let spans = tracer.finishedSpans
    #expect(spans.map(\.operationName) == ["GET", "GET"])
    #expect(spans[0].attributes.get("url.path") == .string("/o"))
    #expect(spans[0].attributes.get("http.response.status_code") == .int64(503))
    #expect(spans[1].attributes.get("http.request.resend_count") == .int64(1))
    #expect(!"\(spans)".contains("secret-1"))
    #expect(server.requests[0].headers.fields.contains { $0.value.contains(spans[0].spanID) })
    try? await client.send(.get(Endpoint(address: "https://b.example/")))
    #expect(server.requests[2].headers.fields.isEmpty)
  }
}
