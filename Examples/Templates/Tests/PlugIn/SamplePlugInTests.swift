import Espalier
import EspalierTesting
import Testing

@testable import Templates

/// The plug-in in a small shell in place of its own.
@MainActor @Suite struct SamplePlugInTests {
  private final class StillShell: SampleShell { let person = "Ada" }

  private func app() throws -> TestApp {
    try TestApp(in: StillShell() as any SampleShell, entries: [.sampleFeatures]) { SamplePlugIn() }
  }

  @Test func `it is found in the list of features`() async throws {
    let app = try app()
    try await app.open("/")
    try await app.tap("Sample")
    #expect(try await app.path() == "/sample")
    #expect(try await app.text().contains("Hello, Ada."))
  }

  @Test func `every address is read back`() { expectRoundTrips(SamplePlugInRoute.self) }
}
