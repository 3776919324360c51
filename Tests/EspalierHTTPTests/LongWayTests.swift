import EspalierGateways
import EspalierHTTP
import Foundation
import Testing

/// Tests of answers that are cut, recorded or led through another server, over real connections.
@Suite(.timeLimit(.minutes(10))) struct LongWayTests {
  private func temporary(_ name: String) -> URL {
    FileManager.default.temporaryDirectory.appending(path: "\(name)-\(UUID().uuidString)")
  }

  @Test func `requests go through the proxy, which is told where they go and sees no more of them than it must`()
    async throws
  {
    let proxy = try await ByteServer { _ in [.bytes("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi")] }
    var options = HTTPTransport.Options()
    options.proxy = HTTPProxy(host: "127.0.0.1", port: proxy.port)
    let transport = HTTPTransport(options)
    let client = NetworkClient("http://shop.invalid/v1", over: transport)
    #expect(try await client.text(.get("/goods").query("page", 2)) == "hi")
    #expect(
      proxy.requests.map { $0.prefix { $0 != "\r\n" } } == [
        "CONNECT shop.invalid:80 HTTP/1.1", "GET /v1/goods?page=2 HTTP/1.1",
      ])
    try await transport.close()
    try await proxy.close()
  }

  @Test func `a proxy that wants to know who asks is told of as such`() async throws {
    let proxy = try await ByteServer { _ in
      [.bytes("HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n"), .close]
    }
    var options = HTTPTransport.Options()
    options.proxy = HTTPProxy(host: "127.0.0.1", port: proxy.port)
    let transport = HTTPTransport(options)
    let client = NetworkClient("https://shop.invalid", over: transport)
    let error = try #require(await #expect(throws: NetworkError.self) { try await client.send(.get("/")) })
    #expect("\(error)".contains("the proxy"), "\(error)")
    #expect(proxy.requests[0].hasPrefix("CONNECT shop.invalid:443 HTTP/1.1\r\n"))
    try await transport.close()
    try await proxy.close()
  }

  @Test func `a download that was cut goes on where it was, with the version that it began with`() async throws {
    let server = try await ByteServer { request in
      guard request.lowercased().contains("range: bytes=5-") else {
        return [
          .bytes("HTTP/1.1 200 OK\r\nContent-Length: 10\r\nETag: \"v1\"\r\nAccept-Ranges: bytes\r\n\r\n01234"), .close,
        ]
      }
      return [
        .bytes(
          "HTTP/1.1 206 Partial Content\r\nContent-Length: 5\r\nContent-Range: bytes 5-9/10\r\nETag: \"v1\"\r\n\r\n56789"
        )
      ]
    }
    let file = temporary("download")
    defer { try? FileManager.default.removeItem(at: file) }
    let client = NetworkClient(server.address, over: .http)
    await #expect(throws: NetworkError.self) { try await client.download(.get("/statement"), to: file) }
    #expect(!FileManager.default.fileExists(atPath: file.path))
    _ = try await client.download(.get("/statement"), to: file)
    #expect(try Data(contentsOf: file) == Data("0123456789".utf8))
    let second = try #require(server.requests.last).lowercased()
    #expect(second.contains("if-range: \"v1\""))
    try await server.close()
  }

  @Test func `what a server answered once is answered again without it`() async throws {
    let folder = temporary("recorded")
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = try await ByteServer { _ in
      [.bytes("HTTP/1.1 200 OK\r\nContent-Length: 11\r\nContent-Type: application/json\r\n\r\n{\"rate\":12}")]
    }
    let client = NetworkClient(server.address, over: .http)
    let asked: Request = .get("/rates").header("Authorization", "Bearer much-too-secret")
    _ = try await client.with(.recording(to: folder)).data(asked)
    try await server.close()
    let rate = try await client.with(.replaying(from: folder)).json(asked)["rate"]?.number
    #expect(rate == 12)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(files.count == 1)
    for file in files { #expect(!(try String(contentsOf: file, encoding: .utf8)).contains("much-too-secret")) }
  }
}
