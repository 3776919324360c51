import EspalierScopes
import TestSupport
import Testing

private final class SessionScope: RootScope {
  var made = 0
  var failures = 0
  let gate = Gate()

  struct Failure: Error {}

  var token: Service {
    get async throws {
      try await shared {
        self.made += 1
        let number = self.made
        await self.gate.pass()
        if self.failures > 0 {
          self.failures -= 1
          throw Failure()
        }
        return Service("token \(number)")
      }
    }
  }
  var plain: Service { get async { shared { Service("plain") } } }
  var number: Int {
    get async throws {
      try await shared {
        await Task.yield(); return 1
      }
    }
  }
  var text: String {
    get async throws {
      try await shared {
        await Task.yield(); return "one"
      }
    }
  }

  var left: Int {
    get async throws {
      try await shared {
        await self.gate.pass()
        return try await self.right
      }
    }
  }
  var right: Int {
    get async throws {
      try await shared {
        await self.gate.pass()
        return try await self.left
      }
    }
  }
  var refresher: String {
    get async throws {
      try await shared {
        // Not waited for: it goes on when this is there.
        self.refreshing = Task { try await self.user }
        await self.gate.pass()
        return "refresher"
      }
    }
  }
  var user: String { get async throws { try await shared { "user of \(try await self.refresher)" } } }
  var refreshing: Task<String, any Error>?
  var own: Int { get async throws { try await shared { try await self.own } } }
  var sum: Int { get async throws { try await shared { try await self.number + self.number } } }
  var day: Int { overridable(\.day, unprovided: 0) { 1 } }
  var calendar: String {
    get async throws {
      try await shared {
        await Task.yield(); return "day \(self.day)"
      }
    }
  }
}

/// Awaits what it needs before it is there.
private final class OpenScope: Scope<SessionScope> {
  let token: Service

  init(awaiting parent: SessionScope) async throws {
    token = try await parent.token
    super.init(parent)
  }
}

private final class DetailScope: Scope<OpenScope> {
  var name: String { self.token.name }
}

@MainActor
struct AsyncSharedTests {
  private let scope = SessionScope()

  @Test
  func `it is made at the first read and kept`() async throws {
    scope.gate.open()
    let token = try await scope.token
    #expect(try await scope.token === token)
    #expect(scope.made == 1)
  }

  @Test
  func `all who read it while it is made get that one`() async throws {
    let readers = (1...5).map { _ in Task { try await scope.token } }
    await scope.gate.reached()
    for _ in 1...20 { await Task.yield() }
    scope.gate.open()
    let first = try await readers[0].value
    for reader in readers { #expect(try await reader.value === first) }
    #expect(scope.made == 1)
  }

  @Test
  func `a failure is told to all who wait, keeps nothing, and the next read tries again`() async throws {
    scope.failures = 1
    let readers = (1...2).map { _ in Task { try await scope.token } }
    await scope.gate.reached()
    for _ in 1...20 { await Task.yield() }
    scope.gate.open()
    for reader in readers {
      await #expect(throws: SessionScope.Failure.self) { try await reader.value }
    }
    #expect(scope.made == 1)
    #expect(try await scope.token.name == "token 2")
    #expect(try await scope.token.name == "token 2")
  }

  @Test
  func `one who is cancelled goes at once and leaves the others alone`() async throws {
    let first = Task { try await scope.token }
    await scope.gate.reached()
    let second = Task { try await scope.token }
    for _ in 1...20 { await Task.yield() }
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    scope.gate.open()
    #expect(try await second.value.name == "token 1")
    #expect(scope.made == 1)
  }

  @Test
  func `when all are cancelled it is given up, and a late end of it is not kept`() async throws {
    let reader = Task { try await scope.token }
    await scope.gate.reached()
    reader.cancel()
    await #expect(throws: CancellationError.self) { try await reader.value }
    let next = Task { try await scope.token }
    while scope.gate.arrivals < 2 { await Task.yield() }
    scope.gate.open()
    #expect(try await next.value.name == "token 2")
    #expect(try await scope.token.name == "token 2")
  }

  @Test
  func `one who comes cancelled gets the error, begins nothing and keeps nobody waiting`() async throws {
    let reader = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await scope.token
    }
    await #expect(throws: CancellationError.self) { try await reader.value }
    scope.gate.open()
    #expect(try await scope.token.name == "token 1")
  }

