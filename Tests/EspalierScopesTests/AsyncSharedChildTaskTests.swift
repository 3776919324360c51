import EspalierScopes
import TestSupport
import Testing

// The limit ends what stands still. It is wide, as the main actor is shared with all tests that run beside these.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct AsyncSharedChildTaskTests {
  private let scope = MadeScope()

  @Test(arguments: ChildTask.allCases)
  func `two values that wait for each other through a child task are an error`(child: ChildTask) async throws {
    scope.makeFirst = { scope in try await child { try await scope.second } }
    scope.makeSecond = { scope in try await scope.first }
    await #expect(throws: DependencyError.circular(names: ["second", "first", "second"])) { try await scope.first }
    await #expect(throws: DependencyError.circular(names: ["first", "second", "first"])) { try await scope.second }
  }

  @Test(arguments: ChildTask.allCases)
  func `a value whose child task waits for it is an error`(child: ChildTask) async throws {
    scope.makeFirst = { scope in try await child { try await scope.first } }
    await #expect(throws: DependencyError.circular(names: ["first", "first"])) { try await scope.first }
  }

  @Test
  func `two values whose child tasks wait for each other at once are an error`() async throws {
    let gate = Gate()
    scope.makeFirst = { scope in
      try await ChildTask.asyncLet {
        await gate.pass()
        return try await scope.second
      }
    }
    scope.makeSecond = { scope in
      try await ChildTask.group {
        await gate.pass()
        return try await scope.first
      }
    }
    let readers = [Task { try await scope.first }, Task { try await scope.second }]
    while gate.arrivals < 2 { await Task.yield() }
    gate.open()
    for reader in readers { await #expect(throws: DependencyError.self) { try await reader.value } }
  }

  @Test
  func `a circle of three, of which some wait directly, is an error with all names`() async throws {
    scope.makeFirst = { scope in try await ChildTask.asyncLet { try await scope.second } }
    scope.makeSecond = { scope in try await scope.third }
    scope.makeThird = { scope in try await ChildTask.group { try await scope.first } }
    await #expect(throws: DependencyError.circular(names: ["third", "first", "second", "third"])) {
      try await scope.first
    }
  }

  @Test
  func `a child task that is one of many closes the circle`() async throws {
    scope.makeFirst = { scope in
      async let second = scope.second
      async let third = scope.third
      async let fourth = scope.fourth
      return try await second + third + fourth
    }
    scope.makeThird = { scope in try await scope.fourth }
    scope.makeFourth = { scope in try await scope.first }
    await #expect(throws: DependencyError.self) { try await scope.first }
    #expect(try await scope.second == 2)
  }

  @Test(arguments: ChildTask.allCases.filter { $0 != .discardingGroup })
  func `child tasks may wait for values that are made from others`(child: ChildTask) async throws {
    scope.makeFirst = { scope in
      async let second = child { try await scope.second }
      async let third = child { try await scope.third }
      return try await second + third
    }
    scope.makeSecond = { scope in try await child { try await scope.fourth } }
    scope.makeThird = { scope in try await child { try await scope.fourth } + scope.fourth }
    scope.makeFourth = { _ in
      await Task.yield(); return 4
    }
    #expect(try await scope.first == 12)
  }

  @Test(arguments: BegunTask.allCases)
  func `a task that a making begins and does not wait for may wait for it`(begun: BegunTask) async throws {
    let gate = Gate()
    scope.makeFirst = { scope in
      scope.begun.append(await begun { try await scope.first + scope.second })
      await gate.pass()
      return 1
    }
    scope.makeSecond = { scope in try await ChildTask.asyncLet { try await scope.first } }
    let reader = Task { try await scope.first }
    await gate.reached()
    for _ in 1...20 { await Task.yield() }
    gate.open()
    #expect(try await reader.value == 1)
    let task = try #require(scope.begun.first)
    #expect(try await task.value == 2)
  }

  @Test
  func `one who is cancelled in a child task goes at once and leaves the others alone`() async throws {
    let gate = Gate()
    scope.makeFirst = { scope in
      await withTaskGroup { group in
        group.addTask { (try? await scope.second) ?? 0 }
        await gate.reached()
        for _ in 1...20 { await Task.yield() }
        group.cancelAll()
        return await group.next() ?? 0
      }
    }
    scope.makeSecond = { _ in
      await gate.pass()
      return 2
    }
    let other = Task { try await scope.second }
    #expect(try await scope.first == 0)
    gate.open()
    #expect(try await other.value == 2)
  }

  @Test
  func `a wait that has been cancelled closes no circle`() async throws {
    let gate = Gate()
    scope.makeFirst = { scope in
      await withTaskGroup { group in
        group.addTask { (try? await scope.second) ?? 1 }
        await gate.reached()
        for _ in 1...20 { await Task.yield() }
        group.cancelAll()
        // The other goes on before the child has heard of it.
        gate.open()
        return await group.next() ?? 0
      }
    }
    scope.makeSecond = { scope in
      await gate.pass()
      return try await scope.first + 1
    }
    let other = Task { try await scope.second }
    #expect(try await scope.first == 1)
    #expect(try await other.value == 2)
  }
}
