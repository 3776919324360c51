import EspalierContainer
import EspalierTesting
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct AsyncContainerTests {
  private let container = Container()

  @Test func `many who ask at once get the one that is made`() async throws {
    let gate = await Gate()
    let made = Count()
    container.registerAsync(Client.self, lifetime: .container) { _ in
      made.next()
      await gate.pass()
      return Client()
    }
    async let values = withThrowingTaskGroup(of: Client.self) { [container] group in
      for _ in 0..<50 { group.addTask { try await container.resolveAsync() } }
      return try await group.reduce(into: Set<ObjectIdentifier>()) { $0.insert(ObjectIdentifier($1)) }
    }
    await gate.reached()
    await gate.open()
    #expect(try await values.count == 1)
    #expect(made.value == 1)
    _ = try await container.freeze().resolveAsync(Client.self)
    #expect(made.value == 1)
  }

  @Test func `one who is cancelled leaves the others alone`() async throws {
    let gate = await Gate()
    let made = Count()
    container.registerAsync(Client.self, lifetime: .container) { _ in
      made.next()
      await gate.pass()
      try Task.checkCancellation()
      return Client()
    }
    let first = Task { [container] in try await container.resolveAsync(Client.self) }
    await gate.reached()
    let second = Task { [container] in try await container.resolveAsync(Client.self) }
    first.cancel()
    // It ends while the making is still held up.
    await #expect(throws: CancellationError.self) { try await first.value }
    await gate.open()
    let client = try? await second.value
    // The second may have come before or after the first had left; it is served in any case.
    #expect(client != nil)
    #expect(made.value <= 2)
  }

  @Test func `the making is cancelled when nobody waits for it any more`() async throws {
    let gate = await Gate()
    let ends = AsyncStream<Bool>.makeStream()
    container.registerAsync(Client.self, lifetime: .container) { _ in
      await gate.pass()
      ends.continuation.yield(Task.isCancelled)
      return Client()
    }
    let only = Task { [container] in try await container.resolveAsync(Client.self) }
    await gate.reached()
    only.cancel()
    await #expect(throws: CancellationError.self) { try await only.value }
    await gate.open()
    var iterator = ends.stream.makeAsyncIterator()
    #expect(await iterator.next() == true)
    _ = try await container.resolveAsync(Client.self)
    #expect(await iterator.next() == false)
  }

  @Test func `a failure is told and not kept`() async throws {
    let tries = Count()
    container.registerAsync(Client.self, lifetime: .container) { _ in
      if tries.next() == 1 { throw Broken() }
      return Client()
    }
    await #expect(throws: ContainerError.self) { try await container.resolveAsync(Client.self) }
    let client = try await container.resolveAsync(Client.self)
    #expect(try await container.resolveAsync(Client.self) === client)
    #expect(tries.value == 2)
  }

  @Test(arguments: [Lifetime.transient, .graph, .container])
  func `a circle is an error with the whole way`(lifetime: Lifetime) async throws {
    container.registerAsync(Client.self, lifetime: lifetime) { resolver in
      try await resolver.resolveAsync((any Rates).self).client
    }
    container.registerAsync((any Rates).self, lifetime: lifetime) { [container] _ in
      LiveRates(client: try await container.resolveAsync())
    }
    do {
      _ = try await container.resolveAsync(Client.self)
      Issue.record("It was made.")
    } catch let error as ContainerError {
      guard case .cycle = error.reason else {
        Issue.record("\(error)")
        return
      }
      #expect(error.names.count == 3 && error.names.first == "Client" && error.names.last == "Client", "\(error)")
    }
  }

  @Test(arguments: 0..<20) func `two tasks that make what the other needs get an error`(round: Int) async throws {
    let gate = await Gate()
    container.registerAsync(Client.self, lifetime: .container) { resolver in
      await gate.pass()
      return try await resolver.resolveAsync((any Rates).self).client
    }
    container.registerAsync((any Rates).self, lifetime: .container) { resolver in
      await gate.pass()
      return LiveRates(client: try await resolver.resolveAsync())
    }
    let first = Task { [container] in try await container.resolveAsync(Client.self) }
    let second = Task { [container] in try await container.resolveAsync((any Rates).self) }
    await gate.reached()
    await gate.open()
    await #expect(throws: ContainerError.self) { try await first.value }
    await #expect(throws: ContainerError.self) { try await second.value }
  }

  @Test func `ten thousand in a chain are neither a circle nor too many`() async throws {
    for number in 0..<10_000 {
      container.registerAsync(Int.self, name: "\(number)", lifetime: .container) { resolver in
        number == 9_999 ? 1 : try await resolver.resolveAsync(Int.self, name: "\(number + 1)") + 1
      }
    }
    #expect(try await container.resolveAsync(Int.self, name: "0") == 10_000)
  }

  @Test func `graph is one for one resolve, weak and timed are kept as they say`() async throws {
    let made = Count()
    let clock = TestClock()
    func register(_ lifetime: Lifetime) {
      container.registerAsync(Client.self, lifetime: lifetime, replacing: true) { _ in
        made.next()
        return Client()
      }
    }
    container.registerAsync(Page.self) { resolver in
      let client = try await resolver.resolveAsync(Client.self)
      return Page(LiveRates(client: client), try await resolver.resolveAsync())
    }
    register(.graph)
    let page = try await container.resolveAsync(Page.self)
    #expect(page.client === page.rates.client)
    #expect(try await container.resolveAsync(Page.self).client !== page.client)
    register(.weak)
    let weak = try await container.resolveAsync(Page.self)
    #expect(try await container.resolveAsync(Client.self) === weak.client)
    register(.timed(.seconds(1), clock: clock))
    let timed = try await container.resolveAsync(Client.self)
    #expect(try await container.resolveAsync(Client.self) === timed)
    clock.advance(by: .seconds(1))
    #expect(try await container.resolveAsync(Client.self) !== timed)
    #expect(made.value == 5)
  }

  @Test func `what is made at once and on the main actor is had too`() async throws {
    container.register(Client.init, lifetime: .container)
    container.registerOnMainActor((any Rates).self) { resolver in
      MainActor.assertIsolated()
      return LiveRates(client: try resolver.resolve())
    }
    container.registerAsync(Page.self) { resolver in
      Page(try await resolver.resolveAsync(), try resolver.resolve())
    }
    let page = try await container.resolveAsync(Page.self)
    #expect(page.client === page.rates.client)
  }
}
