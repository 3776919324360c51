import Foundation
import Testing

@testable import EspalierWorkers

/// Tests of a supervisor's knowledge of a connection, and of the little that a stranger can hold of it.
@Suite struct ConnectionPeekingTests {
  /// Both ends of a connection; the browser's end closes with it.
  private final class Line {
    let here: Int32
    let browser: Int32

    init() throws {
      var ends: [Int32] = [-1, -1]
      try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
      (here, browser) = (ends[0], ends[1])
    }

    deinit {
      close(here)
      close(browser)
    }

    func send(_ text: String) { _ = write(browser, text, text.utf8.count) }
  }

  private func peeking(_ maximum: Int = 10) -> ConnectionPeeking {
    ConnectionPeeking(maximum: maximum, headTime: .seconds(15), cookies: ["espalier-session"])
  }

  private func isKnown(_ outcome: ConnectionPeeking.Outcome) -> Bool {
    if case .known = outcome { true } else { false }
  }
  private func waits(_ outcome: ConnectionPeeking.Outcome) -> Bool { if case .waits = outcome { true } else { false } }
  private func isOver(_ outcome: ConnectionPeeking.Outcome) -> Bool { if case .over = outcome { true } else { false } }

  @Test func `a head is read and left in the connection`() throws {
    let line = try Line()
    var peeking = peeking()
    line.send("GET / HTTP/1.1\r\n")
    #expect(waits(peeking.begin(line.here, at: .zero)))
    line.send("Host: a\r\n\r\n")
    #expect(isKnown(peeking.readAgain(line.here)))
    #expect(peeking.count == 0)
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = recv(line.here, &bytes, 100, Int32(MSG_DONTWAIT))
    #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == "GET / HTTP/1.1\r\nHost: a\r\n\r\n")
  }

  @Test func `a head that trickles is looked at so often and no more`() throws {
    let line = try Line()
    var peeking = peeking()
    line.send("G")
    #expect(waits(peeking.begin(line.here, at: .zero)))
    var looks = 1
    while waits(peeking.readAgain(line.here)) {
      line.send("x")
      looks += 1
      guard looks < 1_000 else { break }
    }
    #expect(looks == ConnectionPeeking.maximumLooks)
    #expect(peeking.count == 0)
  }

  @Test func `a connection whose head does not come, and the oldest of too many, are over`() throws {
    let lines = try (0..<4).map { _ in try Line() }
    var peeking = peeking(2)
    for (index, line) in lines.enumerated() { #expect(waits(peeking.begin(line.here, at: .seconds(index)))) }
    #expect(peeking.takeOver(at: .seconds(4)) == lines.prefix(2).map(\.here))
    #expect(peeking.deadline == .seconds(17))
    #expect(peeking.takeOver(at: .seconds(16)) == [])
    #expect(peeking.takeOver(at: .seconds(18)) == lines.suffix(2).map(\.here))
    #expect(peeking.deadline == nil)
  }

  @Test func `a browser that hangs up is over`() throws {
    let line = try Line()
    var peeking = peeking()
    #expect(waits(peeking.begin(line.here, at: .zero)))
    shutdown(line.browser, Int32(SHUT_RDWR))
    #expect(isOver(peeking.readAgain(line.here)))
    #expect(isOver(peeking.readAgain(line.here)), "of one that is not there nothing can be said")
  }
}
