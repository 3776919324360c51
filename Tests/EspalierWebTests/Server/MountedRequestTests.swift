import Espalier
import EspalierNavigation
import EspalierScreens
import EspalierViews
import Foundation
import Testing
@testable import EspalierHTML
@testable import EspalierLivePage

@testable import EspalierServer

/// An app below `/money`, that is served there by itself, as behind a proxy.
@Suite(.timeLimit(.minutes(10)))
struct MountedRequestTests {
  private func run(
    submissions: [String: SubmissionHandler] = [:], exports: [Export: ExportHandler] = [:],
    _ body: @Sendable (TestServer) async throws -> Void
  ) async throws {
    try await TestServer.run({ $0.mountPath = "/money" }, submissions: submissions, exports: exports, body)
  }

  @Test func `Every address in the document carries the path, and its assets are there`() async throws {
    try await run { (server: TestServer) async throws in
      let reply = try await server.get("/money/accounts?month=3")
      #expect(reply.status == 200)
      #expect(await server.book.pages.last?.path == "/accounts?month=3", "routes know nothing of the path")
      #expect(reply.text.contains("<meta name=\"espalier-base\" content=\"/money/\">"))
      let addresses = reply.text.matches(of: #/(?:href|src)="([^"]*)"/#).map { String($0.1) }
      #expect(addresses.count == 3)
      for address in addresses {
        #expect(address.hasPrefix("/money/-/"), "\(address)")
        #expect(try await server.get(address).status == 200, "\(address)")
      }
    }
  }

  @Test func `Nothing outside of the path is answered`() async throws {
    try await run { (server: TestServer) async throws in
      for path in [
        "/", "/accounts", "/moneys", "/Money/", "/m%6Fney/", "/m%6fney/accounts", "//money/", "/x/money/",
        "/favicon.ico",
        "/-/icon.svg", TestServer.assets.script.path, "/-/live",
      ] {
        let reply = try await server.get(path)
        #expect(reply.status == 404, "\(path)")
        #expect(reply["Set-Cookie"] == nil, "\(path)")
      }
      let form = try await server.request("POST", "/-/submit/edit", ["Origin": server.origin])
      #expect(form.status == 404)
      #expect(await server.book.pages.isEmpty)
    }
  }

  @Test func `The path by itself leads to the app's start, with what was asked`() async throws {
    try await run { (server: TestServer) async throws in
      let reply = try await server.get("/money?a=b")
      #expect(reply.status == 308)
      #expect(reply["Location"] == "/money/?a=b")
      #expect(reply["Set-Cookie"] == nil)
      #expect(try await server.get("/money/").status == 200)
    }
  }

  @Test func `The path twice is a place of the app, and so is an encoded slash`() async throws {
    try await run { (server: TestServer) async throws in
      for (asked, place) in [("/money/money/x", "/money/x"), ("/money/%2Fmoney", "/%2Fmoney"), ("/money/x/", "/x/")] {
        #expect(try await server.get(asked).status == 200, "\(asked)")
        #expect(await server.book.pages.last?.path == place)
      }
    }
  }

  @Test func `Nobody climbs out of the path, nor is anybody led out of it`() async throws {
    try await run { (server: TestServer) async throws in
      for path in ["/money/../-/icon.svg", "/money/..", "/money/../secret", "/money/%2e%2e/secret"] {
        let reply = try await server.get(path)
        #expect(reply["Content-Type"]?.contains("svg") != true, "\(path)")
        #expect(reply.text.contains("href=\"/money/-/") || reply.status != 200, "\(path)")
      }
      await MainActor.run { server.book.paint.redirect = "/a/../../host" }
      #expect(try await server.get("/money/")["Location"] == "/money/")
      await MainActor.run { server.book.paint.redirect = "/accounts/1" }
      #expect(try await server.get("/money/")["Location"] == "/money/accounts/1")
    }
  }

  @Test func `The cookie is for the path alone, and has a name of its own`() async throws {
    try await run { (server: TestServer) async throws in
      let cookie = try #require(try await server.get("/money/")["Set-Cookie"])
      #expect(cookie.hasPrefix("espalier-session-money="))
      #expect(cookie.hasSuffix("; Path=/money/; Max-Age=7776000; HttpOnly; SameSite=Lax"))
    }
    try await TestServer.run({
      $0.mountPath = "/money"
      $0.access.publicOrigin = "https://wallet.example"
    }) { (server: TestServer) async throws in
      let cookie = try #require(try await server.get("/money/")["Set-Cookie"])
      #expect(cookie.hasPrefix("__Secure-espalier-session-money="))
      #expect(cookie.contains("; Path=/money/;"))
      #expect(cookie.hasSuffix("; Secure"))
    }
  }

  @Test func `Forms, exports and uploads are taken below the path, and lead back below it`() async throws {
    let submissions: [String: SubmissionHandler] = [
      "edit": { _, _ in .moved(to: "/done") }, "sign-in": { _, _ in .signIn(identity: "ann", to: "/home") },
      "no": { _, _ in .rejected([:]) }, "out": { _, _ in .moved(to: "/../host") },
    ]
    let exports: [Export: ExportHandler] = [
      Export("all"): { _ in ExportedFile(name: "all.csv", contentType: "text/csv", text: "a") },
      Export("own"): { _ in throw ExportError.signInRequired },
    ]
    try await run(submissions: submissions, exports: exports) { (server: TestServer) async throws in
      let visit = try await server.visit("/form")
      func post(_ name: String) async throws -> HTTPReply {
        try await server.post(
          name, cookie: visit.cookie, ["espalier-token": visit.formToken, "espalier-path": "/form"])
      }
      #expect(try await post("edit")["Location"] == "/money/done")
      #expect(try await post("no")["Location"] == "/money/form")
      #expect(try await post("out")["Location"] == "/money/")
      let expired = try await server.post("edit", cookie: visit.cookie, ["espalier-path": "/form"])
      #expect(expired.status == 403)
      #expect(expired.text.contains("<a href=\"/money/form\">") && expired.text.contains("href=\"/money/-/espalier-"))
      #expect(try await server.get("/money/-/download/all").text == "a")
      #expect(try await server.get("/money/-/download/own")["Location"] == "/money/")
      let upload = try await server.request(
        "PUT", "/money/-/upload/4/2/\(TestServer.file)",
        [
          "Origin": server.origin, "Cookie": "\(server.cookieName)=\(visit.cookie)", "X-Espalier-Page": visit.token,
          "X-Espalier-File": "a", "Content-Type": "application/octet-stream",
          "Content-Range": "bytes 0-0/1",
        ], body: [1])
      #expect(upload.status == 204)
      let signedIn = try await post("sign-in")
      #expect(signedIn["Location"] == "/money/home")
      let cookies = signedIn.fields.filter { $0.name == "Set-Cookie" }.map(\.value)
      #expect(cookies.count == 2)
      #expect(cookies.allSatisfy { $0.contains("-money=") && $0.contains("; Path=/money/;") }, "\(cookies)")
    }
  }

  @Test func `A live connection is opened below the path, and its page has the app's address`() async throws {
    try await run { (server: TestServer) async throws in
      let visit = try await server.visit("/accounts")
      let client = try await server.join(visit, path: "/money/accounts")
      #expect(try await client.receive() == .text("[0,0]"))
      await visit.page.happened(.joined(path: "/accounts", lastPatch: 0, fields: [:]))
    }
  }

  @Test(arguments: ["money", "/a/../b", "/-"])
  func `A path that is none is told before anything begins`(path: String) async throws {
    await #expect(throws: WebServerError.mountPath(path)) {
      try await TestServer.run({ $0.mountPath = path }) { (_: TestServer) in }
    }
    #expect(WebServerError.mountPath(path).description.contains("mountPath"))
  }
}
