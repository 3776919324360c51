import Espalier
import EspalierTesting
import TestSupport
import Testing

/// The screen over one value that is loaded.
@MainActor @Suite struct LoadedScreenTests {
  struct Missing: ExplainedError {
    var explanation: String? { "There is no such city." }
    var isNotFound: Bool { true }
  }

  final class CityScene: ModelScene {
    let model: LoadingModel<[String]>
    init(_ city: @escaping @MainActor () async throws -> [String]) { model = LoadingModel(city) }

    var screen: Screen {
      screen(
        of: model.content, title: model.content.value?.first ?? "City", subtitle: { "\($0.count) streets" },
        toolbar: { [.item("Rename \($0.count)") {}] }, empty: EmptyState("No streets")
      ) { streets in
        Section("streets", streets.map { Name(id: $0) }) { Row(Label.with(.text("street \($0.id)"))) }
      }
    }
  }

  final class OwnMessageScene: Scene {
    var screen: Screen {
      screen(
        of: Loadable<String>.failed(Missing(), previous: "Paris"), title: "City",
        notFound: { EmptyState($0, link: "See all cities", to: "/") }
      ) { _ in [] }
    }
  }

  struct Name: Identifiable, Hashable, Sendable { let id: String }

  private func app(_ scene: any Scene) async throws -> TestApp {
    let coordinator = AppCoordinator(log: Log())
    let app = TestApp(Window(coordinator: coordinator, title: "Cities"))
    coordinator.push(own: scene)
    try await app.settle()
    return app
  }

  @Test func `a value that is there has its title, its line below, its controls and its content`() async throws {
    let text = try await app(CityScene { ["Rue", "Quai"] }).text()
    for part in ["# Rue", "2 streets", "Rename 2", "street Quai"] { #expect(text.contains(part)) }
  }

  @Test func `a value that is empty has its message, and no controls`() async throws {
    let text = try await app(CityScene { [] }).text()
    #expect(text.contains("No streets") && text.contains("# City"))
    #expect(!text.contains("Rename"))
  }

  @Test func `a load that failed is tried again`() async throws {
    let failures = Log()
    let app = try await app(
      CityScene {
        if failures.entries.isEmpty {
          failures.add("failed")
          throw Failure()
        }
        return ["Rue"]
      })
    #expect(!(try await app.text()).contains("street"))
    try await app.tap("Try again")
    #expect(try await app.text().contains("street Rue"))
  }

  @Test func `what does not exist is the screen of a place that does not exist`() async throws {
    let scene = CityScene { throw Missing() }
    let text = try await app(scene).text()
    #expect(text.contains("# Not found") && text.contains("There is no such city."))
    #expect(!text.contains("Try again"))
    #expect(scene.screen.isNotFound)
  }

  @Test func `what has gone meanwhile is not shown any more, and leads elsewhere`() async throws {
    let scene = OwnMessageScene()
    let text = try await app(scene).text()
    #expect(text.contains("There is no such city.") && text.contains("See all cities"))
    #expect(!text.contains("Paris"))
  }
}
