import EspalierNavigation
import EspalierScreens
import EspalierViews
import Foundation
import Synchronization
import Testing

@testable import EspalierLivePage

/// Tests of the identity of a visit, also a stranger's.
@Suite("Visits", .timeLimit(.minutes(10)))
struct VisitTests {
  private let visits = Visits()

  private var submissions: [String: SubmissionHandler] {
    [
      "sign-in": { [visits] values, submitter in
        visits.add(submitter.visit)
        return .signIn(identity: values["name"], to: "/home")
      },
      "sign-out": { [visits] _, submitter in
        visits.add(submitter.visit)
        return .signOut(to: "/bye")
      },
    ]
  }

  /// The cookie, the session and the visit after a page was loaded with a cookie, or with none.
  private func load(_ server: TestServer, _ cookie: String? = nil) async throws -> (TestServer.Visit, visit: String) {
    let visit = try await server.visit("/", cookie: cookie)
    return (visit, visit.page.visitor.identifier)
  }

  private func post(_ form: String, _ visit: TestServer.Visit, _ server: TestServer) async throws -> String {
    let values = ["espalier-token": visit.formToken, "name": "ann"]
    let reply = try await server.post(form, cookie: visit.cookie, values)
    return try #require(reply.sessionCookie)
  }

  @Test func `A stranger's visit is one on all pages of a browser, and tells nothing of the session`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let (first, visit) = try await load(server)
      #expect(try await load(server, first.cookie).visit == visit)
      #expect(try await load(server).visit != visit)
      let identifier = String(first.cookie.prefix { $0 != "." })
      #expect(visit.utf8.count == 43)
      for secret in [identifier, SessionKey(identifier: identifier).name] {
        #expect(!visit.contains(secret) && !secret.contains(visit))
      }
    }
  }

  @Test func `A visit goes on when somebody signs in, and is another one once they have signed out`() async throws {
    try await TestServer.run(submissions: submissions) { (server: TestServer) async throws in
      let (stranger, visit) = try await load(server)
      let cookie = try await post("sign-in", stranger, server)
      let (signedIn, same) = try await load(server, cookie)
      #expect(signedIn.page.visitor.identity == "ann" && same == visit)
      let later = try await load(server, try await post("sign-out", signedIn, server)).visit
      #expect(later != visit)
      #expect(visits.all == [visit, visit], "whoever answers a form is told, too")
      #expect(
        try await load(server, stranger.cookie).visit == visit, "what is left of the former session is a stranger's")
    }
  }

  @Test func `A visit outlives the process`() async throws {
    let directory = TestServer.makeDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let (stranger, cookie, visit) = try await TestServer.run(in: directory, submissions: submissions) {
      (server: TestServer) async throws in
      let (stranger, visit) = try await load(server)
      return (stranger.cookie, try await post("sign-in", stranger, server), visit)
    }
    try await TestServer.run(in: directory) { (server: TestServer) async throws in
      #expect(try await load(server, cookie).visit == visit)
      #expect(try await load(server, stranger).visit == visit)
    }
  }

  @Test func `A form of somebody else is another visit`() async throws {
    try await TestServer.run(submissions: submissions) { (server: TestServer) async throws in
      let cookie = try await post("sign-in", try await load(server).0, server)
      let (ann, visit) = try await load(server, cookie)
      let values = ["espalier-token": ann.formToken, "name": "bob"]
      let reply = try await server.post("sign-in", cookie: cookie, values)
      #expect(try await load(server, reply.sessionCookie).visit != visit)
    }
  }
}

private final class Visits: Sendable {
  private let visits = Mutex<[String]>([])
  func add(_ visit: String) { visits.withLock { $0.append(visit) } }
  var all: [String] { visits.withLock { $0 } }
}
