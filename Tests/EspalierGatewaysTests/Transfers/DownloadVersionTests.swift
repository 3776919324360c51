import EspalierGateways
import Foundation
import Testing

/// A file is of one version, whatever a server does between two downloads.
@Suite struct DownloadVersionTests {
  let old = Data((0..<50).map { UInt8($0) })
  let new = Data((100..<160).map { UInt8($0) })

  /// Downloads the old file up to a byte, changes the server, downloads again, and gives what is there then.
  private func again(
    after cut: Int = 20, headers: Headers = ["ETag": "\"a\""], first: Request = .get("/a"), then: Request = .get("/a"),
    _ change: (inout FileServer.State) -> Void
  ) async throws -> (file: Data, ranges: [String?]) {
    let downloads = try Downloads()
    let server = FileServer(old)
    server.change { ($0.headers, $0.cut) = (headers, cut) }
    await #expect(throws: NetworkError.self) { try await server.client.download(first, to: downloads.target) }
    server.change {
      ($0.file, $0.cut) = (new, nil)
      change(&$0)
    }
    try await server.client.download(then, to: downloads.target)
    #expect(try downloads.names == ["file.bin"])
    return (try Data(contentsOf: downloads.target), server.ranges)
  }

  @Test func `another version begins anew`() async throws {
    let (file, ranges) = try await again { $0.headers["ETag"] = "\"b\"" }
    #expect(file == new && ranges == [nil, "bytes=20-"])
  }

  @Test func `a version that is shorter than what is there begins anew`() async throws {
    let (file, ranges) = try await again {
      ($0.file, $0.headers) = (new.prefix(10), ["ETag": "\"b\""])
      $0.change = { response in if response.headers["Content-Range"] != nil { response.status = 416 } }
    }
    #expect(file == new.prefix(10) && ranges == [nil, "bytes=20-"])
    let (other, tried) = try await again {
      // A server that does not know If-Range.
      $0.file = new.prefix(10)
    }
    #expect(other == new.prefix(10) && tried == [nil, "bytes=20-", nil])
  }

  @Test(
    arguments: [
      ["ETag": "W/\"a\""], ["ETag": "W/\"a\"", "Last-Modified": "Sun, 22 Nov 2026 00:00:00 GMT"], ["ETag": "a"], [:],
      ["Last-Modified": "Sun, 22 Nov 2026 00:00:00 GMT", "Date": "Sun, 22 Nov 2026 00:00:00 GMT"],
      ["Last-Modified": "Sun, 22 Nov 2026 00:00:00 GMT"],
      ["ETag": "\"a\"", "Content-Encoding": "gzip"],
    ] as [Headers])
  func `a version that nobody vouches for begins anew`(headers: Headers) async throws {
    let (file, ranges) = try await again(headers: headers) { _ in }
    #expect(file == new && ranges == [nil, nil])
  }

  @Test func `another address, language or person begins anew, and so does what is no GET`() async throws {
    for then in [
      Request.get("/b"), .get("/a").query("page", 2), .get("/a").query("token", "x"),
      .get("/a").header("Accept-Language", "de"), .get("/a").cached(for: "ada"), .post("/a"),
    ] {
      let (file, ranges) = try await again(then: then) { _ in }
      #expect(file == new && ranges == [nil, nil])
    }
    let (file, ranges) = try await again(first: .post("/a"), then: .post("/a")) { _ in }
    #expect(file == new && ranges == [nil, nil])
  }

  @Test(arguments: [
    "bytes 0-59/60", "bytes 21-59/60", "bytes 20-58/60", "bytes 20-59/*", "bytes 20-59/60", "bytes 20-49",
    "items 20-59/60",
    "",
  ])
  func `another range than was asked begins anew`(range: String) async throws {
    let (file, ranges) = try await again {
      $0.change = { response in if response.status == 206 { response.headers["Content-Range"] = range } }
    }
    #expect(file == new && ranges == [nil, "bytes=20-", nil])
  }

  @Test(arguments: ["\"b\"", "W/\"a\"", nil])
  func `a part whose tag is not that of the beginning begins anew`(tag: String?) async throws {
    let (file, ranges) = try await again {
      $0.file = new.prefix(50)
      $0.change = { response in if response.status == 206 { response.headers["ETag"] = tag } }
    }
    #expect(file == new.prefix(50) && ranges == [nil, "bytes=20-", nil])
  }

