import EspalierGateways
import Foundation
import Synchronization
import Testing

/// Tests of the answers that a recording plays back, and of those that it refuses.
@Suite struct RecordingTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: "recorded-\(UUID().uuidString)")

  private func recording(_ answer: @escaping @Sendable (Request) async throws -> Response) -> NetworkClient {
    NetworkClient("https://bank.example/v1", over: ScriptedTransport(answer), middleware: [.recording(to: folder)])
  }

  private func replaying(base: String = "https://bank.example/v1") -> NetworkClient {
    let nobody = ScriptedTransport { _ in
      Issue.record("a replay asked a server")
      throw TransportError.cut
    }
    return NetworkClient(base, over: nobody, middleware: [.replaying(from: folder)])
  }

  private func removeFolder() { try? FileManager.default.removeItem(at: folder) }

  private func notRecorded(by operation: () async throws -> Void) async -> RequestNotRecordedError? {
    let error = await #expect(throws: NetworkError.self) { try await operation() }
    guard case .failed(let reason)? = error?.reason else { return nil }
    return reason as? RequestNotRecordedError
  }

  @Test func `an answer comes again with its status, its headers and its body, without a server`() async throws {
    defer { removeFolder() }
    let client = recording { request in
      switch request.address?.path {
      case "/v1/json": .json(["name": "Ada", "amounts": [1, 2.5], "none": nil], status: 201)
      case "/v1/text": .text("Größe, \"quoted\"\n")
      case "/v1/bytes": Response(status: 200, headers: ["X-A": "1:2"], body: ByteChunks(Data([0, 255, 128])))
      default: Response(status: 204)
      }
    }
    for client in [client, replaying(base: "https://elsewhere.example:8080/v1")] {
      let json = try await client.response(.get("/json"))
      #expect(json.status == 201 && json.headers["Content-Type"] == "application/json")
      #expect(json.body.data == Data(#"{"amounts":[1,2.5],"name":"Ada","none":null}"#.utf8))
      #expect(try await client.text(.get("/text")) == "Größe, \"quoted\"\n")
      let bytes = try await client.response(.get("/bytes"))
      #expect(bytes.body.data == Data([0, 255, 128]) && bytes.headers["x-a"] == "1:2")
      #expect(try await client.response(.delete("/")).status == 204)
    }
  }

  @Test func `a status that is an error is one again`() async throws {
    defer { removeFolder() }
    for client in [recording { _ in .json(["code": "limit"], status: 422) }, replaying()] {
      let error = await #expect(throws: NetworkError.self) {
        try await client.send(.post("/payments").json(["amount": 1]))
      }
      #expect(error?.status == 422)
      #expect(try error?.value([String: String].self) == ["code": "limit"])
    }
  }

  @Test func `method, path, query and body tell requests apart`() async throws {
    defer { removeFolder() }
    let requests: [Request] = [
      .get("/a"), .post("/a"), .get("/b"), .get("/a").query("page", 1), .get("/a").query("page", 2),
      .post("/a").json(["n": 1]), .post("/a").json(["n": 2]), .post("/a").form(["n": 1]),
      .get("https://other.example/v1/a"),
      .get("/a").header("Range", "bytes=5-"),
    ]
    let count = Mutex(0)
    let client = recording { _ in
      let number = count.withLock { count in
        count += 1
        return count
      }
      return .text("\(number)")
    }
    for request in requests { try await client.send(request) }
    let replay = replaying()
    for (index, request) in requests.enumerated().reversed() {
      #expect(try await replay.text(request) == "\(index + 1)")
    }
  }

  @Test func `several answers to one request come in order, and the last for ever after`() async throws {
    defer { removeFolder() }
    let rest = Mutex([503, 200, 201])
    let client = recording { _ in Response(status: rest.withLock { $0.removeFirst() }) }
    let any = Request.get("/a").accepting(200..<600)
    for _ in 0..<3 { try await client.send(any) }
    let replay = replaying()
    var statuses: [Int] = []
    for _ in 0..<5 { statuses.append(try await replay.response(any).status) }
    #expect(statuses == [503, 200, 201, 201, 201])
  }

  @Test func `a new recording takes the place of the old one`() async throws {
    defer { removeFolder() }
    let old = recording { _ in .text("old") }
    for _ in 0..<3 { try await old.send(.get("/a")) }
    try await recording { _ in .text("new") }.send(.get("/a"))
    let replay = replaying()
    for _ in 0..<2 { #expect(try await replay.text(.get("/a")) == "new") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
  }

  @Test func `what was not recorded says what it is and how to record it`() async throws {
    defer { removeFolder() }
    try await recording { _ in Response(status: 200) }.send(.post("/payments").json(["amount": 1]))
    let replay = replaying()
    let error = try #require(
      await notRecorded { try await replay.send(.post("/payments").query("token", "t0").json(["amount": 2])) })
    #expect(error.method == .post && error.target == "/v1/payments?token=***" && error.similar == 1)
    let words = "\(error)"
    let whole = await #expect(throws: NetworkError.self) { try await replay.send(.get("/b")) }
    #expect("\(String(describing: whole))".contains("`replaying(from:)`. See what threw it."))
    #expect(
      words.hasPrefix(
        "Nothing is recorded for POST /v1/payments?token=***: there is no \(folder.path)/post-v1-payments-"))
    #expect(words.contains("There are 1 for this path whose query or body differs."))
    #expect(words.hasSuffix("Record it once with `Middleware.recording(to:)` in the place of `replaying(from:)`."))
  }

  @Test func `a file that people have changed is what is answered, and one that is broken says where`() async throws {
    defer { removeFolder() }
    try await recording { _ in .json(["name": "Ada"]) }.send(.get("/a"))
    let file = try #require(
      try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).first)
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacing("Ada", with: "Grace Hopper").write(to: file, atomically: true, encoding: .utf8)
    #expect(try await replaying().json(.get("/a"))["name"]?.string == "Grace Hopper")
    try text.replacing("\"status\"", with: "\"state\"").write(to: file, atomically: true, encoding: .utf8)
    let error = await notRecorded { try await replaying().send(.get("/a")) }
    #expect(error?.fault == "“response.status” is missing" && error?.file == file.path)
  }

  @Test func `a body that is a stream is recorded when it is whole`() async throws {
    defer { removeFolder() }
    let client = recording { _ in
      let chunks = AsyncStream<Data> { continuation in
        for piece in ["one ", "two ", "three"] { continuation.yield(Data(piece.utf8)) }
        continuation.finish()
      }
      return Response(status: 200, body: ByteChunks(once: chunks))
    }
    func read(_ client: NetworkClient, _ path: String, most: Int) async throws -> String {
      try await client.stream(.get("/\(path)")) { response -> String in
        var text = ""
        var count = 0
        for try await chunk in response.body {
          text += String(decoding: chunk, as: UTF8.self)
          count += 1
          if count == most { break }
        }
        return text
      }
    }
    #expect(try await read(client, "left", most: 2) == "one two ")
    #expect(try await read(client, "whole", most: 9) == "one two three")
    #expect(try await read(replaying(), "whole", most: 9) == "one two three")
    #expect(await notRecorded { _ = try await read(replaying(), "left", most: 9) } != nil)
  }

  @Test func `a request's stream and its form with files are found again`() async throws {
    defer { removeFolder() }
    func stream() -> Request {
      .post("/stream").body(
        .stream(
          AsyncStream<Data> { continuation in
            for piece in ["one ", "two"] { continuation.yield(Data(piece.utf8)) }
            continuation.finish()
          }))
    }
    func form(_ name: String) -> Request {
      .post("/form").multipart(
        MultipartForm().field("name", name).file("a", name: "a.bin", data: Data([0, 255]), contentType: "image/png"))
    }
    let client = recording { request in
      Response(status: 200, body: ByteChunks(try await request.body?.chunks.collected(maximumBytes: 1_000) ?? Data()))
    }
    #expect(try await client.text(stream()) == "one two")
    try await client.send(form("Ada"))
    let told = Mutex<[Int]>([])
    let replay = replaying()
    #expect(
      try await replay.text(stream().uploading { progress in told.withLock { $0.append(progress.completedBytes) } })
        == "one two")
    #expect(told.withLock { $0 } == [0, 4, 7])
    try await replay.send(form("Ada"))
    #expect(await notRecorded { try await replay.send(form("Grace")) } != nil)
  }

  @Test func `a request without an answer is not recorded`() async throws {
    defer { removeFolder() }
    let client = recording { _ in throw TransportError.cut }
    await #expect(throws: NetworkError.self) { try await client.send(.get("/a")) }
    #expect(await notRecorded { try await replaying().send(.get("/a")) }?.similar == 0)
  }

  @Test func `a file that cannot be written is told`() async throws {
    try Data().write(to: folder)
    defer { removeFolder() }
    let client = recording { _ in Response(status: 200) }
    let error = await #expect(throws: NetworkError.self) { try await client.send(.get("/a")) }
    guard case .failed? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
