import Foundation
import Logging
import NIOCore
import NIOPosix
import Testing

@testable import EspalierServer

/// Tests of connections that a server has accepted in the moment in which it stops.
@Suite(.timeLimit(.minutes(10))) struct ArrivedConnectionTests {
  /// Sets up a connection as a listener does, and returns it with the browser's end once its first request is read.
  private func arrive(at entrance: ConnectionEntrance) async throws -> (BrowserConnection, browser: Int32) {
    var ends: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    let request = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
    #expect(write(ends[1], request, request.utf8.count) == request.utf8.count)
    let upgrade = UpgradeChannel(entrance)
    let logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
    let connection = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .withConnectedSocket(ends[0]) { channel in upgrade.setup(channel: channel, logger: logger) }
    return (connection, ends[1])
  }

  private func withEntrance(_ body: (ConnectionEntrance) async throws -> Void) async throws {
    let directory = TestServer.makeDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let server = WebServer(WebConfiguration(dataDirectory: directory, title: "Wallet")) { _ in
      throw CancellationError()
    }
    try await body(try server.makeSite(watchdogClock: ContinuousClock(), identify: nil).entrance)
  }

  @Test func `a connection that nobody took before the server stopped is closed, and the program goes on`() async throws
  {
    try await withEntrance { entrance in
      let browser: Int32
      do {
        let (connection, end) = try await arrive(at: entrance)
        _ = try await connection.kind.get()
        browser = end
      }
      // The server has dropped it here; the test would end in a trap if nobody else held it.
      await entrance.arrivals.finish()
      var byte: UInt8 = 0
      #expect(read(browser, &byte, 1) == 0, "the browser sees the end, and no answer")
      close(browser)
    }
  }

  @Test func `a connection whose first request comes after the end is closed`() async throws {
    try await withEntrance { entrance in
      await entrance.arrivals.finish()
      let (connection, browser) = try await arrive(at: entrance)
      await #expect(throws: ChannelError.self) { _ = try await connection.kind.get() }
      #expect(entrance.arrivals.take(connection.channel) == nil)
      try? await connection.channel.close()
      close(browser)
    }
  }

  @Test func `a connection is taken once`() async throws {
    try await withEntrance { entrance in
      let (connection, browser) = try await arrive(at: entrance)
      _ = try await connection.kind.get()
      let kind = entrance.arrivals.take(connection.channel)
      guard case .http(let requests) = kind else {
        Issue.record("a request is HTTP")
        return
      }
      #expect(entrance.arrivals.take(connection.channel) == nil)
      try? await requests.channel.executeThenClose { _, _ in }
      close(browser)
    }
  }
}
