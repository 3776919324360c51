import EspalierScreens
import EspalierViews
import Synchronization
import Testing

@testable import EspalierServer

/// Tests that the server speaks the language of the browser where it speaks itself.
@Suite(.timeLimit(.minutes(10))) struct ServerLanguageTests {
  @Test(arguments: [
    ("de-AT,de;q=0.9", "de", "Dieses Formular ist abgelaufen", "Weiter"),
    ("fr", "en", "This form has expired", "Go on"),
  ])
  func `a form that has expired is refused in the language of the browser`(
    accepted: String, language: String, title: String, link: String
  ) async throws {
    try await TestServer.run(submissions: ["edit": { _, _ in .moved(to: "/") }]) { (server: TestServer) async throws in
      let visit = try await server.visit()
      let reply = try await server.post(
        "edit", cookie: visit.cookie, ["espalier-token": "none"], fields: ["Accept-Language": accepted])
      #expect(reply.status == 403)
      #expect(reply.text.contains("<html lang=\"\(language)\">"))
      #expect(reply.text.contains(title) && reply.text.contains(">\(link)</a>"))
    }
  }

  @Test func `the handler of a form knows the language of its sender`() async throws {
    let heard = Heard()
    let handler: SubmissionHandler = { _, _ in
      heard.locale.withLock { $0 = Localization.current.locale }
      return .moved(to: "/")
    }
    try await TestServer.run(submissions: ["edit": handler]) { (server: TestServer) async throws in
      let visit = try await server.visit()
      let reply = try await server.post(
        "edit", cookie: visit.cookie, ["espalier-token": visit.formToken, "espalier-path": "/"],
        fields: ["Accept-Language": "de-CH"])
      #expect(reply.status == 303)
      #expect(heard.locale.withLock { $0 } == "de-CH")
    }
  }
}

/// The locale in which a handler ran.
private final class Heard: Sendable {
  let locale = Mutex("")
}
