import EspalierContainer
import Testing

struct ContainerTests {
  private let container = Container()

  @Test func `an initialiser's parameters are its dependencies`() throws {
    container.register(Client.init, lifetime: .container)
    container.register(LiveRates.init(client:), as: (any Rates).self, lifetime: .container)
    container.register(Page.init)
    let page: Page = try container.resolve()
    let rates = try container.resolve((any Rates).self)
    #expect(page.rates.client === page.client)
    #expect(try container.resolve(Client.self) === page.client)
    #expect(ObjectIdentifier(rates) == ObjectIdentifier(page.rates))
    let other = try container.resolve(Page.self)
    #expect(other !== page)
  }

  @Test func `a closure resolves what it needs`() throws {
    container.register(Client.self, lifetime: .container) { _ in Client() }
    container.register((any Rates).self) { resolver in LiveRates(client: try resolver.resolve()) }
    let rates: any Rates = try container.resolve()
    let client = try container.resolve(Client.self)
    #expect(rates.client === client)
  }

  @Test func `names tell dependencies of one type apart`() throws {
    container.register(Plugin.self) { _ in Plugin(name: "nameless") }
    container.register(Plugin.self, name: "cards") { _ in Plugin(name: "cards") }
    container.register({ Plugin(name: "loans") }, name: "loans", lifetime: .container)
    #expect(try container.resolve(Plugin.self).name == "nameless")
    #expect(try container.resolve(Plugin.self, name: "cards").name == "cards")
    #expect(try container.resolve(Plugin.self, name: "loans").name == "loans")
    #expect(try container.resolveIfRegistered(Plugin.self, name: "taxes") == nil)
  }

  @Test func `arguments are passed, and their types belong to the key`() throws {
    container.register(Client.self, lifetime: .container) { _ in Client() }
    container.register(Plugin.self) { (resolver, number: Int) in
      _ = try resolver.resolve(Client.self)
      return Plugin(name: "\(number)")
    }
    container.register(Plugin.self) { (_, number: Int, text: String) in Plugin(name: "\(number)\(text)") }
    #expect(try container.resolve(Plugin.self, arguments: 7).name == "7")
    #expect(try container.resolve(Plugin.self, arguments: 7, "a").name == "7a")
    let missing = error { _ = try container.resolve(Plugin.self, arguments: "7") }
    #expect(missing?.description.contains("Plugin with (String) is not registered") == true)
  }

  @Test func `a factory may come back to itself with other arguments`() throws {
    container.register(Int.self) { (resolver, number: Int) in
      number == 0 ? 0 : number + (try resolver.resolve(Int.self, arguments: number - 1))
    }
    #expect(try container.resolve(Int.self, arguments: 100) == 5050)
  }

  @Test func `all of a type come in order of registration, the parents' first`() throws {
    container.register(Plugin.self, name: "b") { _ in Plugin(name: "b") }
    container.register(Plugin.self, name: "a") { _ in Plugin(name: "a") }
    let child = Container(parent: container)
    child.register(Plugin.self, name: "c") { _ in Plugin(name: "c") }
    child.register(Plugin.self, name: "b") { _ in Plugin(name: "b of the child") }
    #expect(try container.resolveAll(Plugin.self).map(\.name) == ["b", "a"])
    #expect(try child.resolveAll(Plugin.self).map(\.name) == ["b of the child", "a", "c"])
    #expect(try child.freeze().resolveAll(Plugin.self).map(\.name) == ["b of the child", "a", "c"])
    #expect(try container.resolveAll(Client.self).isEmpty)
  }

  @Test func `what is missing is an error that names the way and the places`() throws {
    container.register(Page.init)
    container.register((any Rates).self) { resolver in LiveRates(client: try resolver.resolve()) }
    let missing = try #require(error { _ = try container.resolve(Page.self) })
    guard case .missing = missing.reason else {
      Issue.record("\(missing)")
      return
    }
    #expect(missing.names == ["Page", "any Rates"] || missing.names == ["Page", "Rates"])
    #expect(missing.wanted == .type(Client.self))
    #expect(missing.description.contains("Client is not registered"))
    #expect(missing.description.contains("ContainerTests.swift:"))
    #expect(throws: ContainerError.self) { try Container().resolve(Client.self) }
    #expect(try Container().resolveIfRegistered(Client.self) == nil)
  }

  @Test func `a factory's error is handed on, and nothing is kept`() throws {
    let tries = Count()
    container.register(Client.self, lifetime: .container) { _ in
      if tries.next() == 1 { throw Broken() }
      return Client()
    }
    let failed = try #require(error { _ = try container.resolve(Client.self) })
    guard case .failed(let inner) = failed.reason else {
      Issue.record("\(failed)")
      return
    }
    #expect(inner is Broken)
    #expect(try container.resolve(Client.self) === container.resolve(Client.self))
    #expect(tries.value == 2)
  }

  @Test func `the later registration is used, and one made before stays with who has it`() throws {
    container.register(Plugin.self, lifetime: .container) { _ in Plugin(name: "first") }
    #expect(try container.resolve(Plugin.self).name == "first")
    container.register(Plugin.self, replacing: true) { _ in Plugin(name: "second") }
    #expect(try container.resolve(Plugin.self).name == "second")
    #expect(faults(of: container).isEmpty)
  }

  @Test func `assemblies register and check for themselves`() throws {
    struct Cards: Assembly {
      func assemble(_ container: Container) { container.register({ Plugin(name: "cards") }, name: "cards") }
    }
    struct Needy: Assembly {
      func assemble(_ container: Container) {}
      func validate(_ container: Container) throws {
        if try container.resolveAll(Plugin.self).count < 2 { throw Broken() }
      }
    }
    container.install(Cards(), Needy())
    #expect(try container.resolve(Plugin.self, name: "cards").name == "cards")
    #expect(faults(of: container).map(\.description) == ["Needy says: Broken()"])
    #expect(faults(of: Container(parent: container)).count == 1)
    container.register({ Plugin(name: "loans") }, name: "loans")
    #expect(faults(of: container).isEmpty)
  }

  @Test func `a container is released, with all that it keeps`() throws {
    weak var kept: Client?
    weak var gone: Container?
    do {
      let container = Container()
      container.register(Client.init, lifetime: .container)
      // The original's way was to capture the container here. The resolver does, and cannot be kept.
      container.register((any Rates).self, lifetime: .container) { resolver in LiveRates(client: try resolver.resolve())
      }
      .then { resolver, _ in _ = try resolver.resolve(Client.self) }
      kept = try container.resolve((any Rates).self).client
      gone = container
      #expect(kept != nil)
    }
    #expect(kept == nil)
    #expect(gone == nil)
  }

  @Test func `a thousand keys are all found, by type and by name`() throws {
    for number in 0..<1000 { container.register({ Plugin(name: "\(number)") }, name: "\(number)") }
    registerChain(of: 1000, in: container, lifetime: .transient)
    for number in 0..<1000 { #expect(try container.resolve(Plugin.self, name: "\(number)").name == "\(number)") }
    #expect(try resolveChain(container) == 1000)
  }
}
