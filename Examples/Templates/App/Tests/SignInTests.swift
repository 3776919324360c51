// template if sign-in
import Espalier
import EspalierTesting
import Foundation
import Synchronization
import Testing

@testable import Sample

/// Signing in, and the first account.
@MainActor @Suite struct SignInTests {
  private let fixture: Fixture

  init() throws { fixture = try Fixture() }

  @Test func `whoever knows the code makes the first account, and goes on`() async throws {
    let app = try await fixture.strangersWindow()
    #expect(try await app.path() == "/set-up")
    try await fill(app, code: fixture.app.accounts.setUpCode)
    #expect(try await app.path() == "/")
    #expect(try await app.text().contains("Signed in as Ada"))
  }

  @Test func `another code makes no account`() async throws {
    let app = try await fixture.strangersWindow()
    try await fill(app, code: "guessed")
    #expect(try await app.text().contains("not the code"))
    #expect(try await fixture.app.accounts.needsSetUp())
  }

  @Test func `there is one first account alone`() async throws {
    let app = try await fixture.strangersWindow()
    try await fixture.addPerson()
    try await fill(app, code: fixture.app.accounts.setUpCode)
    #expect(try await app.text().contains("There is an account already."))
  }

  @Test func `a stranger signs in and comes to the place that was asked for`() async throws {
    try await fixture.addPerson()
    let app = try await fixture.strangersWindow(at: "/new")
    #expect(try await app.path().hasPrefix("/sign-in"))
    try await signIn(app, "correct horse")
    #expect(try await app.path() == "/new")
  }

  @Test func `a wrong password is told, and after five of them the right one waits too`() async throws {
    try await fixture.addPerson()
    let app = try await fixture.strangersWindow()
    for _ in 1...5 {
      try await signIn(app, "wrong")
      #expect(try await app.text().contains("The name or the password is wrong."))
    }
    try await signIn(app, "correct horse")
    #expect(try await app.text().contains("Too many wrong passwords."))
  }

  @Test func `the tries are forgotten in time`() async throws {
    let time = ManualTime()
    let attempts = SignInAttempts { time.now }
    for _ in 1...5 { try await attempts.begin("ada", from: nil) }
    await #expect(throws: SampleError.self) { try await attempts.begin("ada", from: nil) }
    try await attempts.begin("ada", from: "192.0.2.1")
    time.pass(15 * 60)
    try await attempts.begin("ada", from: nil)
  }

  @Test func `signing out leads to the form`() async throws {
    let app = try await fixture.window()
    try await app.tap("Sign out")
    #expect(try await app.path() == "/sign-in")
  }

  @Test func `an account that has gone is a stranger's`() async throws {
    try await fixture.addPerson()
    #expect(try await fixture.app.accounts.account(of: Visitor(identity: "nobody")) == nil)
  }

  @Test func `a password is stored as its hash alone`() async throws {
    let identity = try await fixture.addPerson()
    let stored = try JSONEncoder().encode(try await fixture.store.account(identity))
    #expect(!String(decoding: stored, as: UTF8.self).contains("horse"))
  }

  private func fill(_ app: TestApp, code: String) async throws {
    try await app.type(code, into: "Set-up code")
    try await app.type("Ada", into: "Name")
    try await app.type("correct horse", into: "Password")
    try await app.tap("Make the account")
  }

  private func signIn(_ app: TestApp, _ password: String) async throws {
    try await app.type("ada", into: "Name")
    try await app.type(password, into: "Password")
    try await app.tap("Sign in")
  }
}

/// The time of a test, which the test moves.
///
/// EspalierTesting's `TestClock` gives instants; the attempts ask for dates.
private final class ManualTime: Sendable {
  private let date = Mutex(Date(timeIntervalSince1970: 0))

  var now: Date { date.withLock { $0 } }

  func pass(_ seconds: TimeInterval) { date.withLock { $0 += seconds } }
}
// template end
