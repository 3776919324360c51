import Espalier
import EspalierTesting
import TestSupport
import Testing

@testable import EspalierServer

/// Tests of a server's telemetry of the requests that reach the app outside of a window.
@Suite("Watched requests", .timeLimit(.minutes(10)))
struct WatchedRequestTests {
  private struct Locked: Error {}

  @Test func `a form and a file are told with what their handlers call, where they stand and whose they are`()
    async throws
  {
    let recorder = TelemetryRecorder()
    let telemetry = Telemetry()
    telemetry.add(recorder)
    try await TestServer.run(
      submissions: ["send": { _, _ in try await Telemetry.gatewayCall("NotesGateway.send") { throw Locked() } }],
      exports: [
        Export("notes"): { _ in
          await Telemetry.gatewayCall("NotesGateway.export") {
            ExportedFile(name: "notes.txt", contentType: "text/plain", text: "")
          }
        }
      ],
      watching: RequestTelemetry(telemetry: telemetry, pattern: { "pattern of \($0)" })
    ) { (server: TestServer) async throws in
      let visit = try await server.visit("/")
      let fields = ["espalier-token": visit.formToken, "espalier-path": "/notes/7"]
      #expect(try await server.post("send", cookie: visit.cookie, fields).status == 303)
      #expect(try await server.get("/-/download/notes", cookie: visit.cookie).status == 200)
    }
    let told = recorder.events.filter { $0.kind != .mount }
    #expect(told.map(\.kind) == [.gatewayCall, .event, .failure, .gatewayCall, .event])
    #expect(told.map(\.name) == ["NotesGateway.send", "submit", nil, "NotesGateway.export", "export"])
    #expect(told.prefix(3).allSatisfy { $0.place.pattern == "pattern of /notes/7" }, "\(told.map(\.place))")
    #expect(Set(told.map(\.place.session)).count == 1 && told.first?.place.session?.count == 8)
    #expect(told.prefix(3).allSatisfy { $0.failure?.type.hasSuffix("Locked") == true })
  }
}