  @Test
  func `one who comes cancelled gets a value that is there`() async throws {
    scope.gate.open()
    let token = try await scope.token
    let reader = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await scope.token
    }
    #expect(try await reader.value === token)
  }

  @Test
  func `makings that are given up do not begin one another`() async throws {
    let scope = MadeScope()
    let gate = Gate()
    var made = 0
    scope.makeFirst = { scope in
      made += 1
      return try await scope.second
    }
    scope.makeSecond = { scope in
      made += 1
      await gate.pass()
      return try await scope.first
    }
    let reader = Task { try await scope.first }
    await gate.reached()
    reader.cancel()
    await #expect(throws: CancellationError.self) { try await reader.value }
    gate.open()
    for _ in 1...50 { await Task.yield() }
    #expect(made == 2)
  }

  @Test
  func `two values that wait for each other are an error and no standstill`() async throws {
    let left = Task { try await scope.left }
    let right = Task { try await scope.right }
    while scope.gate.arrivals < 2 { await Task.yield() }
    scope.gate.open()
    var circles: [[String]] = []
    for task in [left, right] {
      do {
        _ = try await task.value
      } catch DependencyError.circular(let names) {
        circles.append(names)
      }
    }
    #expect(circles.count == 2)
    #expect(circles.allSatisfy { Set($0) == ["left", "right"] && $0.count == 3 && $0.first == $0.last })
  }

  @Test
  func `a making may begin a task that waits for what is made from it`() async throws {
    let reader = Task { try await scope.refresher }
    await scope.gate.reached()
    for _ in 1...20 { await Task.yield() }
    scope.gate.open()
    #expect(try await reader.value == "refresher")
    #expect(try await scope.refreshing?.value == "user of refresher")
  }

  @Test
  func `a value that waits for itself is an error`() async throws {
    await #expect(throws: DependencyError.circular(names: ["own", "own"])) { try await scope.own }
  }

  @Test
  func `a value may be made from others`() async throws {
    #expect(try await scope.sum == 2)
  }

  @Test
  func `values of several types and of the synchronous kind stand side by side`() async throws {
    #expect(try await scope.number == 1)
    #expect(try await scope.text == "one")
    let plain = await scope.plain
    #expect(await scope.plain === plain)
    let here = scope.shared { Service("here") }
    #expect(here.name == "here")
  }

  @Test
  func `it is made with the overrides of who reads it first`() async throws {
    let text = try await withOverrides {
      $0[\SessionScope.day] = 5
    } operation: {
      try await scope.calendar
    }
    #expect(text == "day 5")
    #expect(try await scope.calendar == "day 5")
  }

  @Test
  func `a making ends with its scope kept, and lets go of it`() async throws {
    weak var kept: SessionScope?
    do {
      let scope = SessionScope()
      kept = scope
      scope.gate.open()
      _ = try await scope.token
    }
    for _ in 1...20 where kept != nil { await Task.yield() }
    #expect(kept == nil)
  }
}

@MainActor
struct AsyncInitialiserTests {
  private let scope = SessionScope()

  @Test
  func `what has to be waited for is there when the scope is, and is a stored property below`() async throws {
    scope.gate.open()
    let open = try await OpenScope(awaiting: scope)
    #expect(open.token.name == "token 1")
    #expect(DetailScope(open).name == "token 1")
    #expect(try await OpenScope(awaiting: scope).token === open.token)
  }

  @Test
  func `its error is the caller's, and there is no scope`() async throws {
    scope.failures = 1
    scope.gate.open()
    await #expect(throws: SessionScope.Failure.self) { try await OpenScope(awaiting: scope) }
    #expect(try await OpenScope(awaiting: scope).token.name == "token 2")
  }
}
