import EspalierBase
import EspalierGateways
import Foundation
import Synchronization
import Testing

/// Tests of the progress that is told while a request's body is sent.
@Suite struct UploadTests {
  /// The progress that a closure was told.
  private final class Told: Sendable {
    private let all = Mutex<[TransferProgress]>([])
    var progress: [TransferProgress] { all.withLock { $0 } }
    var bytes: [Int] { progress.map(\.completedBytes) }
    var totals: Set<Int?> { Set(progress.map(\.totalBytes)) }
    @Sendable func tell(_ progress: TransferProgress) { all.withLock { $0.append(progress) } }
  }

  /// Reads bodies as a server does, and answers by turns.
  private func reading(_ statuses: Int..., redirectingTo place: String? = nil) -> ScriptedTransport {
    let rest = Mutex(statuses)
    return ScriptedTransport { request in
      let body = try await request.body?.chunks.collected(maximumBytes: 1_000_000)
      let status = rest.withLock { $0.removeFirst() }
      return Response(
        status: status, headers: place.map { ["Location": $0] } ?? [:], body: ByteChunks(body ?? Data()))
    }
  }

  private let large = Data((0..<150_000).map { UInt8($0 % 251) })

  @Test func `bytes, a file and a form are told piece by piece, and arrive as they are`() async throws {
    let downloads = try Downloads()
    try large.write(to: downloads.target)
    let form = try MultipartForm().field("a", "b").file("c", at: downloads.target, contentType: "image/png")
    for body in [RequestBody.data(large), try .file(downloads.target), .multipart(form)] {
      let told = Told()
      let client = NetworkClient("https://a.example", over: reading(200))
      let echo = try await client.data(Request.post("/").body(body).uploading(told.tell))
      #expect(echo.count == body.length && echo.firstRange(of: large) != nil)
      #expect(told.bytes.first == 0 && told.bytes.last == body.length && told.bytes == told.bytes.sorted())
      #expect(told.bytes.count >= 4 && told.totals == [body.length])
    }
  }

  @Test func `a value is told with its length once it is encoded`() async throws {
    let told = Told()
    let client = NetworkClient("https://a.example", over: reading(200))
    try await client.send(Request.post("/").json(["a": 1]).uploading(told.tell))
    #expect(told.progress.last == TransferProgress(completedBytes: 7, totalBytes: 7))
  }

  @Test func `a stream counts as it is taken, and its whole is not known`() async throws {
    let told = Told()
    let server = ScriptedTransport { request in
      var iterator = request.body?.chunks.makeAsyncIterator()
      for _ in 0..<2 { _ = try await iterator?.next() }
      return Response(status: 200)
    }
    let chunks = AsyncStream<Data> { continuation in
      for _ in 0..<3 { continuation.yield(Data(count: 10)) }
      continuation.finish()
    }
    let client = NetworkClient("https://a.example", over: server)
    try await client.send(Request.post("/").body(.stream(chunks)).uploading(told.tell))
    #expect(told.bytes == [0, 10, 20] && told.totals == [nil])
    #expect(told.progress.last?.fraction == nil)
  }

  @Test func `a try that follows another begins at 0 again`() async throws {
    let told = Told()
    let client = NetworkClient(
      "https://a.example", over: reading(503, 200), middleware: [.retrying(backoff: .none)])
    try await client.send(Request.put("/").body(.data(Data(count: 9))).uploading(told.tell))
    #expect(told.bytes == [0, 9, 0, 9])
  }

  @Test func `a redirect that is sent the body again begins at 0, too`() async throws {
    let told = Told()
    let client = NetworkClient("https://a.example", over: reading(307, 200, redirectingTo: "/b"))
    try await client.send(Request.post("/").body(.data(Data(count: 9))).uploading(told.tell))
    #expect(told.bytes == [0, 9, 0, 9])
  }

  @Test func `a stream that is counted is not sent twice`() async throws {
    let chunks = AsyncStream<Data> { $0.finish() }
    let server = reading(503, 200)
    let client = NetworkClient("https://a.example", over: server, middleware: [.retrying(backoff: .none)])
    let request = Request.put("/").body(.stream(chunks)).uploading { _ in }
    await #expect(throws: NetworkError.self) { try await client.send(request) }
    #expect(server.requests.count == 1 && server.requests[0].body?.isReplayable == false)
  }

  @Test(arguments: [(0, 0, 1.0), (5, 20, 0.25), (30, 20, 1.0)])
  func `a fraction is of what is known`(completed: Int, total: Int, fraction: Double) {
    #expect(TransferProgress(completedBytes: completed, totalBytes: total).fraction == fraction)
    #expect(TransferProgress(completedBytes: completed, totalBytes: nil).fraction == nil)
  }
}
