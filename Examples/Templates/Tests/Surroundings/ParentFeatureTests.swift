import Espalier
import EspalierTesting
import Testing

@testable import Templates

/// The templates where they are wired into an app.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ParentFeatureTests {
  @Test(arguments: ["/sample", "/sampleMVVM", "/sampleMVVMF/Ada", "/sampleVIPER", "/more/sample"])
  func `each template with a place stands there, above the list`(path: String) async throws {
    let app = await TestApp(AppHost(try ParentApp()))
    try await app.open(path)
    #expect(try await app.path() == path)
    try await app.back()
    #expect(try await app.path() == "/")
  }

  @Test func `what has no place is attached, and found`() async throws {
    let parent = ParentFeature(scope: ParentScope(plugIns: try ParentApp().plugIns))
    parent.activate()
    while parent.children.count < 2 { await Task.yield() }
    let holder = try #require(parent.children.lazy.compactMap { $0 as? SampleHolder }.first)
    let sample: (any Sample)? = holder.nearest()
    #expect(sample != nil)
  }

  @Test func `the flow is shown, and taken away at its end`() async throws {
    let parent = ParentFeature(scope: ParentScope(plugIns: try ParentApp().plugIns))
    let app = TestApp(Window(coordinator: parent, title: "Templates", owner: parent))
    parent.activate()
    try await app.open("/")
    try parent.startSample()
    try await app.settle()
    try await app.type("Ada", into: "Name")
    try await app.tap("Continue")
    while parent.children.contains(where: { $0 is SampleFlowModule }) { await Task.yield() }
    try await app.settle()
    #expect(try await !app.text().contains("Continue"))
  }

  @Test func `the connector runs with the app`() async throws {
    let host = AppHost(try ParentApp())
    await host.start()
    await host.stop()
    #expect(try ParentApp().connectors.count == 1)
  }

  @Test func `every address is read back`() { expectRoundTrips(ParentRoute.self) }
}
