import EspalierContainer
import Testing

/// Neither is `Sendable`.
private final class Model {
  let text: String
  let client: Client
  init(_ text: String, _ client: Client) {
    self.text = text
    self.client = client
  }
}
private final class Seed {
  let number: Int
  init(_ number: Int) { self.number = number }
}
private final class Parts {
  var models: [Model] = []
}

/// Factories with arguments that have to be awaited, or run on the main actor.
@Suite(.timeLimit(.minutes(10))) struct ArgumentTests {
  private let container = Container()

  init() { container.register(Client.init, lifetime: .container) }

  @Test func `an asynchronous factory takes arguments, whose types belong to the key`() async throws {
    let made = Count()
    container.registerAsync(Plugin.self) { (resolver, number: Int) in
      await Task.yield()
      _ = try resolver.resolve(Client.self)
      made.next()
      return Plugin(name: "\(number)")
    }
    .registerAsync(Plugin.self) { (_, number: Int, text: String) in Plugin(name: "\(number)\(text)") }
    .registerAsync(Plugin.self, name: "b") { (_, number: Int) in Plugin(name: "b\(number)") }
    container.registerAsync([Plugin].self) { resolver in
      [try await resolver.resolveAsync(arguments: 1), try await resolver.resolveAsync(arguments: 2, "c")]
    }
    #expect(try await container.resolveAsync(Plugin.self, arguments: 7).name == "7")
    #expect(try await container.resolveAsync(Plugin.self, arguments: 7, "a").name == "7a")
    #expect(try await container.freeze().resolveAsync(Plugin.self, name: "b", arguments: 7).name == "b7")
    #expect(try await container.resolveAsync([Plugin].self).map(\.name) == ["1", "2c"])
    #expect(made.value == 2)
    let missing = await #expect(throws: ContainerError.self) {
      try await container.resolveAsync(Plugin.self, arguments: "7")
    }
    #expect(missing?.description.contains("Plugin with (String) is not registered") == true)
  }

  @Test @MainActor func `a factory on the main actor takes arguments that need not be sendable`() throws {
    container.registerOnMainActor(Model.self) { (resolver, seed: Seed) in
      MainActor.assertIsolated()
      return Model("\(seed.number)", try resolver.resolve())
    }
    .registerOnMainActor([Model].self) { (resolver, first: Int, second: Int) in
      [try resolver.resolve(arguments: Seed(first)), try resolver.resolve(arguments: Seed(second))]
    }
    let model = try container.resolveOnMainActor(Model.self, arguments: Seed(7))
    #expect(model.text == "7")
    #expect(try model.client === container.resolve(Client.self))
    #expect(try container.resolveOnMainActor(Model.self, arguments: Seed(7)) !== model)
    #expect(try container.freeze().resolveOnMainActor([Model].self, arguments: 1, 2).map(\.text) == ["1", "2"])
  }

  @Test func `each way of asking reaches what can be had by it`() async throws {
    container.register(Plugin.self) { (_, number: Int) in Plugin(name: "\(number)") }
    container.registerOnMainActor(Plugin.self) { (_, text: String) in Plugin(name: text) }
    container.registerAsync(Plugin.self) { (_, isTrue: Bool) in Plugin(name: "\(isTrue)") }
    container.registerOnMainActor([Plugin].self) { resolver in
      [try resolver.resolve(arguments: 1), try resolver.resolve(arguments: "a")]
    }
    #expect(try await container.resolveAsync(Plugin.self, arguments: 1).name == "1")
    #expect(try await container.resolveAsync(Plugin.self, arguments: "a").name == "a")
    #expect(try await container.resolveAsync(Plugin.self, arguments: true).name == "true")
    #expect(try await container.resolveOnMainActor(Plugin.self, arguments: 1).name == "1")
    #expect(try await container.resolveOnMainActor([Plugin].self).map(\.name) == ["1", "a"])
    let errors = [
      error { _ = try container.resolve(Plugin.self, arguments: "a") },
      error { _ = try container.resolve(Plugin.self, arguments: true) },
      await MainActor.run { error { _ = try container.resolveOnMainActor(Plugin.self, arguments: true) } },
    ]
    let uses = ["resolveOnMainActor(_:arguments:)", "resolveAsync(_:arguments:)", "resolveAsync(_:arguments:)"]
    for (error, use) in zip(errors, uses) {
      #expect(error?.description.contains("Use `\(use)`") == true, "\(String(describing: error))")
      #expect(error?.description.contains("ArgumentTests.swift:") == true)
    }
  }

  @Test func `an asynchronous factory may come back to itself with other arguments, and not with the same`()
    async throws
  {
    container.registerAsync(Int.self) { (resolver, number: Int, isLess: Bool) in
      number == 0
        ? 0 : number + (try await resolver.resolveAsync(Int.self, arguments: number - (isLess ? 1 : 0), isLess))
    }
    #expect(try await container.resolveAsync(Int.self, arguments: 100, true) == 5050)
    let circle = await #expect(throws: ContainerError.self) {
      try await container.resolveAsync(Int.self, arguments: 1, false)
    }
    guard case .cycle? = circle?.reason else {
      Issue.record("\(String(describing: circle))")
      return
    }
    #expect(circle?.names == ["Int with (Int, Bool)", "Int with (Int, Bool)"])
  }

  @Test @MainActor func `a circle of arguments on the main actor is an error`() {
    container.registerOnMainActor(Plugin.self) { (resolver, number: Int) in
      try resolver.resolve(Plugin.self, arguments: number)
    }
    let circle = error { _ = try container.resolveOnMainActor(Plugin.self, arguments: 1) }
    guard case .tooDeep? = circle?.reason else {
      if case .cycle? = circle?.reason { return }
      Issue.record("\(String(describing: circle))")
      return
    }
  }

  @Test @MainActor
  func `the rest is done also when such a factory was the first to ask, and nothing kept when it throws`()
    throws
  {
    let told = Count()
    let isBroken = Guarded(true)
    container.registerOnMainActor(Parts.self, lifetime: .container) { _ in Parts() }.then { resolver, parts in
      told.next()
      parts.models = [try resolver.resolve(arguments: "part")]
    }
    container.registerOnMainActor(Model.self) { (resolver, text: String) in Model(text, try resolver.resolve()) }
    container.registerOnMainActor([Parts].self) { (resolver, count: Int) in
      let parts = try (0..<count).map { _ in try resolver.resolve(Parts.self) }
      if isBroken.withLock(\.self) { throw Broken() }
      return parts
    }
    #expect(throws: ContainerError.self) { try container.resolveOnMainActor([Parts].self, arguments: 2) }
    #expect(told.value == 0)
    isBroken.withLock { $0 = false }
    let parts = try container.resolveOnMainActor([Parts].self, arguments: 2)
    #expect(parts[0] === parts[1] && parts[0].models.map(\.text) == ["part"])
    #expect(try container.resolveOnMainActor(Parts.self) === parts[0])
    #expect(told.value == 1)
  }
}
