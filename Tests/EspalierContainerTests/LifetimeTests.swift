import EspalierContainer
import EspalierTesting
import Testing

/// A resettable lifetime, with the number of those that it would tell of its end.
private final class ObservedLifetime: CustomLifetime {
  private final class Follower: Sendable {}
  private struct Observed: Sendable { weak let follower: Follower? }

  private let inner = ResettableLifetime()
  private let observed = Guarded<[Observed]>([])

  var epoch: Int { inner.epoch }
  var followers: Int { observed.withLock { $0.count { $0.follower != nil } } }

  func onEnd(_ release: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    let follower = Follower()
    observed.withLock { $0.append(Observed(follower: follower)) }
    return inner.onEnd { withExtendedLifetime(follower, release) }
  }
}

/// A lifetime that ends before it lets go.
private final class LateLifetime: CustomLifetime {
  private let ends = Count()
  private let releases = Guarded<[@Sendable () -> Void]>([])

  var epoch: Int { ends.value }
  func end() { ends.next() }
  func release() { for release in releases.withLock(\.self) { release() } }

  func onEnd(_ release: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    releases.withLock { $0.append(release) }
    return {}
  }
}

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
    let clock = TestClock()
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

  @Test func `a resettable lifetime keeps nothing of containers that are gone`() async throws {
    let session = ObservedLifetime()
    for _ in 0..<3 {
      let container = Container()
      container.register(Client.init, lifetime: .custom(session))
      container.registerAsync(Plugin.self, lifetime: .custom(session)) { _ in Plugin(name: "a") }
      container.registerOnMainActor(Int.self, lifetime: .custom(session)) { _ in 1 }
      for _ in 0..<2 {
        _ = try container.resolve(Client.self)
        _ = try await container.resolveAsync(Plugin.self)
        _ = try await container.resolveOnMainActor(Int.self)
      }
      #expect(session.followers == 3)
    }
    #expect(session.followers == 0)
  }

  @Test func `a value made between the end of a custom lifetime and its release is kept`() async throws {
    let session = LateLifetime()
    container.registerOnMainActor([Client].self, lifetime: .custom(session)) { _ in [Client()] }
    container.registerAsync(Page.self, lifetime: .custom(session)) { _ in
      let client = Client()
      return Page(LiveRates(client: client), client)
    }
    container.register(Client.init, lifetime: .custom(session))
    func all() async throws -> [any AnyObject & Sendable] {
      [
        try container.resolve(Client.self), try await container.resolveAsync(Page.self),
        try #require(await container.resolveOnMainActor([Client].self).first),
      ]
    }
    let old = try await all()
    session.end()
    let new = try await all()
    #expect(zip(old, new).allSatisfy { $0 !== $1 })
    session.release()
    // What was released on the main actor is released by now.
    await MainActor.run {}
    #expect(zip(try await all(), new).allSatisfy { $0 === $1 })
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
