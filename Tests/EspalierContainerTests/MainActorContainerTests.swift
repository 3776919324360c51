import EspalierContainer
import EspalierScopes
import Testing

/// Not `Sendable`.
private final class Model {
  let client: Client
  var other: Other?
  init(_ client: Client) { self.client = client }
}
private final class Other {
  weak var model: Model?
  init(_ model: Model) { self.model = model }
}

private final class ModelScope: RootScope {
  let client = Client()
  let model = Model(Client())
  let container: Container
  var rates: any Rates {
    get throws { try shared { try container.resolve() } }
  }
  init(container: Container) {
    self.container = container
    super.init()
  }
}
private final class InnerModelScope: Scope<ModelScope> {}

@MainActor struct MainActorContainerTests {
  private let container = Container()

  @Test func `values of the main actor need not be sendable`() throws {
    container.register(Client.init, lifetime: .container)
    container.registerOnMainActor(Model.self) { resolver in Model(try resolver.resolve()) }
    let model = try container.resolveOnMainActor(Model.self)
    #expect(try container.resolve(Client.self) === model.client)
    let frozen = try container.freeze()
    #expect(try frozen.resolveOnMainActor(Model.self) !== model)
    #expect(try frozen.resolveAllOnMainActor(Model.self).count == 1)
  }

  @Test(arguments: [Lifetime.graph, .container, .weak, .custom(ResettableLifetime()), .timed(.seconds(1000))])
  func `lifetimes are those of other values`(lifetime: Lifetime) throws {
    container.register(Client.init)
    container.registerOnMainActor(Model.self, lifetime: lifetime) { Model(try $0.resolve()) }
    container.registerOnMainActor([Model].self) { [try $0.resolve(), try $0.resolve()] }
    let pair = try container.resolveOnMainActor([Model].self)
    #expect(pair[0] === pair[1])
  }

  @Test func `a reset lets a value go`() throws {
    let session = ResettableLifetime()
    container.register(Client.init)
    container.registerOnMainActor(Model.self, lifetime: .custom(session)) { Model(try $0.resolve()) }
    let first = try container.resolveOnMainActor(Model.self)
    #expect(try container.resolveOnMainActor(Model.self) === first)
    session.reset()
    #expect(try container.resolveOnMainActor(Model.self) !== first)
  }

  @Test func `those that need each other are joined later`() throws {
    container.register(Client.init)
    container.registerOnMainActor(Model.self, lifetime: .container) { Model(try $0.resolve()) }
      .then { resolver, model in model.other = try resolver.resolve() }
    container.registerOnMainActor(Other.self) { Other(try $0.resolve()) }
    let model = try container.resolveOnMainActor(Model.self)
    #expect(model.other?.model === model)
  }

  @Test(arguments: [Lifetime.transient, .graph, .container]) func `a circle is an error`(lifetime: Lifetime) throws {
    container.registerOnMainActor(Model.self, lifetime: lifetime) { resolver in
      _ = try resolver.resolve(Other.self)
      return Model(Client())
    }
    container.registerOnMainActor(Other.self, lifetime: lifetime) { Other(try $0.resolve()) }
    do {
      _ = try container.resolveOnMainActor(Model.self)
      Issue.record("It was made.")
    } catch let error as ContainerError {
      #expect(error.names == ["Model", "Other", "Model"])
    }
  }

  @Test func `the wrong door is an error that names the right one`() throws {
    container.registerOnMainActor(Client.self) { _ in Client() }
    let wrong = try #require(error { _ = try container.resolve(Client.self) })
    #expect(wrong.description.contains("Use `resolveOnMainActor()`"))
    container.registerAsync(Plugin.self) { _ in Plugin(name: "a") }
    #expect(throws: ContainerError.self) { try container.resolveOnMainActor(Plugin.self) }
  }

  @Test func `a container takes from a scope, and a scope from a container`() async throws {
    container.register(LiveRates.init(client:), as: (any Rates).self)
    let scope = ModelScope(container: container)
    container.register(from: scope, \.client)
    container.registerOnMainActor(from: scope, \.model)
    try container.validate()
    #expect(try scope.rates.client === scope.client)
    #expect(try container.resolveOnMainActor(Model.self) === scope.model)
    // From any thread too.
    let client = try await Task.detached { [container] in try container.resolve(Client.self) }.value
    #expect(client === scope.client)
    container.register(from: InnerModelScope(scope), \.client, name: "inherited")
    #expect(try container.resolve(Client.self, name: "inherited") === scope.client)
  }
}
