import EspalierContainer
import EspalierScopes
import Testing

struct LifetimeTests {
  private let container = Container()
  private let made = Count()

  private func register(_ lifetime: Lifetime) {
    container.register(Client.self, lifetime: lifetime) { [made] _ in
      made.next()
      return Client()
    }
    container.register(LiveRates.init(client:), as: (any Rates).self)
    container.register(Page.init)
  }

  @Test func `transient is made each time`() throws {
    register(.transient)
    let page = try container.resolve(Page.self)
    #expect(page.client !== page.rates.client)
    #expect(made.value == 2)
  }

  @Test func `container is made once, in either container`() throws {
    register(.container)
    let client = try container.resolve(Client.self)
    #expect(try container.resolve(Page.self).client === client)
    #expect(try container.freeze().resolve(Page.self).rates.client === client)
    #expect(made.value == 1)
  }

  @Test(arguments: [false, true]) func `graph is one for one resolve from outside`(byClosure: Bool) throws {
    register(.graph)
    if byClosure {
      container.register(Page.self, replacing: true) { resolver in
        Page(try resolver.resolve(), try resolver.resolve())
      }
    }
    let page = try container.resolve(Page.self)
    #expect(page.client === page.rates.client)
    let other = try container.resolve(Page.self)
    #expect(other.client === other.rates.client)
    #expect(other.client !== page.client)
    #expect(made.value == 2)
  }

  @Test func `weak is the same as long as somebody has it`() throws {
    register(.weak)
    var first: Page? = try container.resolve(Page.self)
    #expect(first?.client === first?.rates.client)
    #expect(try container.resolve(Client.self) === first?.client)
    #expect(made.value == 1)
    first = nil
    _ = try container.resolve(Client.self)
    #expect(made.value == 2)
  }

  @Test func `weak is for objects`() throws {
    container.register({ Plugin(name: "a") }, lifetime: .weak)
    let wrong = try #require(error { _ = try container.resolve(Plugin.self) })
    #expect(wrong.description.contains("Plugin is kept weakly and is no object"))
    #expect(throws: ContainerError.self) { try container.resolve(Plugin.self) }
  }

  @Test func `weak keeps objects behind a protocol`() throws {
    container.register(Client.init)
    container.register(LiveRates.init(client:), as: (any Rates).self, lifetime: .weak)
    let rates = try container.resolve((any Rates).self)
    #expect(try container.resolve((any Rates).self).client === rates.client)
  }

  @Test func `timed is the same for its time`() throws {
    let clock = HandClock()
    register(.timed(.seconds(60), clock: clock))
    let first = try container.resolve(Client.self)
    clock.advance(by: .seconds(59))
    #expect(try container.resolve(Client.self) === first)
    clock.advance(by: .seconds(1))
    let second = try container.resolve(Client.self)
    #expect(second !== first)
    clock.advance(by: .seconds(59))
    #expect(try container.resolve(Client.self) === second)
  }

  @Test func `custom is the same until it is reset, and then let go at once`() throws {
    let session = ResettableLifetime()
    register(.custom(session))
    weak let first = try container.resolve(Client.self)
    #expect(try container.resolve(Client.self) === first)
    #expect(first != nil)
    session.reset()
    #expect(first == nil)
    weak let second = try container.resolve(Client.self)
    #expect(second != nil)
    session.reset()
    #expect(second == nil)
    #expect(made.value == 2)
  }

  @Test func `what was begun in an earlier epoch is not kept for the next`() throws {
    let session = ResettableLifetime()
    container.register(Client.self, lifetime: .custom(session)) { [made] _ in
      if made.next() == 1 { session.reset() }
      return Client()
    }
    let first = try container.resolve(Client.self)
    let second = try container.resolve(Client.self)
    #expect(second !== first)
    #expect(try container.resolve(Client.self) === second)
  }

  @Test func `a child's registrations are seen by what the child makes`() throws {
    register(.container)
    let child = Container(parent: container)
    let mine = Client()
    child.register(Client.self) { _ in mine }
    #expect(try child.resolve(Page.self).client === mine)
    #expect(try child.resolve(Page.self).rates.client === mine)
    #expect(try child.freeze().resolve(Page.self).rates.client === mine)
    #expect(try container.resolve(Page.self).client !== mine)
  }

  @Test func `what a parent keeps is made from the parent's registrations, whoever asks first`() throws {
    container.register(Client.init, lifetime: .container)
    container.register(LiveRates.init(client:), as: (any Rates).self, lifetime: .container)
    let child = Container(parent: container)
    let mine = Client()
    child.register(Client.self) { _ in mine }
    #expect(try child.resolve((any Rates).self).client !== mine)
    #expect(try container.resolve((any Rates).self).client === container.resolve(Client.self))
    #expect(try child.resolve(Client.self) === mine)
  }

  @Test func `a child sees what a parent registers later`() throws {
    let child = Container(parent: Container(parent: container))
    #expect(try child.resolveIfRegistered(Plugin.self) == nil)
    container.register({ Plugin(name: "a") })
    #expect(try child.resolve(Plugin.self).name == "a")
    container.register({ Plugin(name: "b") }, replacing: true)
    #expect(try child.resolve(Plugin.self).name == "b")
    child.register({ Plugin(name: "c") })
    #expect(try child.resolve(Plugin.self).name == "c")
    #expect(try container.resolve(Plugin.self).name == "b")
  }

  @Test func `a graph value of a parent's singleton is not the child's`() throws {
    container.register(Client.init, lifetime: .graph)
    container.register(LiveRates.init(client:), as: (any Rates).self, lifetime: .container)
    container.register(Page.init)
    let child = Container(parent: container)
    let page = try child.resolve(Page.self)
    #expect(page.client !== page.rates.client)
  }
}
