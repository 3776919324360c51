import EspalierContainer
import Testing

/// These run on threads of the concurrency pool, whose stacks are small (512 KB).
struct DepthTests {
  private let container = Container()

  private static func onSmallStack<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws
    -> Value
  {
    try await Task.detached { try body() }.value
  }

  @Test(arguments: [Lifetime.transient, .graph, .container])
  func `ten thousand types in a chain are neither a circle nor too many`(lifetime: Lifetime) async throws {
    registerChain(of: 10_000, in: container, lifetime: lifetime)
    let depth = try await Self.onSmallStack { [container] in
      try container.validate()
      let frozen = try container.freeze()
      return try (resolveChain(container), resolveChain(frozen))
    }
    #expect(depth == (10_000, 10_000))
  }

  @Test func `ten thousand closures that say what they need are made one after the other`() async throws {
    registerChain(of: 10_000, in: container, lifetime: .container, byClosures: true, tellingNeeds: true)
    let depth = try await Self.onSmallStack { [container] in try resolveChain(container) }
    #expect(depth == 10_000)
  }

  @Test(arguments: [Lifetime.transient, .container])
  func `201 closures in a chain are no circle`(lifetime: Lifetime) throws {
    registerChain(of: 201, in: container, lifetime: lifetime, byClosures: true)
    // On the thread that runs the test, or on one of the pool.
    #expect(try resolveChain(container) == 201)
  }

  @Test(arguments: [Lifetime.transient, .graph, .container])
  func `ten thousand closures in a chain end in an error that says so`(lifetime: Lifetime) async throws {
    registerChain(of: 10_000, in: container, lifetime: lifetime, byClosures: true)
    let failure = try await Self.onSmallStack { [container] in error { _ = try resolveChain(container) } }
    let tooDeep = try #require(failure)
    guard case .tooDeep = tooDeep.reason else {
      Issue.record("\(tooDeep)")
      return
    }
    #expect(tooDeep.path.count > 100)
    #expect(tooDeep.description.contains("needs:"))
    #expect(tooDeep.description.utf8.count < 10_000)
  }

  @Test(arguments: [Lifetime.transient, .container], [false, true])
  func `a circle of ten thousand is one`(lifetime: Lifetime, byClosures: Bool) async throws {
    let length = byClosures ? 50 : 10_000
    registerChain(of: length, in: container, lifetime: lifetime, isCircle: true, byClosures: byClosures)
    let failure = try await Self.onSmallStack { [container] in error { _ = try resolveChain(container) } }
    let circle = try #require(failure)
    guard case .cycle = circle.reason else {
      Issue.record("\(circle)")
      return
    }
    #expect(circle.path.count == length + 1)
    #expect(circle.path.first == circle.path.last)
    if !byClosures { #expect(faults(of: container).count == 1) }
  }

  @Test func `a value that comes back with ever new arguments ends in an error`() async throws {
    container.register(Int.self) { (resolver, number: Int) in try resolver.resolve(Int.self, arguments: number + 1) }
    let failure = try await Self.onSmallStack { [container] in
      error { _ = try container.resolve(Int.self, arguments: 0) }
    }
    #expect(failure?.path.isEmpty == false)
  }
}
