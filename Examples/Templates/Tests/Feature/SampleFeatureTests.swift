import Espalier
import EspalierTesting
import Testing

@testable import Templates

/// Sample by itself, without the app around it.
@MainActor @Suite struct SampleFeatureTests {
  private final class StillDependencies: SampleDependencies {}

  private struct FixedSource: SampleSource {
    func entries() -> [SampleEntry] { ["Apple", "Pear"].map { SampleEntry(id: $0.lowercased(), title: $0) } }
  }

  private func app() async throws -> TestApp {
    let feature = SampleFeature(scope: SampleScope(StillDependencies()))
    let app = TestApp(Window(coordinator: feature, title: "Sample", owner: feature))
    try await app.open("/")
    return app
  }

  @Test func `without entries it says so`() async throws {
    let app = try await app()
    #expect(try await app.text().contains("Nothing here yet"))
  }

  @Test(.dependencies { $0[\SampleScope.source] = FixedSource() })
  func `entries stand in their order, each with a place of its own`() async throws {
    let app = try await app()
    #expect(ReadLines(try await app.text()).contains("Pear"))
    try await app.tap("Apple")
    #expect(try await app.path() == "/apple")
    #expect(try await !app.text().contains("Pear"))
  }

  @Test func `every address is read back`() { expectRoundTrips(SampleRoute.self) }
}
