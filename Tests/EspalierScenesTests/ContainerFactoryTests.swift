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

  @Test func `a scene leads to others by their factories, which its container tells apart by their protocols`()
    async throws
  {
    let container = Container()
    container.register((any CityFactory).self, lifetime: .container) { _ in LiveCityFactory() }
    container.register((any PersonFactory).self, lifetime: .container) { _ in LivePersonFactory() }
    container.register((any Factory<any Navigable>).self, lifetime: .container) { resolver in
      ChoosingFactory(city: try resolver.resolve(), person: try resolver.resolve())
    }
    let factory = try container.freeze().resolve((any Factory<any Navigable>).self)
    let app = TestApp(Window(coordinator: ChoosingCoordinator(factory), title: "Choosing"))
    try await app.open("/")
    try await app.type("Rome", into: "Name")
    try await app.tap("City")
    #expect(try await app.text().contains("The city Rome"))
    try await app.tap("Choosing")
    try await app.tap("Person")
    #expect(try await app.text().contains("The person Rome"))
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

private protocol CityFactory: Factory where Input == String {}
private protocol PersonFactory: Factory where Input == String {}

private struct LiveCityFactory: CityFactory {
  func make(_ name: String) -> any Presentable { NamedScene("The city \(name)") }
}

private struct LivePersonFactory: PersonFactory {
  func make(_ name: String) -> any Presentable { NamedScene("The person \(name)") }
}

@MainActor private final class NamedScene: Scene {
  private let title: String
  init(_ title: String) { self.title = title }
  var screen: Screen { Screen(title: title) {} }
}

/// Makes a scene that holds the factories of two others.
private struct ChoosingFactory: Factory {
  let city: any CityFactory
  let person: any PersonFactory

  func make(_ navigation: any Navigable) -> any Presentable {
    ChoosingScene(city: city, person: person, over: navigation)
  }
}

@MainActor @Observable private final class ChoosingScene: Scene {
  private var name = ""
  @ObservationIgnored private let city: any CityFactory
  @ObservationIgnored private let person: any PersonFactory
  @ObservationIgnored private weak var navigation: (any Navigable)?

  init(city: any CityFactory, person: any PersonFactory, over navigation: any Navigable) {
    self.city = city
    self.person = person
    self.navigation = navigation
  }

  var screen: Screen {
    Screen(title: "Choosing") {
      Section("fields", layout: .form) {
        Row(TextField.with(.label("Name"), .text(Binding(self, \.name))))
        Row(Button.with(.title("City"), .onTap { [weak self] in try self?.show { $0.city.make($0.name) } }))
        Row(Button.with(.title("Person"), .onTap { [weak self] in try self?.show { $0.person.make($0.name) } }))
      }
    }
  }

  private func show(_ make: (ChoosingScene) -> any Presentable) throws { try navigation?.push(make(self)) }
}

private final class ChoosingCoordinator: Coordinator<GreetingRoute> {
  private let factory: any Factory<any Navigable>
  init(_ factory: any Factory<any Navigable>) { self.factory = factory }
  override func placement(of route: GreetingRoute) -> Placement<GreetingRoute> { .root(self.factory.make(self)) }
}
