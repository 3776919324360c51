import EspalierBase
import EspalierGateways
import EspalierScopes
import EspalierTesting
import Foundation
import Synchronization

import TestSupport
import Testing
@testable import EspalierGateways

@Suite struct EventsTests {
  @Test func `events are read however they are cut`() throws {
    let text =
      "\u{FEFF}: hello\r\n\r\nevent: rates\ndata: a\ndata:b\nid: 7\n\ndata\r\rretry: 250\nignored: x\ndata:  c\n\n"
    let expected = [
      ServerEvent(kind: "rates", data: "a\nb", id: "7"), ServerEvent(kind: "message", data: "", id: "7"),
      ServerEvent(kind: "message", data: " c", id: "7"),
    ]
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      var parser = ServerEventParser(maximumBytes: 1000)
      var rest = Data(text.utf8)
      var events: [ServerEvent] = []
      while !rest.isEmpty {
        let count = Int.random(in: 1...rest.count, using: &generator)
        events += try parser.read(Data(rest.prefix(count)))
        rest = Data(rest.dropFirst(count))
      }
      #expect(events == expected)
      #expect(parser.retry == .milliseconds(250))
    }
  }

  @Test func `an event without an end is not kept for ever`() {
    var parser = ServerEventParser(maximumBytes: 1000)
    #expect(throws: BodyTooLargeError.self) {
      for _ in 0..<1001 { _ = try parser.read(Data("data: x\n".utf8)) }
    }
  }

  @Test func `a server may say that it is there for as long as it likes`() throws {
    var parser = ServerEventParser(maximumBytes: 100)
    for _ in 0..<1000 { #expect(try parser.read(Data(": still here\nid: 7\n".utf8)).isEmpty) }
    #expect(try parser.read(Data("data: a\n\n".utf8)).map(\.data) == ["a"])
  }

  @Test func `an event that is too large is a network error`() async throws {
    let server = ScriptedTransport { _ in
      Response(
        status: 200, headers: ["Content-Type": "text/event-stream"],
        body: ByteChunks(Data("data: \(String(repeating: "x", count: 200))\n\n".utf8)))
    }
    let client = NetworkClient("https://a.example", over: server)
    let error = await #expect(throws: NetworkError.self) {
      try await client.events(.get("/"), maximumBytes: 100) { _ in }
    }
    guard case .tooLarge(100)? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `a server that asks for no wait has one`() async throws {
    let clock = TestClock()
    let server = ScriptedTransport { _ in
      Response(
        status: 200, headers: ["Content-Type": "text/event-stream"], body: ByteChunks(Data("retry: 0\n\n".utf8)))
    }
    let client = NetworkClient("https://a.example", over: server, clock: clock)
    let reading = Task { try await client.events(.get("/"), backoff: .constant(.seconds(1))) { _ in } }
    while clock.sleeperCount == 0 { await Task.yield() }
    #expect(server.requests.count == 1)
    reading.cancel()
    await #expect(throws: CancellationError.self) { try await reading.value }
  }

  @Test func `a connection that ends is made anew, from the last event on`() async throws {
    let clock = TestClock()
    let answers = Mutex(["id: 1\ndata: a\n\n", "id: 2\ndata: b\n\nretry: 2000\n\ndata: half", ""])
    let server = ScriptedTransport { request in
      let text = answers.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      guard let text else { return Response(status: 204) }
      if text.isEmpty { throw TransportError.cut }
      return Response(status: 200, headers: ["Content-Type": "text/event-stream"], body: ByteChunks(Data(text.utf8)))
    }
    let client = NetworkClient("https://a.example", over: server, clock: clock)
    let events = Mutex<[String]>([])
    let reading = Task {
      try await client.events(.get("/"), backoff: .constant(.seconds(1))) { event in
        events.withLock { $0.append(event.data) }
      }
    }
    for wait in [1, 2, 2] {
      while clock.sleeperCount == 0 { await Task.yield() }
      clock.advance(by: .seconds(wait))
    }
    try await reading.value
    #expect(events.withLock { $0 } == ["a", "b"])
    #expect(server.requests.map { $0.headers["Last-Event-ID"] } == [nil, "1", "2", "2"])
  }

  @Test func `what sends no events says so`() async {
    let client = NetworkClient("https://a.example", over: .answers(["/": 7]))
    await #expect(throws: NotEventsError.self) { try await client.events(.get("/")) { _ in } }
    let refused = await #expect(throws: NetworkError.self) { try await client.events(.get("/none")) { _ in } }
    #expect(refused?.status == 404)
  }
}
