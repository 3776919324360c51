import Espalier
import Foundation
import Testing

@testable import EspalierServer

private struct Broken: Error {}

/// Files that people take out.
@Suite("Files", .timeLimit(.minutes(10)))
struct FileTests {
  @Test func `A download is sent with its name and to nobody who may not have it`() async throws {
    let exports: [Export: ExportHandler] = [
      Export("open"): { _ in ExportedFile(name: "Ums\u{E4}tze \"1\"; x=.csv", contentType: "text/csv", text: "a;b\n") },
      Export("own"): { identity in
        guard identity != nil else { throw ExportError.signInRequired }
        return ExportedFile(name: "own", contentType: "text/plain", text: "")
      },
      Export("Umsätze 1/2.csv"): { _ in ExportedFile(name: "x", contentType: "text/csv", text: "") },
      Export("gone"): { _ in throw ExportError.notFound },
      Export("odd"): { _ in ExportedFile(name: "../../x\r\ny", contentType: "text/html\r\nX: y", text: "z") },
      Export("broken"): { _ in throw Broken() },
    ]
    try await TestServer.run(exports: exports) { (server: TestServer) async throws in
      let reply = try await server.get("/-/download/open")
      #expect(reply.status == 200)
      #expect(reply.text == "a;b\n")
      #expect(reply["Content-Type"] == "text/csv")
      #expect(reply["Content-Length"] == "4")
      #expect(reply["Cache-Control"] == "no-store")
      #expect(
        reply["Content-Disposition"]
          == "attachment; filename=\"Ums_tze _1__ x=.csv\"; filename*=UTF-8''Ums%C3%A4tze%20%221%22%3B%20x%3D.csv")
      let own = try await server.get("/-/download/own")
      #expect(own.status == 303)
      #expect(own["Location"] == "/")
      let odd = try await server.get("/-/download/odd")
      #expect(odd["Content-Type"] == "application/octet-stream")
      #expect(odd["Content-Disposition"] == "attachment; filename=\".._.._x__y\"; filename*=UTF-8''..%2F..%2Fx%0D%0Ay")
      #expect(try await server.get("/-/download/Ums%C3%A4tze%201%2F2.csv").status == 200)
      #expect(try await server.get("/-/download/gone").status == 404)
      #expect(try await server.get("/-/download/nothing").status == 404)
      #expect(try await server.get("/-/download/broken").status == 500)
      #expect(try await server.request("POST", "/-/download/open").status == 405)
    }
  }

  @Test func `A download is made while it is sent, and cut when it cannot be made to its end`() async throws {
    let exports: [Export: ExportHandler] = [
      Export("whole"): { _ in
        let (chunks, source) = AsyncStream.makeStream(of: [UInt8].self)
        for _ in 0..<100 { source.yield([UInt8](repeating: 0x61, count: 1_000)) }
        source.finish()
        return ExportedFile(name: "x", contentType: "text/plain", chunks: chunks)
      },
      Export("half"): { _ in
        let chunks = AsyncThrowingStream<[UInt8], any Error> { source in
          source.yield([0x61])
          source.finish(throwing: Broken())
        }
        return ExportedFile(name: "x", contentType: "text/plain", size: 10, chunks: chunks)
      },
    ]
    try await TestServer.run(exports: exports) { (server: TestServer) async throws in
      let whole = try await server.get("/-/download/whole")
      #expect(whole.body.count == 100_000)
      await #expect(throws: RawConnection.Failure.self) { try await server.get("/-/download/half") }
    }
  }
}
