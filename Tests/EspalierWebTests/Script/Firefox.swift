import EspalierBrowserTesting
import Foundation

/// A headless Firefox for tests, driven by WebDriver BiDi: it needs no driver beside the browser itself.
///
/// It opens pages and runs scripts in them, which is what tests of the page's script need. Keys, pictures and networks are
/// Chromium's protocol in EspalierBrowserTesting, and are not had here.
actor Firefox {
  struct Failure: Error, CustomStringConvertible { let description: String }

  private let process = Process()
  private let folder: URL
  private let socket: WebSocketClient
  private var number = 0
  private var tab = ""

  /// Where Firefox is, when tests in it are asked for: `ESPALIER_FIREFOX=firefox-esr ./test`.
  static var path: String? {
    guard let name = ProcessInfo.processInfo.environment["ESPALIER_FIREFOX"] else { return nil }
    return name.hasPrefix("/") ? name : "/usr/bin/\(name)"
  }

  /// Runs the body with a Firefox that has one empty page, and ends it.
  static func run<Result: Sendable>(_ body: @Sendable (Firefox) async throws -> Result) async throws -> Result {
    guard let path else { throw Failure(description: "ESPALIER_FIREFOX does not say where Firefox is") }
    let firefox = try await Firefox(path: path)
    do {
      let result = try await body(firefox)
      await firefox.stop()
      return result
    } catch {
      await firefox.stop()
      throw error
    }
  }

  private init(path: String) async throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "espalier-firefox-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    process.executableURL = URL(filePath: path)
    process.arguments = ["--headless", "--no-remote", "--profile", folder.path, "--remote-debugging-port=0"]
    var environment = ProcessInfo.processInfo.environment
    environment["HOME"] = folder.path
    process.environment = environment
    let said = Pipe()
    process.standardError = said
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let port = try Self.port(said: said.fileHandleForReading)
    socket = try await Self.connect(port: port)
    _ = try await send("session.new", ["capabilities": [String: Any]()])
    tab = try await send("browsingContext.create", ["type": "tab"])["context"] as? String ?? ""
    let viewport: [String: Any] = ["width": 1280, "height": 800]
    _ = try await send("browsingContext.setViewport", ["context": tab, "viewport": viewport])
  }

  private static func port(said handle: FileHandle) throws -> Int {
    var said = ""
    while true {
      let more = handle.availableData
      guard !more.isEmpty else { throw Failure(description: "Firefox did not start: \(said)") }
      said += String(decoding: more, as: UTF8.self)
      if let match = said.firstMatch(of: #/ws://127\.0\.0\.1:(\d+)/#) { return Int(match.1) ?? 0 }
    }
  }

  private static func connect(port: Int) async throws -> WebSocketClient {
    let raw = try RawConnection(port: port)
    try await raw.send(
      "GET /session HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n")
    let reply = try await raw.reply()
    guard reply.status == 101 else { throw Failure(description: "Firefox answered \(reply.status)") }
    return WebSocketClient(raw: raw)
  }

  func stop() async {
    _ = try? await send("browser.close", [:])
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  // MARK: Pages

  /// Opens an address and returns when the page has loaded.
  func open(_ address: String) async throws {
    _ = try await send("browsingContext.navigate", ["context": tab, "url": address, "wait": "complete"])
  }

  /// Evaluates an expression in the page; a promise is waited for. The value comes as JSON.
  func evaluate(_ expression: String) async throws -> JSONValue {
    let answer = try await send(
      "script.evaluate",
      [
        "expression": "(async () => JSON.stringify((await (\(expression))) ?? null))()", "target": ["context": tab],
        "awaitPromise": true,
      ])
    guard answer["type"] as? String == "success", let result = answer["result"] as? [String: Any],
      let text = result["value"] as? String
    else { throw Failure(description: "“\(expression)”: \(answer)") }
    return try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  /// Waits until an expression is true, which the page itself looks at.
  func wait(until expression: String, seconds: Int = 15) async throws {
    let held = try await evaluate(
      """
      new Promise((tell) => {
        const end = performance.now() + \(seconds * 1_000);
        const look = () => ((\(expression)) ? tell(true) : performance.now() > end ? tell(false) : setTimeout(look, 20));
        look();
      })
      """)
    if held.boolValue != true { throw Failure(description: "“\(expression)” was not true within \(seconds) s") }
  }

  // MARK: The protocol

  private func send(_ method: String, _ parameters: [String: Any]) async throws -> [String: Any] {
    number += 1
    let own = number
    let message: [String: Any] = ["id": own, "method": method, "params": parameters]
    try await socket.send(text: String(decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self))
    while true {
      guard case .text(let text) = try await socket.receive() else { continue }
      guard let answer = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
        answer["id"] as? Int == own
      else { continue }
      if let fault = answer["error"] {
        throw Failure(description: "\(method): \(fault): \(answer["message"] ?? "")")
      }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }
}
