import Espalier
import EspalierTesting
import Observation
import Testing

/// A container registers factories, and scenes ask it for them.
@MainActor @Suite struct ContainerFactoryTests {
  private func container(_ model: @escaping @MainActor @Sendable () -> any GreetingModel) throws -> FrozenContainer {
    let container = Container()
    container.register((any Factory<Int>).self, name: "greeting", lifetime: .container) { _ in
      SceneFactory<Int> { _ in GreetingScene(model: model()) }
    }
    container.register((any Factory<Void>).self, lifetime: .container) { _ in GreetingFactory(makeModel: model) }
    return try container.freeze()
  }

  @Test func `a factory comes out of the container under its name and value, and makes a fresh scene each time`() throws
  {
    var made = 0
    let container = try container {
      made += 1
      return LiveGreetingModel()
    }
    let factory = try container.resolve((any Factory<Int>).self, name: "greeting")
    #expect(made == 0, "nothing is made before it is shown")
    let (one, other) = (factory.make(1), factory.make(1))
    #expect(one !== other)
    #expect(made == 2)
    #expect(throws: ContainerError.self) { try container.resolve((any Factory<String>).self) }
  }

  @Test func `a scene leads to the next one by a factory that its container has`() async throws {
    let model = LiveGreetingModel()
    let container = try container { model }
    let app = TestApp(
      Window(
        coordinator: GreetingCoordinator(factory: try container.resolve((any Factory<Void>).self)), title: "Greetings"))
    try await app.open("/")
    try await app.type("Ada", into: "Name")
    #expect(model.text == "Ada")
  }

  @Test func `a test puts another factory in its place`() async throws {
    let (usual, own) = (LiveGreetingModel(), LiveGreetingModel())
    let container = Container()
    container.register((any Factory<Void>).self, lifetime: .container) { _ in GreetingFactory { usual } }
    container.register((any Factory<Void>).self, lifetime: .container, replacing: true) { _ in GreetingFactory { own } }
    let scene = try container.resolve((any Factory<Void>).self).make() as? GreetingScene
    #expect(scene?.model === own)
  }
}
