import EspalierContainer
import Testing

private final class Owner: Sendable {
  let owned = Guarded<Owned?>(nil)
}
private final class Owned: Sendable {
  weak let owner: Owner?
  init(_ owner: Owner) { self.owner = owner }
}

/// Not `Sendable`.
private final class Model {
  var part: Part?
}
private final class Part {
  weak var model: Model?
  init(_ model: Model) { self.model = model }
}

/// A value whose `then` throws is rejected.
struct RejectionTests {
  private let container = Container()
  private let tries = Count()
  /// Holds all that was made, so that a weak lifetime could give it again.
  private let held = Guarded<[any Sendable]>([])

  static let kept: [Lifetime] = [.container, .weak, .timed(.seconds(1000)), .custom(ResettableLifetime())]
  static let pairs: [(Lifetime, Lifetime)] = kept.flatMap { first in kept.map { (first, $0) } }

  @Test(arguments: kept) func `a rejected value is not kept`(lifetime: Lifetime) throws {
    container.register(Client.init, lifetime: lifetime).then { [tries, held] _, client in
      guard tries.next() == 1 else { return }
      held.withLock { $0.append(client) }
      throw Broken()
    }
    #expect(throws: ContainerError.self) { try container.resolve(Client.self) }
    let client = try container.resolve(Client.self)
    #expect(held.withLock { $0.first as? Client } !== client)
    #expect(try container.resolve(Client.self) === client)
    #expect(tries.value == 2)
  }

  private func registerOwner(_ lifetime: Lifetime, _ neighbour: Lifetime) {
    container.register(Owned.init, lifetime: neighbour)
    container.register(Owner.init, lifetime: lifetime).then { [tries, held] resolver, owner in
      let owned = try resolver.resolve(Owned.self)
      #expect(owned.owner === owner)
      held.withLock { $0 += [owner, owned] as [any Sendable] }
      if tries.next() == 1 { throw Broken() }
      owner.owned.withLock { $0 = owned }
    }
  }

  @Test(arguments: pairs) func `a neighbour that holds a rejected value is not kept either`(
    lifetime: Lifetime, neighbour: Lifetime
  ) throws {
    registerOwner(lifetime, neighbour)
    #expect(throws: ContainerError.self) { try container.resolve(Owner.self) }
    let owner = try container.resolve(Owner.self)
    let owned = try container.resolve(Owned.self)
    #expect(owned.owner === owner)
    #expect(owner.owned.withLock { $0 === owned })
    #expect(held.withLock { $0[1] as? Owned } !== owned)
    #expect(try container.resolve(Owner.self) === owner)
  }

  @Test(arguments: pairs) func `a value that was made from a rejected one is not kept either`(
    lifetime: Lifetime, neighbour: Lifetime
  ) throws {
    registerOwner(lifetime, neighbour)
    #expect(throws: ContainerError.self) { try container.resolve(Owned.self) }
    let owned = try container.resolve(Owned.self)
    let owner = try container.resolve(Owner.self)
    #expect(owned.owner === owner)
    #expect(owner.owned.withLock { $0 === owned })
    #expect(try container.resolve(Owned.self) === owned)
  }

  @Test func `a value that was told is rejected with the one that is told later`() throws {
    // The second's `then` throws when the first's is done: and the first may hold the second by now.
    container.register(Owner.init, lifetime: .container).then { resolver, owner in
      let owned = try resolver.resolve(Owned.self)
      owner.owned.withLock { $0 = owned }
    }
    container.register(Owned.init, lifetime: .container).then { [tries] _, _ in
      if tries.next() == 1 { throw Broken() }
    }
    #expect(throws: ContainerError.self) { try container.resolve(Owner.self) }
    let owner = try container.resolve(Owner.self)
    let owned = try container.resolve(Owned.self)
    #expect(owner.owned.withLock { $0 === owned })
    #expect(tries.value == 2)
  }

  @Test func `what cannot be kept is an error before its neighbours are kept`() throws {
    container.register(Client.init, lifetime: .container).then { resolver, _ in _ = try resolver.resolve(Plugin.self) }
    container.register({ Plugin(name: "a") }, lifetime: .weak)
    let wrong = try #require(error { _ = try container.resolve(Client.self) })
    #expect(wrong.description.contains("Plugin is kept weakly and is no object"))
    container.register({ Plugin(name: "b") }, replacing: true)
    #expect(try container.resolve(Client.self) === container.resolve(Client.self))
  }

  @Test @MainActor func `what cannot be kept on the main actor is an error before its neighbours are kept`() throws {
    container.registerOnMainActor(Model.self, lifetime: .container) { _ in Model() }
      .then { resolver, _ in _ = try resolver.resolve(Plugin.self) }
    container.registerOnMainActor(Plugin.self, lifetime: .weak) { _ in Plugin(name: "a") }
    let wrong = try #require(error { _ = try container.resolveOnMainActor(Model.self) })
    #expect(wrong.description.contains("Plugin is kept weakly and is no object"))
    container.register({ Plugin(name: "b") }, replacing: true)
    #expect(try container.resolveOnMainActor(Model.self) === container.resolveOnMainActor(Model.self))
  }

  @Test(arguments: pairs) @MainActor func `the same holds on the main actor`(
    lifetime: Lifetime, neighbour: Lifetime
  ) throws {
    var rejected: [AnyObject] = []
    let isRejecting = Guarded(true)
    let last = MainActorRejects()
    container.registerOnMainActor(Part.self, lifetime: neighbour) { Part(try $0.resolve()) }
    container.register(Client.init, lifetime: neighbour)
    container.registerOnMainActor(Model.self, lifetime: lifetime) { _ in Model() }.then { resolver, model in
      let part = try resolver.resolve(Part.self)
      #expect(part.model === model)
      last.objects = [model, part, try resolver.resolve(Client.self)]
      if isRejecting.withLock(\.self) { throw Broken() }
      model.part = part
    }
    for first in [true, false] {
      isRejecting.withLock { $0 = true }
      #expect(throws: ContainerError.self) {
        if first {
          _ = try container.resolveOnMainActor(Model.self)
        } else {
          _ = try container.resolveOnMainActor(Part.self)
        }
      }
      rejected += last.objects
    }
    isRejecting.withLock { $0 = false }
    let model = try container.resolveOnMainActor(Model.self)
    let part = try container.resolveOnMainActor(Part.self)
    let client = try container.resolve(Client.self)
    #expect(part.model === model && model.part === part)
    #expect(try container.resolveOnMainActor(Model.self) === model)
    #expect(!rejected.contains { $0 === model || $0 === part || $0 === client })
  }
}

@MainActor private final class MainActorRejects {
  var objects: [AnyObject] = []
}
