import EspalierNavigation
import EspalierScreens
import EspalierViews
import Foundation
import Testing
@testable import EspalierLivePage

@testable import EspalierServer
@testable import EspalierWire

private let signIn: [String: SubmissionHandler] = [
  "sign-in": { values, _ in .signIn(identity: values["name"], to: "/home") },
  "sign-out": { _, _ in .signOut(to: "/bye") },
  "delete": { _, _ in .signOutEverywhere(to: "/bye") },
]

extension TestServer {
  /// Signs in and gives the new cookie.
  fileprivate func signIn(as name: String, _ visit: Visit) async throws -> String {
    let reply = try await post("sign-in", cookie: visit.cookie, ["espalier-token": visit.formToken, "name": name])
    guard let cookie = reply.sessionCookie else { throw RawConnection.Failure(description: "\(reply.status)") }
    return cookie
  }

  fileprivate func identity(_ cookie: String) async throws -> String? {
    _ = try await get("/", cookie: cookie)
    return await book.pages.last?.visitor.identity
  }
}

@Suite("Sessions", .timeLimit(.minutes(10)))
struct SessionTests {
  @Test func `A stranger gets one cookie that scripts and other sites cannot use`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let first = try await server.get("/")
      let cookie = try #require(first["Set-Cookie"])
      #expect(cookie.hasSuffix("; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax"))
      #expect(try await server.get("/", cookie: first.sessionCookie)["Set-Cookie"] == nil)
    }
  }

  @Test func `Behind a proxy that speaks https cookies are secure, and only then`() async throws {
    let forwarded = ["X-Forwarded-Proto": "https", "X-Forwarded-Host": "wallet.example"]
    try await TestServer.run {
      $0.access.trustedProxies = ["127.0.0.0/8"].compactMap(NetworkRange.init)
      $0.access.allowedHosts = ["wallet.example"]
    } _: { (server: TestServer) async throws in
      let reply = try await server.get("/", forwarded)
      #expect(reply["Set-Cookie"]?.hasPrefix("__Host-espalier-session=") == true)
      #expect(reply["Set-Cookie"]?.hasSuffix("; Secure") == true)
      #expect(reply["Strict-Transport-Security"] == "max-age=31536000")
      #expect(try await server.get("/")["Strict-Transport-Security"] == nil)
    }
    try await TestServer.run { (server: TestServer) async throws in
      let reply = try await server.get("/", forwarded)
      #expect(reply["Set-Cookie"]?.contains("Secure") == false)
    }
    try await TestServer.run({ $0.access.publicOrigin = "https://wallet.example" }) {
      (server: TestServer) async throws in
      #expect(try await server.get("/")["Set-Cookie"]?.hasSuffix("; Secure") == true)
    }
  }

  @Test func `A forged, changed, foreign or expired cookie is a stranger's`() async throws {
    let foreign = SigningKey(bytes: [UInt8](repeating: 7, count: 32))
    try await TestServer.run(submissions: signIn) { (server: TestServer) async throws in
      let cookie = try await server.signIn(as: "ann", server.visit())
      #expect(try await server.identity(cookie) == "ann")
      let parts = cookie.split(separator: ".").map(String.init)
      let later = String((Int(parts[1]) ?? 0) + 1)
      let changed = String(parts[2].reversed())
      let other = foreign.signature(of: "session|\(parts[0])|\(parts[1])")
      for forged in [
        "\(parts[0]).\(later).\(parts[2])", "\(parts[0]).\(parts[1]).\(changed)", "\(parts[0]).\(parts[1]).\(other)",
        "\(parts[0]).\(parts[1]).", "\(parts[0]).\(parts[1])", "x\(cookie)", "", "..",
      ] {
        let reply = try await server.get("/", cookie: forged)
        #expect(reply.sessionCookie != nil, "\(forged)")
        #expect(await server.book.pages.last?.visitor.identity == nil, "\(forged)")
      }
    }
  }

  @Test func `Signing in makes a new session, and who planted the former one has nothing`() async throws {
    try await TestServer.run(submissions: signIn) { (server: TestServer) async throws in
      let planted = try await server.visit()
      let cookie = try await server.signIn(as: "ann", planted)
      #expect(cookie != planted.cookie)
      #expect(try await server.identity(cookie) == "ann")
      #expect(try await server.identity(planted.cookie) == nil)
    }
  }

  @Test func `Signing out ends the session and every page of it, also the cookie that was copied before`() async throws
  {
    try await TestServer.run(submissions: signIn) { (server: TestServer) async throws in
      let cookie = try await server.signIn(as: "ann", server.visit())
      let first = try await server.visit("/menu", cookie: cookie)
      let second = try await server.visit("/other", cookie: cookie)
      let here = try await server.join(first)
      #expect(try await here.receive() == .text("[0,0]"))
      let client = try await server.join(second)
      #expect(try await client.receive() == .text("[0,0]"))

      let reply = try await server.post(
        "sign-out", cookie: cookie, ["espalier-token": first.formToken, "espalier-path": "/menu"])
      #expect(reply.status == 303)
      #expect(reply["Location"] == "/bye")
      await first.page.happened(.ended(.signedOut))
      await second.page.happened(.ended(.signedOut))
      #expect(try await client.receive() == .text("[0,0,[8,\"signed-out\"]]"))
      #expect(try await client.receive() == .closed(code: 1000))

      // The tab that posted the form is on its way to another page; it is told later, and only if it is still there.
      try await here.send(text: "[1,0,\"tap\",1,0]")
      try await here.send(opcode: 9, [])
      #expect(try await here.receive() == .pong(""))
      #expect(await first.page.events.suffix(2) == [.left, .ended(.signedOut)])
      await server.clock.advanceAndSweep(by: .seconds(10))
      #expect(try await here.receive() == .text("[0,0,[8,\"signed-out\"]]"))
      #expect(try await here.receive() == .closed(code: 1000))
      #expect(try await server.identity(cookie) == nil)
      #expect(try await server.identity(try #require(reply.sessionCookie)) == nil)

      // Whoever kept the token of the page cannot join it either: the session is a stranger's now, and the page was
      // ann's.
      let (_, late) = try await server.upgrade(cookie: cookie)
      try await late.send(text: TestServer.joinFrame(second.token, version: second.version))
      _ = try await late.receive()
      #expect(await server.book.pages.last?.visitor.identity == nil)
    }
  }

  @Test func `Signing out while a page is being made gives nobody the page`() async throws {
    let book = PageBook()
    try await TestServer.run(submissions: signIn, book: book) { (server: TestServer) async throws in
      let cookie = try await server.signIn(as: "ann", server.visit())
      let ending = server.site.ending
      await MainActor.run {
        book.whileMaking = { await ending.endAll(of: "ann") }
      }
      let reply = try await server.get("/secret", cookie: cookie)
      #expect(reply.status == 303)
      #expect(reply["Location"] == "/secret")
      #expect(await book.pages.last?.events == [.ended(.signedOut)])
    }
  }

  @Test func `A person can be signed out everywhere`() async throws {
    try await TestServer.run(submissions: signIn) { (server: TestServer) async throws in
      let phone = try await server.visit(cookie: server.signIn(as: "ann", server.visit()))
      let laptop = try await server.visit(cookie: server.signIn(as: "ann", server.visit()))
      let other = try await server.visit(cookie: server.signIn(as: "bob", server.visit()))
      let reply = try await server.post(
        "delete", cookie: laptop.cookie, ["espalier-token": laptop.formToken])
      #expect(reply["Location"] == "/bye")
      await phone.page.happened(.ended(.signedOut))
      await laptop.page.happened(.ended(.signedOut))
      #expect(try await server.identity(phone.cookie) == nil)
      #expect(try await server.identity(laptop.cookie) == nil)
      #expect(try await server.identity(other.cookie) == "bob")
      #expect(await !other.page.hasEnded)
    }
  }

  @Test func `The disk holds no cookie, and nothing that others may read`() async throws {
    let directory = TestServer.makeDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    try await TestServer.run(in: directory, submissions: signIn) { (server: TestServer) async throws in
      let cookie = try await server.signIn(as: "ann", server.visit())
      let records = directory.appending(path: "sessions")
      let names = try FileManager.default.contentsOfDirectory(atPath: records.path)
      #expect(names == ["\(SessionKey(identifier: cookie.prefix(32)).name).json"])
      let content = try String(contentsOf: records.appending(path: names[0]), encoding: .utf8)
      #expect(content.contains("ann"))
      #expect(!content.contains(cookie.prefix(32)))
      for (path, mode) in [
        ("", 0o700), ("secret.key", 0o600), ("sessions", 0o700), ("sessions/\(names[0])", 0o600), ("uploads", 0o700),
      ] {
        let attributes = try FileManager.default.attributesOfItem(atPath: directory.appending(path: path).path)
        #expect(attributes[.posixPermissions] as? Int == mode, "\(path)")
      }
      #expect(FileManager.default.contents(atPath: directory.appending(path: "secret.key").path)?.count == 32)
    }
  }

  @Test func `Who is signed in stays so when the process was killed`() async throws {
    let directory = TestServer.makeDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let copy = TestServer.makeDirectory()
    defer { try? FileManager.default.removeItem(at: copy) }
    let cookie = try await TestServer.run(in: directory, submissions: signIn) { (server: TestServer) async throws in
      let cookie = try await server.signIn(as: "ann", server.visit())
      // What the disk holds now is what it holds after a kill: nothing of the orderly end is in it.
      try FileManager.default.copyItem(at: directory, to: copy)
      return cookie
    }
    try await TestServer.run(in: copy) { (server: TestServer) async throws in
      #expect(try await server.identity(cookie) == "ann")
    }
  }

  @Test func `A connected stranger has a record, a crawler has none`() async throws {
    let directory = TestServer.makeDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let records = directory.appending(path: "sessions").path
    try await TestServer.run(in: directory) { (server: TestServer) async throws in
      _ = try await server.visit()
      let visit = try await server.visit()
      _ = try await server.join(visit).receive()
      await server.clock.advanceAndSweep(by: .seconds(1))
      let names = try FileManager.default.contentsOfDirectory(atPath: records)
      #expect(names == ["\(SessionKey(identifier: visit.cookie.prefix(32)).name).json"])
    }
  }

  @Test func `Sessions end when they are idle and when they are old`() async throws {
    let directory = TestServer.makeDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    try await TestServer.run(in: directory, submissions: signIn) { (server: TestServer) async throws in
      let idle = try await server.visit(cookie: server.signIn(as: "ann", server.visit()))
      let used = try await server.visit(cookie: server.signIn(as: "bob", server.visit()))
      let day = Duration.seconds(86_400)
      await server.clock.advanceAndSweep(by: day * 13)
      #expect(try await server.identity(used.cookie) == "bob")
      await server.clock.advanceAndSweep(by: day)
      #expect(server.site.state.sessions.session(cookie: idle.cookie)?.identity == nil)
      #expect(try await server.identity(used.cookie) == "bob")
      for _ in 0..<8 {
        await server.clock.advanceAndSweep(by: day * 9)
        #expect(try await server.identity(used.cookie) == "bob")
      }
      await server.clock.advanceAndSweep(by: day * 4)
      #expect(try await server.identity(used.cookie) == nil)
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory.appending(path: "sessions").path).isEmpty)
    }
  }

  @Test func `A flood of strangers pushes strangers out, and nobody who is signed in`() async throws {
    try await TestServer.run({ $0.sessions.maximumCount = 20 }, submissions: signIn) {
      (server: TestServer) async throws in
      let cookie = try await server.signIn(as: "ann", server.visit())
      for _ in 0..<60 { #expect(try await server.get("/").status == 200) }
      #expect(server.site.state.sessions.count <= 20)
      #expect(try await server.identity(cookie) == "ann")
    }
  }

  @Test func `When everybody is signed in, a stranger is asked to come back`() async throws {
    try await TestServer.run({ $0.sessions.maximumCount = 2 }, submissions: signIn) {
      (server: TestServer) async throws in
      let ann = try await server.signIn(as: "ann", server.visit())
      let bob = try await server.signIn(as: "bob", server.visit())
      let reply = try await server.get("/")
      #expect(reply.status == 503)
      #expect(reply["Retry-After"] == "60")
      #expect(try await server.identity(ann) == "ann")
      #expect(try await server.identity(bob) == "bob")
    }
  }

  @Test func `A stranger's form still holds when the session was forgotten meanwhile`() async throws {
    try await TestServer.run(submissions: signIn) { (server: TestServer) async throws in
      let visit = try await server.visit()
      await server.clock.advanceAndSweep(by: .seconds(3_600))
      #expect(server.site.state.sessions.count == 0)
      #expect(try await server.signIn(as: "ann", visit) != visit.cookie)
    }
  }

  @Test func `A key of the wrong size is told and not replaced`() throws {
    let directory = TestServer.makeDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let file = directory.appending(path: "secret.key")
    try Data("short".utf8).write(to: file)
    #expect(throws: WebServerError.secretKey(path: file.path, bytes: 5)) { try SigningKey(directory: directory) }
    #expect(try Data(contentsOf: file) == Data("short".utf8))
  }
}
