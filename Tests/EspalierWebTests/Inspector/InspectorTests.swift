import Espalier
import Foundation
import TestSupport
import Testing

@testable import EspalierLivePage
@testable import EspalierServer
@testable import EspalierWire

/// Tests of the inspector: the visitors who may see it, and its content.
@MainActor @Suite(.timeLimit(.minutes(10))) struct InspectorTests {
  private func run(
    showsInspector: Bool = true, mountPath: String = "",
    _ body: @MainActor (_ server: LiveServer, _ folder: URL) async throws -> Void
  ) async throws {
    let folder = TestServer.makeDirectory()
    defer { try? FileManager.default.removeItem(at: folder) }
    try await LiveServer.run(
      folder: folder, mountPath: mountPath, configure: { $0.showsInspector = showsInspector },
      makeWindow: { _ in InspectedFeature.window() }
    ) { try await body($0, folder) }
  }

  private func get(_ path: String, _ server: LiveServer, cookie: String? = nil) async throws -> HTTPReply {
    let raw = try RawConnection(port: server.port)
    let line = cookie.map { "Cookie: \($0)\r\n" } ?? ""
    try await raw.send("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\(line)\r\n")
    return try await raw.reply()
  }

  @Test func `it is not there unless it is asked for`() async throws {
    try await run(showsInspector: false) { server, folder in
      let reply = try await get("/_espalier/", server)
      #expect(reply.status == 404)
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "inspector-token").path))
    }
  }

  @Test(arguments: ["", "/money"])
  func `nobody sees anything of it without the token, nor by a session of the app`(mountPath: String) async throws {
    try await run(mountPath: mountPath) { server, _ in
      let app = try await get("\(mountPath)/", server)
      let session = try #require(app["Set-Cookie"]?.prefix { $0 != ";" })
      for path in ["/", "/places", "/pages/x"] {
        for cookie in [nil, String(session)] {
          let reply = try await get("\(mountPath)/_espalier\(path)", server, cookie: cookie)
          #expect(reply.status == 303 && reply["Location"] == "\(mountPath)/_espalier/sign-in", "\(reply.status)")
        }
      }
      let form = try await get("\(mountPath)/_espalier/sign-in", server)
      #expect(form.status == 200 && form.text.contains("Token") && !form.text.contains("/other"))
      #expect(form["Set-Cookie"]?.contains("Path=\(mountPath)/_espalier/") == true, "its cookie goes nowhere else")
    }
  }

  @Test func `its token is made once, is the owner's alone to read, and cannot be one that is easily guessed`() throws {
    let folder = TestServer.makeDirectory()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let token = try InspectorToken(directory: folder)
    let file = folder.appending(path: "inspector-token")
    let text = try String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .newlines)
    let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    #expect(rights == 0o600)
    #expect(token.matches(text) && !token.matches("") && !token.matches(text + "x"))
    #expect(try InspectorToken(directory: folder).matches(text))
    try Data("guess me\n".utf8).write(to: file)
    #expect(throws: WebServerError.inspectorToken(path: file.path)) { try InspectorToken(directory: folder) }
  }

  @Test func `a page remembers names and sizes of the last hundred things, and how long handlers took`() {
    let record = PageRecord()
    for number in 1...60 {
      let frame = BrowserFrame.event(
        number: number, last: 0, kind: .tap, node: 1, element: 0, value: .none, address: nil)
      record.measure(frame, named: "tap Button", bytes: 10, path: "/") {}
      record.addPatch(number, bytes: 20, path: "/")
    }
    #expect(record.entries.count == 100 && record.entries.last?.kind == .patch(60))
    #expect(record.events == 60 && record.patches == 60 && record.bytesUp == 600 && record.bytesDown == 1_200)
    #expect(record.entries.allSatisfy { $0.duration != nil || $0.kind != .event("tap Button") })
    let before = record.entries
    record.ended(event: 1)
    #expect(record.entries == before, "what is forgotten stays so")
    record.ended(event: 60)
    #expect(record.entries != before, "a handler that goes on counts until it has ended")
  }

  @Test(arguments: [(812, "812 B"), (1_000, "1.0 KB"), (3_449, "3.4 KB"), (1_250_000, "1.3 MB")])
  func `sizes are written as people read them`(bytes: Int, text: String) {
    #expect(InspectorFormat.size(bytes) == text)
  }

  @Test func `moments are written in the zone of who looks`() {
    #expect(InspectorFormat(timeZone: "UTC").time(1_700_000_000.25) == "22:13:20.250")
    #expect(InspectorFormat(timeZone: "Europe/Berlin").time(1_700_000_000.25) == "23:13:20.250")
    #expect(InspectorFormat.time(.microseconds(1_204)) == "1.20 ms")
  }
}