  @Test(arguments: ["Sun, 22 Nov 2026 00:00:09 GMT", nil])
  func `a part whose date is not that of the beginning begins anew`(date: String?) async throws {
    let headers: Headers = [
      "Last-Modified": "Sun, 22 Nov 2026 00:00:00 GMT", "Date": "Sun, 22 Nov 2026 00:00:01 GMT",
    ]
    let (file, ranges) = try await again(headers: headers) {
      $0.file = new.prefix(50)
      $0.change = { response in if response.status == 206 { response.headers["Last-Modified"] = date } }
    }
    #expect(file == new.prefix(50) && ranges == [nil, "bytes=20-", nil])
  }

  @Test func `another place that the server sends on to begins anew`() async throws {
    let downloads = try Downloads()
    let first = FileServer(old)
    first.change { $0.cut = 20 }
    let second = FileServer(new.prefix(50))
    func client(_ place: String, _ server: FileServer) -> NetworkClient {
      NetworkClient(
        "https://files.example",
        over: ScriptedTransport { request in
          if request.address?.path == "/latest" { return Response(status: 302, headers: ["Location": place]) }
          return server.answer(request)
        })
    }
    await #expect(throws: NetworkError.self) {
      try await client("/v1", first).download(.get("/latest"), to: downloads.target)
    }
    try await client("/v2", second).download(.get("/latest"), to: downloads.target)
    #expect(try Data(contentsOf: downloads.target) == new.prefix(50))
    #expect(second.ranges == ["bytes=20-", nil])
  }

  @Test func `the same place that the server sends on to is gone on with`() async throws {
    let downloads = try Downloads()
    let server = FileServer(old)
    let client = NetworkClient(
      "https://files.example",
      over: ScriptedTransport { request in
        if request.address?.path == "/latest" { return Response(status: 302, headers: ["Location": "/v1"]) }
        return server.answer(request)
      })
    server.change { $0.cut = 20 }
    await #expect(throws: NetworkError.self) { try await client.download(.get("/latest"), to: downloads.target) }
    server.change { $0.cut = nil }
    try await client.download(.get("/latest"), to: downloads.target)
    #expect(try Data(contentsOf: downloads.target) == old && server.ranges == [nil, "bytes=20-"])
  }

  @Test func `more bytes than were announced are no file, and nothing of them stays`() async throws {
    let downloads = try Downloads()
    let server = FileServer(old)
    server.change { $0.change = { $0.headers["Content-Length"] = "40" } }
    await #expect(throws: NetworkError.self) { try await server.client.download(.get("/a"), to: downloads.target) }
    #expect(try downloads.names == [])
  }

  @Test func `a part that nobody asked for is no file`() async throws {
    let downloads = try Downloads()
    let server = FileServer(old)
    server.change {
      $0.change = { response in
        response.status = 206
        response.headers["Content-Range"] = "bytes 0-49/50"
      }
    }
    let error = await #expect(throws: NetworkError.self) {
      try await server.client.download(.get("/a"), to: downloads.target)
    }
    #expect("\(String(describing: error))".contains("a part of the file, though the whole was asked for"))
    #expect(try downloads.names == [] && server.requests.count == 1)
  }

  @Test func `bytes that are not in the note are not taken, and fewer than are noted begin anew`() async throws {
    for (length, range) in [(30, "bytes=20-"), (19, nil)] {
      let downloads = try Downloads()
      let server = FileServer(old)
      server.change { $0.cut = 20 }
      await #expect(throws: NetworkError.self) { try await server.client.download(.get("/a"), to: downloads.target) }
      var partial = try Data(contentsOf: downloads.partial).prefix(length)
      while partial.count < length { partial.append(0xFF) }
      try partial.write(to: downloads.partial)
      server.change { $0.cut = nil }
      try await server.client.download(.get("/a"), to: downloads.target)
      #expect(try Data(contentsOf: downloads.target) == old && server.ranges == [nil, range])
    }
  }

  @Test func `a download that nobody answers leaves what another one has begun`() async throws {
    let downloads = try Downloads()
    let server = FileServer(old)
    server.change { $0.cut = 20 }
    await #expect(throws: NetworkError.self) { try await server.client.download(.get("/a"), to: downloads.target) }
    let offline = NetworkClient("https://files.example", over: ScriptedTransport { _ in throw TransportError.cut })
    for request in [Request.get("/b"), .get("/a")] {
      await #expect(throws: NetworkError.self) { try await offline.download(request, to: downloads.target) }
    }
    server.change { $0.cut = nil }
    try await server.client.download(.get("/a"), to: downloads.target)
    #expect(try Data(contentsOf: downloads.target) == old && server.ranges == [nil, "bytes=20-"])
  }
}
