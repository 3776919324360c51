import EspalierContainer
import Testing

private final class A: Sendable {
  let b: B
  init(_ b: B) { self.b = b }
}
private final class B: Sendable {
  let a: A
  init(_ a: A) { self.a = a }
}
private final class Owner: Sendable, Hashable {
  static func == (left: Owner, right: Owner) -> Bool { left === right }
  func hash(into hasher: inout Hasher) {}
  let child = Guarded<Owned?>(nil)
}
private final class Owned: Sendable {
  weak let owner: Owner?
  init(_ owner: Owner) { self.owner = owner }
}

struct CircleTests {
  private let container = Container()

  private func expectCircle(_ sourceLocation: SourceLocation = #_sourceLocation) throws {
    let circle = try #require(error { _ = try container.resolve(A.self) }, sourceLocation: sourceLocation)
    guard case .cycle = circle.reason else {
      Issue.record("\(circle)", sourceLocation: sourceLocation)
      return
    }
    #expect(circle.names == ["A", "B", "A"], sourceLocation: sourceLocation)
    #expect(circle.description.contains("CircleTests.swift:"), sourceLocation: sourceLocation)
  }

  static let lifetimes: [Lifetime] = [.transient, .graph, .container, .weak, .timed(.seconds(1))]

  @Test(arguments: lifetimes) func `a circle of initialisers is an error with the whole way`(lifetime: Lifetime) throws
  {
    container.register(A.init, lifetime: lifetime)
    container.register(B.init, lifetime: lifetime)
    try expectCircle()
    try expectCircle()
  }

  @Test(arguments: lifetimes) func `a circle of closures is an error with the whole way`(lifetime: Lifetime) throws {
    container.register(A.self, lifetime: lifetime) { A(try $0.resolve()) }
    container.register(B.self, lifetime: lifetime) { B(try $0.resolve()) }
    try expectCircle()
    try expectCircle()
  }

  @Test(arguments: lifetimes) func `a circle through the container itself is an error`(lifetime: Lifetime) throws {
    container.register(A.self, lifetime: lifetime) { [container] _ in A(try container.resolve()) }
    container.register(B.self, lifetime: lifetime) { [container] _ in B(try container.resolve()) }
    try expectCircle()
  }

  private struct Failed: Error {}

  @Test(.timeLimit(.minutes(10)))
  func `the rest is done also when a factory with arguments was the first to ask`() async throws {
    let calls = Guarded(0)
    container.register(Owner.init, lifetime: .container).then { _, _ in calls.withLock { $0 += 1 } }
    container.register(Owned.self) { (resolver, _: Int) in Owned(try resolver.resolve()) }
    _ = try container.resolve(Owned.self, arguments: 1)
    #expect(calls.withLock(\.self) == 1)
    // Another thread finds it, and waits for nobody.
    let there = try await Task.detached { [container] in try container.resolve(Owner.self) }.value
    #expect(try container.resolve(Owner.self) === there && calls.withLock(\.self) == 1)
  }

  @Test(.timeLimit(.minutes(10)), arguments: [true, false])
  func `a factory that throws leaves nothing for others to wait for`(takesArguments: Bool) async throws {
    let calls = Guarded(0)
    container.register(Owner.init, lifetime: .container).then { _, _ in calls.withLock { $0 += 1 } }
    container.register(Owned.self) { resolver in
      _ = try resolver.resolve(Owner.self)
      throw Failed()
    }
    container.register(Owned.self) { (resolver, _: Int) in
      _ = try resolver.resolve(Owner.self)
      throw Failed()
    }
    #expect(throws: ContainerError.self) {
      if takesArguments {
        _ = try container.resolve(Owned.self, arguments: 1)
      } else {
        _ = try container.resolve(Owned.self)
      }
    }
    _ = try await Task.detached { [container] in try container.resolve(Owner.self) }.value
    #expect(calls.withLock(\.self) == 1)
  }

  @Test func `a circle with a way in names the circle`() throws {
    container.register(Page.self) { resolver in
      _ = try resolver.resolve(A.self)
      throw Broken()
    }
    container.register(A.init)
    container.register(B.self) { B(try $0.resolve()) }
    let circle = try #require(error { _ = try container.resolve(Page.self) })
    #expect(circle.names == ["Page", "A", "B", "A"])
  }

  @Test func `a circle of closures that say what they need is an error`() throws {
    container.register(A.self, lifetime: .container, needs: [.type(B.self)]) { A(try $0.resolve()) }
    container.register(B.self, lifetime: .container, needs: [.type(A.self)]) { B(try $0.resolve()) }
    try expectCircle()
    container.register(A.self, needs: [.type(B.self)], replacing: true) { A(try $0.resolve()) }
    container.register(B.self, needs: [.type(A.self)], replacing: true) { B(try $0.resolve()) }
    try expectCircle()
  }

  @Test(arguments: [Lifetime.graph, .container, .weak]) func `those that need each other are joined later`(
    lifetime: Lifetime
  ) throws {
    container.register(Owner.init, lifetime: lifetime).then { resolver, owner in
      let child = try resolver.resolve(Owned.self)
      owner.child.withLock { $0 = child }
    }
    container.register(Owned.init, lifetime: lifetime)
    #expect(faults(of: container).isEmpty)
    let owner = try container.resolve(Owner.self)
    let held = owner.child.withLock(\.self)
    let child = try #require(held)
    #expect(child.owner === owner)
  }

  @Test(arguments: [Lifetime.graph, .container]) func `those that need each other may be asked for from either side`(
    lifetime: Lifetime
  ) throws {
    container.register(Owner.init, lifetime: lifetime).then { resolver, owner in
      let child = try resolver.resolve(Owned.self)
      owner.child.withLock { $0 = child }
    }
    container.register(Owned.init, lifetime: lifetime)
    // Nobody but the child's container holds the owner: so it is held here, by the one that is asked for.
    container.register({ (child: Owned, owner: Owner) in [owner: child] }, lifetime: lifetime)
    let (owner, child) = try #require(try container.resolve([Owner: Owned].self).first)
    #expect(child.owner === owner)
    #expect(owner.child.withLock { $0 === child })
  }

  @Test func `what is to be done then runs in order, once for each value`() throws {
    let log = Guarded<[String]>([])
    container.register({ Plugin(name: "a") }).then { _, _ in log.withLock { $0.append("first") } }
      .then { _, value in log.withLock { $0.append(value.name) } }
    _ = try container.resolve(Plugin.self)
    #expect(log.withLock(\.self) == ["first", "a"])
    _ = try container.resolve(Plugin.self)
    #expect(log.withLock(\.count) == 4)
  }
}
