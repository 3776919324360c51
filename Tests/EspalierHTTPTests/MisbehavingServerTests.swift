import EspalierGateways
import EspalierHTTP
import EspalierPrograms
import Foundation
import Testing

/// Tests of a client's errors with servers that do not keep to the protocol.
@Suite(.timeLimit(.minutes(10))) struct MisbehavingServerTests {
  private func reason(
    _ steps: [ByteServer.Step], options: HTTPTransport.Options = .init(), request: Request = .get("/")
  ) async throws -> NetworkError.Reason {
    let server = try await ByteServer { _ in steps }
    let client = NetworkClient(server.address, over: .http(options))
    let error = try #require(await #expect(throws: NetworkError.self) { try await client.data(request) })
    try await server.close()
    return error.reason
  }

  @Test func `a head that does not come is a time limit, and the connection is closed`() async throws {
    let server = try await ByteServer { _ in [.bytes("HTTP/1.1 200 OK\r\n"), .silence] }
    var options = HTTPTransport.Options()
    options.idle = .milliseconds(100)
    let client = NetworkClient(server.address, over: .http(options))
    let error = try #require(await #expect(throws: NetworkError.self) { try await client.data(.get("/")) })
    guard case .transport(.timedOut(.idle)) = error.reason else {
      Issue.record("\(error)")
      return
    }
    while server.gone == 0 { await Task.yield() }
    try await server.close()
  }

  @Test func `a body that stands still is a time limit`() async throws {
    var options = HTTPTransport.Options()
    options.idle = .milliseconds(100)
    let reason = try await reason(
      [.bytes("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n12345"), .silence], options: options)
    guard case .transport(.timedOut(.idle)) = reason else {
      Issue.record("\(reason)")
      return
    }
  }

  @Test func `a body that comes byte by byte ends with the request's time`() async throws {
    let reason = try await reason(
      [.bytes("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"), .endless("1\r\nx\r\n")],
      request: .get("/").within(.milliseconds(100)))
    guard case .transport(.timedOut(.total)) = reason else {
      Issue.record("\(reason)")
      return
    }
  }

  @Test(
    arguments: [
      [.close], [.bytes("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n12345"), .close],
      [.bytes("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n12"), .close],
      [.bytes("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n12345\r\n"), .close],
    ] as [[ByteServer.Step]])
  func `an answer that is cut is told as that, and never taken for whole`(steps: [ByteServer.Step]) async throws {
    let reason = try await reason(steps)
    guard case .transport(let fault) = reason, fault == .cut else {
      Issue.record("\(reason)")
      return
    }
  }

  @Test(arguments: ["SSH-2.0-OpenSSH_9.6\r\n", "HTTP/1.1 abc OK\r\n\r\n", "\0\u{1}\u{2}\r\n\r\n"])
  func `what is not HTTP is told as that`(bytes: String) async throws {
    let reason = try await reason([.bytes(bytes), .close])
    guard case .transport(.malformed) = reason else {
      Issue.record("\(reason)")
      return
    }
  }

  @Test func `a body without an end is refused at its limit, and the connection closed`() async throws {
    let server = try await ByteServer { _ in
      [
        .bytes("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"),
        .endless("400\r\n\(String(repeating: "x", count: 1024))\r\n"),
      ]
    }
    let client = NetworkClient(server.address, over: .http)
    let error = try #require(
      await #expect(throws: NetworkError.self) { try await client.data(.get("/").maximumBytes(1_000_000)) })
    guard case .tooLarge(1_000_000) = error.reason else {
      Issue.record("\(error)")
      return
    }
    while server.gone == 0 { await Task.yield() }
    try await server.close()
  }

  @Test func `a small answer that inflates without measure is refused`() async throws {
    // A gzip of 10 MB of zeros, some 10 KB.
    let zeros = try RunningProgram(
      URL(filePath: "/bin/sh"), arguments: ["-c", "head -c 10000000 /dev/zero | gzip -9 | base64 -w 0"])
    let bomb = Array(try #require(Data(base64Encoded: try await zeros.wholeOutput())))
    #expect(bomb.count < 20_000)
    let head = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(bomb.count)\r\n\r\n"
    let reason = try await reason([.bytes(head), .data(bomb)])
    guard case .transport(.malformed) = reason else {
      Issue.record("\(reason)")
      return
    }
  }

  @Test(arguments: ["identity", "gzip", "deflate"])
  func `an answer without a body is empty, whatever encoding it names`(encoding: String) async throws {
    for head in ["200 OK\r\nContent-Length: 0", "204 No Content"] {
      let server = try await ByteServer { _ in
        [.bytes("HTTP/1.1 \(head)\r\nContent-Encoding: \(encoding)\r\n\r\n")]
      }
      #expect(try await NetworkClient(server.address, over: .http).data(.get("/")).isEmpty, "\(head)")
      try await server.close()
    }
  }

  @Test func `a gzip of two members is the text of both, or a fault, and never the first alone`() async throws {
    let members = try RunningProgram(
      URL(filePath: "/bin/sh"), arguments: ["-c", "(printf first | gzip; printf second | gzip) | base64 -w 0"])
    let bytes = Array(try #require(Data(base64Encoded: try await members.wholeOutput())))
    let server = try await ByteServer { _ in
      [.bytes("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(bytes.count)\r\n\r\n"), .data(bytes)]
    }
    let client = NetworkClient(server.address, over: .http)
    do {
      #expect(String(decoding: try await client.data(.get("/")), as: UTF8.self) == "firstsecond")
    } catch let error as NetworkError {
      guard case .transport(.malformed) = error.reason else {
        Issue.record("\(error)")
        return
      }
    }
    try await server.close()
  }

  @Test func `a port where nobody listens, and a name that nobody has`() async throws {
    let server = try await ByteServer { _ in [] }
    try await server.close()
    let client = NetworkClient(server.address, over: .http)
    let refused = try #require(await #expect(throws: NetworkError.self) { try await client.send(.get("/")) })
    guard case .transport(.unreachable) = refused.reason else {
      Issue.record("\(refused)")
      return
    }
    #expect(ConnectionError(refused) == .offline && "\(refused)".contains("See whether the server runs"))
    let nowhere = NetworkClient("http://no-such-host.invalid", over: .http)
    let unknown = try #require(await #expect(throws: NetworkError.self) { try await nowhere.send(.get("/")) })
    guard case .transport(.nameNotFound) = unknown.reason else {
      Issue.record("\(unknown)")
      return
    }
  }

  @Test func `a server that speaks no TLS is not secure`() async throws {
    let server = try await ByteServer { _ in [.bytes("HTTP/1.1 200 OK\r\n\r\n")] }
    let client = NetworkClient("https://127.0.0.1:\(server.port)", over: .http)
    let error = try #require(await #expect(throws: NetworkError.self) { try await client.send(.get("/")) })
    guard case .transport(.insecure) = error.reason else {
      Issue.record("\(error)")
      return
    }
    try await server.close()
  }
}
