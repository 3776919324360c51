import Espalier
import EspalierTesting
import Testing

@testable import Templates

/// SampleEditable by itself, without the app around it.
@MainActor @Suite struct SampleEditableFeatureTests {
  private final class StillDependencies: SampleEditableDependencies {}

  private func app() async throws -> TestApp {
    let feature = SampleEditableFeature(scope: SampleEditableScope(StillDependencies()))
    let app = TestApp(Window(coordinator: feature, title: "SampleEditable", owner: feature))
    try await app.open("/")
    return app
  }

  private static func memory() -> SampleEditableMemory {
    SampleEditableMemory(["Apple", "Pear"].map { SampleEditableEntry(id: $0.lowercased(), title: $0) })
  }

  @Test(.dependencies { $0[\SampleEditableScope.gateway] = SampleEditableMemory() })
  func `an entry is added`() async throws {
    let app = try await app()
    #expect(try await app.text().contains("Nothing here yet"))
    try await app.tap("Add the first one")
    try await app.tap("Save")
    #expect(try await app.text().contains("Write a title."))
    try await app.type("Cherry", into: "Title")
    try await app.tap("Save")
    #expect(ReadLines(try await app.text()).contains("Cherry"))
    #expect(try await app.path() == "/")
  }

  @Test(.dependencies { $0[\SampleEditableScope.gateway] = memory() })
  func `an entry is changed, in its place`() async throws {
    let app = try await app()
    try await app.tap("Apple")
    try await app.type("Apricot", into: "Title")
    try await app.tap("Save")
    let lines = ReadLines(try await app.text())
    #expect(lines.contains("Apricot"))
    #expect(!lines.contains("Apple"))
  }

  @Test(.dependencies { $0[\SampleEditableScope.gateway] = memory() })
  func `a deleted entry can be restored`() async throws {
    let app = try await app()
    try await app.perform("Delete", on: "Apple")
    #expect(try await !ReadLines(app.text()).contains("Apple"))
    try await app.tap("Undo")
    #expect(try await ReadLines(app.text()).contains("Apple"))
  }

  @Test func `an entry that was deleted meanwhile does not come back`() async throws {
    let memory = Self.memory()
    let model = SampleEditableFormModel("apple", gateway: memory) {}
    await model.load()
    _ = try await memory.delete("apple")
    await #expect(throws: (any Error).self) { try await model.form.submit() }
    #expect(await memory.entries().map(\.id) == ["pear"])
  }

  @Test func `every address is read back`() { expectRoundTrips(SampleEditableRoute.self) }
}
