import EspalierCryptography
import EspalierNavigation
import EspalierTesting
import Foundation
import Testing

@testable import EspalierLivePage
@testable import EspalierServer

@Suite("Requests for pages", .timeLimit(.minutes(10)))
struct PageRequestTests {
  @Test func `Any path answers with the whole document`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let reply = try await server.get("/accounts/7?tab=all")
      #expect(reply.status == 200)
      #expect(reply["Content-Type"] == "text/html; charset=utf-8")
      #expect(reply["Cache-Control"] == "no-store")
      #expect(reply["Date"] == "Tue, 14 Nov 2023 22:13:20 GMT")
      let text = reply.text
      #expect(text.hasPrefix("<!doctype html>\n<html lang=\"en\">"))
      #expect(text.contains("<div id=\"espalier\"><main data-e=\"1.1\">Hello</main></div>"))
      #expect(text.contains("<div id=\"espalier-status\" role=\"status\" data-offline=\""))
      #expect(text.contains("<title>Home</title>"))
      #expect(!text.contains("style="))
      let page = try #require(await server.book.pages.first)
      #expect(page.path == "/accounts/7?tab=all")
      #expect(page.visitor.identity == nil)
    }
  }

  @Test(arguments: ["/a%zz", "/%FF", "/accounts?month=%", "/%00"])
  func `An address that cannot be read is told, and is not the start`(path: String) async throws {
    try await TestServer.run { (server: TestServer) async throws in
      #expect(try await server.get(path).status == 400)
      #expect(await server.book.pages.isEmpty)
    }
  }

  @Test func `Status, language and title come from the page and are escaped`() async throws {
    let book = PageBook()
    await MainActor.run {
      book.paint = PagePaint(
        status: 404, title: "</title><script>\"\u{301}", body: "", language: "de-DE",
        redirect: nil)
    }
    try await TestServer.run(book: book) { (server: TestServer) async throws in
      let reply = try await server.get("/nowhere")
      #expect(reply.status == 404)
      #expect(reply["Content-Language"] == "de-DE")
      #expect(reply.text.contains("<html lang=\"de-DE\">"))
      #expect(reply.text.contains("<title>&lt;/title&gt;&lt;script&gt;&quot;\u{301}</title>"))
    }
  }

  @Test func `A page that wants the browser elsewhere redirects and is gone`() async throws {
    let book = PageBook()
    await MainActor.run { book.paint.redirect = "/sign-in" }
    try await TestServer.run(book: book) { (server: TestServer) async throws in
      let reply = try await server.get("/")
      #expect(reply.status == 303)
      #expect(reply["Location"] == "/sign-in")
      #expect(reply.sessionCookie != nil)
      #expect(await book.pages[0].hasEnded)
      await MainActor.run { book.paint.redirect = "//evil.example" }
      #expect(try await server.get("/")["Location"] == "/")
    }
  }

  @Test func `Who asks for a former address is sent on for good`() async throws {
    let book = PageBook()
    await MainActor.run {
      book.paint.redirect = "/products/3"
      book.paint.isMoved = true
    }
    try await TestServer.run(book: book) { (server: TestServer) async throws in
      let reply = try await server.get("/items/3")
      #expect(reply.status == 308)
      #expect(reply["Location"] == "/products/3")
      #expect(reply["Cache-Control"] == "max-age=3600")
      #expect(await book.pages[0].hasEnded)
    }
  }

  @Test func `HEAD answers like GET without a body, and leaves nothing behind`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let reply = try await server.request("HEAD", "/")
      #expect(reply.status == 200)
      #expect((reply["Content-Length"].flatMap { Int($0) } ?? 0) > 500)
      #expect(reply.sessionCookie == nil)
      #expect(await server.book.pages[0].hasEnded)
      #expect(await server.site.state.pages.count == 0)
    }
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH"])
  func `Other methods are refused with what is allowed`(method: String) async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let reply = try await server.request(method, "/")
      #expect(reply.status == 405)
      #expect(reply["Allow"] == "GET, HEAD")
      #expect(await server.book.pages.isEmpty)
    }
  }

  @Test(arguments: ["//evil.example", "/\\evil.example", "/a\\b", "/a\u{7F}b"])
  func `An address that a browser could take for another host is no page`(path: String) async throws {
    try await TestServer.run { (server: TestServer) async throws in
      #expect(try await server.get(path).status == 400)
      #expect(await server.book.pages.isEmpty)
    }
  }

  @Test func `Our own paths never reach a page`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      for path in ["/-/", "/-", "/-/nothing", "/-/espalier-0000.js", "/-/live/x", "/-/submit", "/-/upload/1"] {
        #expect(try await server.get(path).status == 404, "\(path)")
      }
      #expect(try await server.get("/-/icon.svg")["Content-Type"] == "image/svg+xml")
      #expect(try await server.get("/favicon.ico").status == 200)
      #expect(await server.book.pages.isEmpty)
    }
  }

  @Test func `Script and style rules are found in the document, kept for good, and not sent twice`() async throws {
    try await TestServer.run({ $0.stylesheet = "p{color:red}" }) { (server: TestServer) async throws in
      let text = try await server.get("/").text
      let script = try #require(text.firstMatch(of: /<script src="([^"]+)" defer>/)).1
      let style = try #require(text.firstMatch(of: /<link rel="stylesheet" href="([^"]+)">/)).1
      let reply = try await server.get(String(script))
      #expect(reply.text == "'use strict'")
      #expect(reply["Content-Type"] == "text/javascript; charset=utf-8")
      #expect(reply["Cache-Control"] == "public, max-age=31536000, immutable")
      #expect(try await server.get(String(style)).text == "body{margin:0}\np{color:red}\n")
      let tag = try #require(reply["ETag"])
      let again = try await server.get(String(script), ["If-None-Match": tag])
      #expect(again.status == 304)
      #expect(again.body.isEmpty)
    }
  }

  @Test func `What is long is compressed for who takes it`() async throws {
    let book = PageBook()
    await MainActor.run { book.paint.body = "<main>" + String(repeating: "row ", count: 4_000) + "</main>" }
    try await TestServer.run(book: book) { (server: TestServer) async throws in
      let compressed = try await server.get("/", ["Accept-Encoding": "gzip;q=0.8, br"])
      #expect(compressed["Content-Encoding"] == "gzip")
      #expect(compressed.body.starts(with: [0x1F, 0x8B]))
      #expect(compressed.body.count < 2_000)
      for encoding in ["gzip;q=0", "br", "gzipped"] {
        let plain = try await server.get("/", ["Accept-Encoding": encoding])
        #expect(plain["Content-Encoding"] == nil)
        #expect(plain.body.count > 16_000)
      }
    }
  }

  @Test(arguments: ["/", "/-/nothing", "/-/icon.svg", "/-/submit/x", "/-/live"])
  func `Every response carries the protections`(path: String) async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let reply = try await server.get(path)
      #expect(
        reply["Content-Security-Policy"]
          == "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
          + "form-action 'self'; base-uri 'none'; frame-ancestors 'none'")
      #expect(reply["X-Content-Type-Options"] == "nosniff")
      #expect(reply["X-Frame-Options"] == "DENY")
      #expect(reply["Referrer-Policy"] == "same-origin")
      #expect(reply["Cross-Origin-Opener-Policy"] == "same-origin")
      #expect(reply["Permissions-Policy"]?.contains("camera=()") == true)
      #expect(reply["Strict-Transport-Security"] == nil)
    }
  }

  @Test func `The policy knows exactly the style rules that stand in the head`() async throws {
    let book = PageBook()
    await MainActor.run {
      book.paint.declarations = [
        "color:#6b2fa0", "font-family:'Inter',var(--font)", "x:\"}*{color:red", "y:</style>", "z:a\nb",
      ]
    }
    try await TestServer.run(book: book) { (server: TestServer) async throws in
      let reply = try await server.get("/")
      let rules = try #require(reply.text.firstMatch(of: /<style>([\s\S]*?)<\/style>/)?.1)
      #expect(
        rules == """
          #espalier [data-style="color:#6b2fa0"]{color:#6b2fa0}
          #espalier [data-style="font-family:'Inter',var(--font)"]{font-family:'Inter',var(--font)}
          """)
      let hash = Data(Digest(rules).bytes).base64EncodedString()
      let policy = try #require(reply["Content-Security-Policy"])
      #expect(policy.contains("style-src 'self' 'sha256-\(hash)'; "))
      #expect(!policy.contains("unsafe"))
      let compressed = try await server.get("/", ["Accept-Encoding": "gzip"])
      #expect(compressed["Content-Security-Policy"] == policy)
    }
  }

  @Test func `The visitor reads as the browser says`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      _ = try await server.get(
        "/", ["Accept-Language": "fr;q=0.5, de-de;q=0.9, en;q=0.8", "Cookie": "espalier-zone=Europe%2FBerlin"])
      _ = try await server.get(
        "/", ["Accept-Language": "<script>, *", "Cookie": "espalier-zone=../../../etc/passwd"])
      let visitors = await server.book.pages.map(\.visitor)
      #expect(visitors[0].locale == "de-DE")
      #expect(visitors[0].timeZone == "Europe/Berlin")
      #expect(visitors[1].locale == "en-US")
      #expect(visitors[1].timeZone == "UTC")
    }
  }

  @Test func `Requests follow one another on one connection`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let raw = try RawConnection(port: server.port)
      let request = "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n"
      try await raw.send(request + request)
      #expect(try await raw.reply().status == 200)
      #expect(try await raw.reply().status == 200)
      try await raw.send(request)
      #expect(try await raw.reply().status == 200)
    }
  }

  enum Broken: String, CaseIterable {
    case noRequest = "GARBAGE\r\n\r\n"
    case twoLengths = "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n"
    case lengthAndChunks =
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    case longField
    case manyFields
    case longTarget

    var text: String {
      switch self {
      case .longField: "GET / HTTP/1.1\r\nHost: a\r\nX: \(String(repeating: "x", count: 40_000))\r\n\r\n"
      case .manyFields: "GET / HTTP/1.1\r\nHost: a\r\n\(String(repeating: "X: y\r\n", count: 200))\r\n"
      case .longTarget: "GET /\(String(repeating: "x", count: 100_000)) HTTP/1.1\r\nHost: a\r\n\r\n"
      default: rawValue
      }
    }
  }

  @Test(arguments: Broken.allCases)
  func `What is no request is closed, and the server goes on`(broken: Broken) async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let raw = try RawConnection(port: server.port)
      try? await raw.send(broken.text)
      var answer: [UInt8] = []
      while case let more = try await raw.receive(), !more.isEmpty { answer += more }
      #expect(!String(decoding: answer, as: UTF8.self).contains(" 200 "))
      #expect(try await server.get("/").status == 200)
    }
  }

  @Test func `A connection that says nothing is closed in time`() async throws {
    try await TestServer.run({ $0.limits.requests.time = .seconds(14) }) { (server: TestServer) async throws in
      let silent = try RawConnection(port: server.port)
      try await silent.send("GET / HT")
      await server.clock.sleeper(of: .seconds(7))
      server.clock.advance(by: .seconds(7))
      #expect(try await silent.isClosed())
    }
  }

  @Test func `A connection limit and a taken port are told as such`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      await #expect(throws: WebServerError.portTaken(host: "127.0.0.1", port: server.port)) {
        try await TestServer.run({ $0.port = server.port }) { _ in }
      }
    }
  }
}
