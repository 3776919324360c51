import EspalierPrograms
import Foundation
import TestSupport

/// The program of the tests as a process of its own, with its workers.
final class WorkersProcess: Sendable {
  let program: RunningProgram
  let folder: URL
  let port: Int

  /// Starts the program, and waits until browsers can come.
  init(
    of file: URL? = nil, workers: Int = 2, folder: URL, settings: [String: String] = [:], arguments: [String] = []
  ) async throws {
    self.folder = folder
    program = try RunningProgram(
      file ?? RunningProgram.product("WorkersProgram"),
      arguments: ["--workers", "\(workers)", "--port", "0", "--data", folder.path] + arguments, environment: settings)
    port = try await program.first { said in said.firstMatch(of: /127\.0\.0\.1:(\d+)/).flatMap { Int($0.1) } }
  }

  /// Runs a body beside the program, and ends it.
  ///
  /// - Parameter file: The file to start; by default the one that was built.
  static func run(
    of file: URL? = nil, workers: Int = 2, settings: [String: String] = [:], arguments: [String] = [],
    _ body: @Sendable (WorkersProcess) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "espalier-workers-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try await WorkersProcess(
      of: file, workers: workers, folder: folder, settings: settings, arguments: arguments)
    do {
      // All workers are there.
      while Set(try program.workers).count < workers { try await Task.sleep(for: .milliseconds(20)) }
      try await body(program)
    } catch {
      program.endAll()
      throw error
    }
    program.endAll()
  }

  /// Ends the program and its workers, of which a test that has failed may have left one stopped.
  private func endAll() {
    let workers = (try? workers) ?? []
    program.kill()
    for worker in workers { kill(-worker, SIGKILL) }
  }

  /// The processes that the program has started.
  var workers: [pid_t] {
    get throws {
      // Each thread has its own.
      let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(program.processIdentifier)/task")
      return threads.flatMap { thread in
        let text = try? String(
          contentsOfFile: "/proc/\(program.processIdentifier)/task/\(thread)/children", encoding: .utf8)
        return (text ?? "").split(separator: " ").compactMap { pid_t($0) }
      }
    }
  }

  // MARK: Browsers

  func get(_ path: String = "/", cookie: String? = nil) async throws -> HTTPReply {
    let raw = try RawConnection(port: port)
    let line = cookie.map { "Cookie: espalier-session=\($0)\r\n" } ?? ""
    try await raw.send("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(line)\r\n")
    return try await raw.reply()
  }

  func post(_ name: String, _ visit: Visit, _ values: String = "") async throws -> HTTPReply {
    let raw = try RawConnection(port: port)
    let body = "espalier-token=\(visit.formToken)&espalier-path=/&\(values)"
    try await raw.send(
      """
      POST /-/submit/\(name) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nOrigin: http://127.0.0.1:\(port)\r\n\
      Cookie: espalier-session=\(visit.cookie)\r\nContent-Type: application/x-www-form-urlencoded\r\n\
      Content-Length: \(body.utf8.count)\r\n\r\n\(body)
      """)
    return try await raw.reply()
  }

  /// A page as a browser has it.
  struct Visit: Sendable {
    var cookie: String
    var token: String
    var version: String
    var formToken: String
    /// The worker that made the page.
    var worker: pid_t
    var identity: String
  }

  func visit(cookie: String? = nil) async throws -> Visit {
    let reply = try await get(cookie: cookie)
    let text = String(decoding: reply.body, as: UTF8.self)
    guard let token = reply.pageToken, let session = reply.sessionCookie ?? cookie,
      let form = text.firstMatch(of: /name="?espalier-token"? value="?([^" >]+)/)?.1,
      let who = text.firstMatch(of: /Count \d+ for (\w+) by (\d+)/), let worker = pid_t(who.2)
    else { throw RawConnection.Failure(description: "no page: \(reply.status) \(text)") }
    return Visit(
      cookie: session, token: token, version: reply.version ?? "", formToken: String(form), worker: worker,
      identity: String(who.1))
  }

  /// Signs a page's session in.
  func signIn(_ name: String, _ visit: Visit) async throws -> Visit {
    let reply = try await post("sign-in", visit, "name=\(name)")
    guard reply.status == 303, let cookie = reply.sessionCookie else {
      throw RawConnection.Failure(description: "not signed in: \(reply.status)")
    }
    return try await self.visit(cookie: cookie)
  }

  /// Opens the live connection of a page, and joins.
  func join(_ visit: Visit) async throws -> WebSocketClient {
    let raw = try RawConnection(port: port)
    try await raw.send(
      """
      GET /-/live HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nOrigin: http://127.0.0.1:\(port)\r\n\
      Cookie: espalier-session=\(visit.cookie)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\
      Sec-WebSocket-Protocol: espalier-1\r\n\r\n
      """)
    let reply = try await raw.reply()
    guard reply.status == 101 else { throw RawConnection.Failure(description: "no upgrade: \(reply.status)") }
    let socket = WebSocketClient(raw: raw)
    try await socket.send(text: "[0,\"\(visit.token)\",0,\"/\",1,{\"version\":\"\(visit.version)\",\"zone\":\"UTC\"}]")
    return socket
  }
}
