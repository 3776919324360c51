import Espalier
import EspalierTesting
import Testing

@testable import Templates

/// The templates where they are wired into an app.
@MainActor @Suite struct ParentFeatureTests {
  @Test(arguments: ["/sample", "/sample-mvvm", "/sample-mvvmf/Ada", "/sample-viper"])
  func `each template with a place stands there, above the list`(path: String) async throws {
    let parent = ParentFeature(scope: ParentScope())
    let app = TestApp(Window(coordinator: parent, title: "Templates", owner: parent))
    try await app.open(path)
    #expect(try await app.path() == path)
    try await app.back()
    #expect(try await app.path() == "/")
  }

  @Test func `every address is read back`() { expectRoundTrips(ParentRoute.self) }
}
