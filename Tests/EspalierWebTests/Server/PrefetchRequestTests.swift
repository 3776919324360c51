import EspalierTesting
import Foundation
import Testing

@testable import EspalierLivePage
@testable import EspalierServer
@testable import EspalierWire

/// Tests of requests for places that a page prepares before their links are tapped.
@Suite(.timeLimit(.minutes(10))) struct PrefetchRequestTests {
  private static let ahead = ["X-Espalier-Prefetch": "1"]

  @Test func `the content of a place comes without a document, and its page is gone`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      let reply = try await server.get("/accounts/7", cookie: visit.cookie, Self.ahead)
      #expect(reply.status == 200 && reply["X-Espalier-Prefetch"] == "1" && reply["Cache-Control"] == "no-store")
      #expect(reply.text == "<main data-e=\"1.1\">Hello</main>")
      #expect(reply["Set-Cookie"] == nil)
      let page = try #require(await server.book.pages.last)
      #expect(page.path == "/accounts/7")
      #expect(await page.events == [.ended(.expired)])
    }
  }

  @Test func `a browser without a session gets nothing, and no session`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let reply = try await server.get("/accounts/7", Self.ahead)
      #expect(reply.status == 204 && reply["Set-Cookie"] == nil)
      #expect(await server.book.pages.isEmpty)
    }
  }

  @Test(arguments: [301, 403, 404, 503])
  func `a place that leads on, or does not show its content, is not prepared`(status: Int) async throws {
    let book = PageBook()
    try await TestServer.run(book: book) { (server: TestServer) async throws in
      let visit = try await server.visit()
      await MainActor.run {
        if status == 301 { book.paint.redirect = "/elsewhere" } else { book.paint.status = status }
      }
      let reply = try await server.get("/accounts/7", cookie: visit.cookie, Self.ahead)
      #expect(reply.status == 204 && reply["X-Espalier-Prefetch"] == nil && reply.text.isEmpty)
    }
  }

  @Test func `a session that asks too often gets nothing for a while, and its pages as ever`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      for _ in 0..<10 { #expect(try await server.get("/a", cookie: visit.cookie, Self.ahead).status == 200) }
      #expect(try await server.get("/a", cookie: visit.cookie, Self.ahead).status == 204)
      #expect(try await server.get("/a", cookie: visit.cookie).status == 200)
      server.clock.advance(by: .seconds(1))
      #expect(try await server.get("/a", cookie: visit.cookie, Self.ahead).status == 200)
    }
  }

  @Test func `an app that prepares nothing says so to its pages`() async throws {
    try await TestServer.run {
      $0.prefetchesLinks = false
    } _: { (server: TestServer) async throws in
      let visit = try await server.visit()
      #expect(try await server.get("/a", cookie: visit.cookie, Self.ahead).status == 204)
      #expect(try await server.get("/").text.contains("<meta name=\"espalier-prefetch\" content=\"off\">"))
    }
    try await TestServer.run { (server: TestServer) async throws in
      #expect(try await !server.get("/").text.contains("espalier-prefetch"))
    }
  }
}
