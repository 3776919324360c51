import Dispatch
import EspalierContainer
import Testing

private final class A: Sendable {
  let b = Guarded<B?>(nil)
}
private final class B: Sendable {
  let a = Guarded<A?>(nil)
}

/// Threads of their own, so that they may wait for each other. A hang is ended by the time limit.
@Suite(.timeLimit(.minutes(10))) struct ContainerThreadTests {
  private let container = Container()

  /// Runs `body` on `count` threads at once and gives what they gave.
  private static func onThreads<Value: Sendable>(
    _ count: Int, _ body: @escaping @Sendable (Int) -> Value
  ) async -> [Value] {
    await withCheckedContinuation { continuation in
      let group = DispatchGroup()
      let values = Guarded<[Int: Value]>([:])
      for index in 0..<count {
        DispatchQueue(label: "thread \(index)").async(group: group) {
          let value = body(index)
          values.withLock { $0[index] = value }
        }
      }
      group.notify(queue: .global()) {
        continuation.resume(returning: values.withLock { values in (0..<count).compactMap { values[$0] } })
      }
    }
  }

  static let kept: [Lifetime] = [
    .container, .weak, .timed(.seconds(1000)), .custom(ResettableLifetime()),
  ]

  @Test(arguments: kept) func `what many ask for at once is made once`(lifetime: Lifetime) async throws {
    let made = Count()
    container.register(Client.self, lifetime: lifetime) { _ in
      made.next()
      return Client()
    }
    container.register(LiveRates.init(client:), as: (any Rates).self, lifetime: lifetime)
    let values = await Self.onThreads(8) { [container] _ in
      (0..<200).map { _ in (try? container.resolve((any Rates).self), try? container.resolve(Client.self)) }
    }
    let clients = Set(values.joined().map { $0.1.map(ObjectIdentifier.init) })
    #expect(clients.count == 1 && !clients.contains(nil))
    #expect(Set(values.joined().map { $0.0?.client === $0.1 }) == [true])
    #expect(made.value == 1)
  }

  @Test func `two who ask while it is finished never make a second one`() async throws {
    // Whoever looks just as the value is finished must see either the making or the value.
    for _ in 0..<2000 {
      let container = Container()
      let made = Count()
      container.register({ made.next() }, lifetime: .container)
      let values = await Self.onThreads(2) { _ in try? container.resolve(Int.self) }
      #expect(values == [1, 1])
    }
  }

  @Test func `a slow factory keeps nobody waiting but those who need its value`() async throws {
    let begun = DispatchSemaphore(value: 0)
    let mayEnd = DispatchSemaphore(value: 0)
    container.register(Client.self, lifetime: .container) { _ in
      begun.signal()
      mayEnd.wait()
      return Client()
    }
    container.register({ Plugin(name: "a") }, lifetime: .container)
    container.register(LiveRates.init(client:), as: (any Rates).self)
    let done = await Self.onThreads(3) { [container] index -> Bool in
      if index == 0 { return (try? container.resolve(Client.self)) != nil }
      begun.wait()
      begun.signal()
      if index == 1 { return (try? container.resolve((any Rates).self)) != nil }
      // It would wait for ever if it waited for the slow one: that is let go on only after this.
      let plugin = try? container.resolve(Plugin.self)
      container.register({ 1 })
      let number = try? container.resolve(Int.self)
      mayEnd.signal()
      return plugin?.name == "a" && number == 1
    }
    #expect(done == [true, true, true])
  }

  @Test(.timeLimit(.minutes(10)), arguments: 0..<20)
  func `two threads that make what the other needs get an error, not a dead lock`(round: Int) async throws {
    let inA = DispatchSemaphore(value: 0)
    let inB = DispatchSemaphore(value: 0)
    let tries = Count()
    container.register(A.self, lifetime: .container) { resolver in
      inA.signal()
      if tries.next() < 3 { inB.wait() }
      _ = try resolver.resolve(B.self)
      return A()
    }
    container.register(B.self, lifetime: .container) { resolver in
      inB.signal()
      if tries.next() < 3 { inA.wait() }
      _ = try resolver.resolve(A.self)
      return B()
    }
    let errors = await Self.onThreads(2) { [container] index in
      error { if index == 0 { _ = try container.resolve(A.self) } else { _ = try container.resolve(B.self) } }
    }
    #expect(errors.count == 2)
    for error in errors {
      guard case .cycle? = error?.reason else {
        Issue.record("\(String(describing: error))")
        continue
      }
      let names = error?.names ?? []
      #expect(names == ["A", "B", "A"] || names == ["B", "A", "B"])
    }
  }

  @Test func `a thousand circles over two threads end with the circle named, within a second`() async throws {
    var times: [Duration] = []
    for _ in 0..<1_000 {
      let container = Container()
      let both = DispatchSemaphore(value: 0)
      let tries = Count()
      // Each has begun before either goes on.
      let meet: @Sendable () -> Void = {
        switch tries.next() {
        case 1: both.wait()
        case 2: both.signal()
        default: break
        }
      }
      container.register(A.self, lifetime: .container) { resolver in
        meet()
        _ = try resolver.resolve(B.self)
        return A()
      }
      container.register(B.self, lifetime: .container) { resolver in
        meet()
        _ = try resolver.resolve(A.self)
        return B()
      }
      let begun = ContinuousClock.now
      let errors = await Self.onThreads(2) { index in
        error { if index == 0 { _ = try container.resolve(A.self) } else { _ = try container.resolve(B.self) } }
      }
      times.append(ContinuousClock.now - begun)
      for error in errors {
        let names = error?.names ?? []
        #expect(names == ["A", "B", "A"] || names == ["B", "A", "B"])
      }
    }
    // All but those for which a busy machine had no thread.
    #expect(times.sorted()[950] < .seconds(1))
  }

  @Test func `a factory that waits for a thread that resolves its value is a fault with both names`() async throws {
    let container = Container(waitingAtMost: .milliseconds(50))
    let told = Guarded<ContainerError?>(nil)
    container.register(A.self, lifetime: .container) { resolver in
      // The container sees nothing of this.
      let other = DispatchSemaphore(value: 0)
      DispatchQueue(label: "other").async {
        told.withLock { $0 = error { _ = try container.resolve(B.self) } }
        other.signal()
      }
      other.wait()
      return A()
    }
    container.register(B.self, lifetime: .container) { resolver in
      _ = try resolver.resolve(A.self)
      return B()
    }
    let made = await Self.onThreads(1) { _ in (try? container.resolve(A.self)) != nil }
    #expect(made == [true])
    let fault = try #require(told.withLock { $0 })
    guard case .waitedTooLong = fault.reason else {
      Issue.record("\(fault)")
      return
    }
    #expect(fault.names == ["B", "A"])
    #expect(try container.resolve(B.self) === container.resolve(B.self), "nothing is left of it")
  }

  @Test(arguments: 0..<20) func `what is joined later is joined from two threads at once`(round: Int) async throws {
    container.register(A.init, lifetime: .container).then { resolver, a in
      let b = try resolver.resolve(B.self)
      a.b.withLock { $0 = b }
    }
    container.register(B.self, lifetime: .container) { resolver in
      let b = B()
      let a = try resolver.resolve(A.self)
      b.a.withLock { $0 = a }
      return b
    }
    let errors = await Self.onThreads(2) { [container] index in
      error { if index == 0 { _ = try container.resolve(A.self) } else { _ = try container.resolve(B.self) } }
    }
    #expect(errors.allSatisfy { $0 == nil }, "\(errors)")
    let (a, b) = try (container.resolve(A.self), container.resolve(B.self))
    #expect(a.b.withLock { $0 === b })
    #expect(b.a.withLock { $0 === a })
    a.b.withLock { $0 = nil }
  }

  @Test func `a failure is told to those who wait, and the next one tries again`() async throws {
    let begun = DispatchSemaphore(value: 0)
    let tries = Count()
    let isMended = Guarded(false)
    container.register(Client.self, lifetime: .container) { _ in
      tries.next()
      begun.signal()
      if isMended.withLock(\.self) { return Client() }
      throw Broken()
    }
    let errors = await Self.onThreads(4) { [container] _ in error { _ = try container.resolve(Client.self) } }
    #expect(errors.allSatisfy { if case .failed? = $0?.reason { true } else { false } })
    isMended.withLock { $0 = true }
    _ = try container.resolve(Client.self)
    #expect(tries.value <= 5)
  }

  @Test func `registering and resolving go on at once`() async throws {
    let child = Container(parent: container)
    container.register(Client.init, lifetime: .container)
    let found = await Self.onThreads(4) { [container] index in
      (0..<300).count { round in
        if index == 0 {
          container.register({ Plugin(name: "\(round)") }, name: "\(round)")
        } else if index == 1 {
          child.register({ round }, replacing: true)
        } else {
          _ = try? child.resolveIfRegistered(Plugin.self, name: "\(round)")
          _ = try? child.resolveIfRegistered(Int.self)
        }
        return (try? child.resolve(Client.self)) != nil
      }
    }
    #expect(found == [300, 300, 300, 300])
    #expect(try child.resolveAll(Plugin.self).count == 300)
    #expect(try child.resolve(Int.self) == 299)
  }

  @Test func `a container is frozen while another thread registers`() async throws {
    let child = Container(parent: container)
    child.register(Client.init, lifetime: .container)
    let counts = await Self.onThreads(4) { [container] index -> [Int]? in
      if index == 0 {
        for round in 0..<300 { container.register({ Plugin(name: "\(round)") }, name: "\(round)") }
        return []
      }
      if index == 1 {
        for round in 0..<300 { child.register({ round }, name: "\(round)") }
        return []
      }
      return (0..<50).map { _ in
        guard let frozen = try? child.freeze() else { return -1 }
        // What was there is in order, without a gap, and there is no more of it later.
        let (plugins, numbers) = ((try? frozen.resolveAll(Plugin.self)) ?? [], (try? frozen.resolveAll(Int.self)) ?? [])
        let isWhole =
          plugins.map(\.name) == plugins.indices.map { "\($0)" } && numbers == Array(numbers.indices)
          && (try? frozen.resolve(Client.self)) === (try? child.resolve(Client.self))
          && (try? frozen.resolveAll(Plugin.self))?.count == plugins.count
          && (try? frozen.resolveIfRegistered(Plugin.self, name: "\(plugins.count)")) == .some(nil)
          && (try? frozen.resolveIfRegistered(Int.self, name: "\(numbers.count)")) == .some(nil)
        return isWhole ? plugins.count : -1
      }
    }
    for counts in counts {
      #expect(counts == counts?.sorted() && counts?.contains(-1) == false)
    }
    #expect(try child.freeze().resolveAll(Plugin.self).count == 300)
    #expect(try child.freeze().resolveAll(Int.self).count == 300)
  }
}
