import EspalierNavigation
import EspalierScreens
import Foundation
import Testing
@testable import EspalierLivePage
@testable import EspalierServer

@testable import EspalierWire

/// Tests of the pages behind live connections: which one a connection gets, how long it is held, and how many there are.
@Suite("Pages of live connections", .timeLimit(.minutes(10)))
struct LivePageTests {
  @Test func `A second connection takes the page over`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      let first = try await server.join(visit)
      #expect(try await first.receive() == .text("[0,0]"))
      let second = try await server.join(visit, lastPatch: 5)
      #expect(try await second.receive() == .text("[0,0]"))
      #expect(try await first.receive() == .closed(code: 1000))
      try await second.send(text: "[7]")
      await visit.page.happened(.received("[7]"))
      #expect(
        await visit.page.events == [
          .joined(path: "/", lastPatch: 0, fields: [:]), .left, .joined(path: "/", lastPatch: 5, fields: [:]),
          .received("[7]"),
        ])
    }
  }

  @Test func `A page waits for its browser, longer when it was there before`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let never = try await server.visit()
      let once = try await server.visit()
      let client = try await server.join(once)
      _ = try await client.receive()
      await server.clock.advanceAndSweep(by: .seconds(29))
      #expect(await !never.page.hasEnded)
      await server.clock.advanceAndSweep(by: .seconds(1))
      await never.page.happened(.ended(.expired))
      await server.clock.advanceAndSweep(by: .seconds(600))
      #expect(await !once.page.hasEnded)
      client.raw.abort()
      await once.page.happened(.left)
      await server.clock.advanceAndSweep(by: .seconds(59))
      #expect(await !once.page.hasEnded)
      await server.clock.advanceAndSweep(by: .seconds(1))
      await once.page.happened(.ended(.expired))
      #expect(await server.site.state.pages.count == 0)
    }
  }

  @Test func `A page that is no longer held is made again where its browser is`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit("/start")
      await server.clock.advanceAndSweep(by: .seconds(31))
      await visit.page.happened(.ended(.expired))
      let client = try await server.join(visit, path: "/accounts/7", lastPatch: 12)
      #expect(try await client.receive() == .text("[0,0]"))
      let page = try #require(await server.book.pages.last)
      #expect(page !== visit.page)
      #expect(page.path == "/accounts/7")
      #expect(page.visitor.timeZone == "Europe/Berlin")
      #expect(await page.events == [.joined(path: "/accounts/7", lastPatch: 12, fields: [:])])
    }
  }

  @Test func `After a restart the same token brings the page back`() async throws {
    let directory = TestServer.makeDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let visit = try await TestServer.run(in: directory) { (server: TestServer) async throws in try await server.visit()
    }
    try await TestServer.run(in: directory) { (server: TestServer) async throws in
      let client = try await server.join(visit, path: "/there")
      #expect(try await client.receive() == .text("[0,0]"))
      #expect(await server.book.pages.map(\.path) == ["/there"])
    }
    // But not into another version of the app.
    try await TestServer.run(in: directory, { $0.version = "2.0" }) { (server: TestServer) async throws in
      let client = try await server.join(visit)
      #expect(try await client.receive() == .text("[0,0,[8,\"version\"]]"))
    }
  }

  @Test func `Two connections that bring a page back at once get one page`() async throws {
    let book = PageBook()
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    try await TestServer.run(book: book) { (server: TestServer) async throws in
      let visit = try await server.visit()
      await server.clock.advanceAndSweep(by: .seconds(31))
      let (making, made) = AsyncStream.makeStream(of: Void.self)
      await MainActor.run {
        book.whileMaking = {
          made.yield()
          for await _ in gate {}
        }
      }
      let first = try await server.join(visit)
      let second = try await server.join(visit)
      var seen = making.makeAsyncIterator()
      await seen.next()
      await seen.next()
      opener.finish()
      // One of them has it in the end; the other was replaced.
      _ = try await first.receive()
      _ = try await second.receive()
      let pages = await Array(server.book.pages.dropFirst())
      #expect(pages.count == 2)
      #expect(await server.site.state.pages.count == 1)
      #expect(await pages[0].hasEnded != pages[1].hasEnded)
      // The one that is left can be kept, though the store was asked twice.
      let state = PageState(
        state: NavigationState(stack: .init(["/a"])), scenes: RestorationStates(), events: PageEvents.Stored(last: 1))
      for page in pages { await page.change(to: state) }
      #expect(await server.site.state.commits.keep())
      #expect(await server.site.state.pages.count == 1)
    }
  }

  @Test func `A session has only so many pages, and those that wait make room`() async throws {
    try await TestServer.run({ $0.limits.pages.maximumCountOfSession = 3 }) { (server: TestServer) async throws in
      let first = try await server.visit()
      let client = try await server.join(first)
      _ = try await client.receive()
      for _ in 0..<4 { _ = try await server.visit(cookie: first.cookie) }
      #expect(await server.site.state.pages.count == 3)
      #expect(await !first.page.hasEnded)
      let others = await Array(server.book.pages.dropFirst())
      #expect(await MainActor.run { others.map { $0.hasEnded } } == [true, true, false, false])
    }
  }

  @Test func `When all pages of a session are connected, one more is refused`() async throws {
    try await TestServer.run({ $0.limits.pages.maximumCountOfSession = 1 }) { (server: TestServer) async throws in
      let visit = try await server.visit()
      let client = try await server.join(visit)
      _ = try await client.receive()
      #expect(try await server.get("/", cookie: visit.cookie).status == 503)
      #expect(await server.book.pages.last?.events == [.ended(.expired)])
      #expect(await !visit.page.hasEnded)
    }
  }

  @Test func `A flood of page loads holds only so many pages`() async throws {
    try await TestServer.run({ $0.limits.pages.maximumWaitingCount = 5 }) { (server: TestServer) async throws in
      let visit = try await server.visit()
      let client = try await server.join(visit)
      _ = try await client.receive()
      for _ in 0..<20 { #expect(try await server.get("/").status == 200) }
      #expect(await server.site.state.pages.count == 6)
      #expect(await !visit.page.hasEnded)
    }
  }

  @Test func `When the server stops, browsers are told to come back and pages are torn down`() async throws {
    let visited = try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      let client = try await server.join(visit)
      _ = try await client.receive()
      return (visit.page, client)
    }
    #expect(try await visited.1.receive() == .closed(code: 1001))
    #expect(await visited.0.events.suffix(2) == [.left, .ended(.expired)])
  }
}
