internal import EspalierScopes
internal import Synchronization

/// An asynchronous factory under way, and those around it.
final class AsyncStep: Sendable {
  let registration: Registration
  let outer: AsyncStep?
  /// The nearest making with a task of its own.
  let flight: Flight<AnyBox>?
  let graph: AsyncGraph
  private let hasEnded = Atomic<Bool>(false)

  init(_ registration: Registration, outer: AsyncStep?, flight: Flight<AnyBox>?, graph: AsyncGraph) {
    self.registration = registration
    self.outer = outer
    self.flight = flight
    self.graph = graph
  }

  /// The factory in which this task runs: also what resolves from the container itself is within it.
  @TaskLocal static var current: AsyncStep?

  func end() { hasEnded.store(true, ordering: .releasing) }

  /// Itself, or nothing once it has ended: a task that a factory left behind stands on its own.
  var ifUnderWay: AsyncStep? { hasEnded.load(ordering: .acquiring) ? nil : self }

  func contains(_ registration: Registration) -> Bool {
    var next: AsyncStep? = self
    while let step = next {
      if step.registration === registration { return true }
      next = step.outer
    }
    return false
  }
}

/// The values under way or made for one asynchronous resolve.
final class AsyncGraph: Sendable {
  private let flights = Lock<[GraphValues.Place: Flight<AnyBox>]>([:])

  func join(_ registration: Registration, _ core: ContainerCore) -> AsyncMaker.Joined {
    let place = GraphValues.Place(registration, core)
    return flights.withLock { flights in
      if let flight = flights[place], flight.join() { return .flight(flight, isNew: false) }
      let flight = Flight<AnyBox>()
      flights[place] = flight
      return .flight(flight, isNew: true)
    }
  }

  /// Forgets a failure.
  func land(_ flight: Flight<AnyBox>, _ registration: Registration, _ core: ContainerCore) {
    flights.withLock { flights in
      let place = GraphValues.Place(registration, core)
      if flights[place] === flight { flights[place] = nil }
    }
  }
}

extension ContainerCore {
  /// The value for a type and name, whatever its door; nil if nothing is registered for them.
  func asyncValue<Value: Sendable>(_ type: Value.Type, _ name: String?, _ step: AsyncStep?) async throws -> Value? {
    guard let found = find(ObjectIdentifier(type), name) else { return nil }
    let registration = found.registration.takeUnretainedValue()
    switch registration.door {
    case .any, .arguments: return try value(type, name, ResolveContext())
    case .mainActor: return try await mainActorValue(type, name, ResolveContext())
    case .async:
      let core = registration.lifetime.isKept ? found.owner.takeUnretainedValue() : self
      let step = (step ?? AsyncStep.current)?.ifUnderWay
      let box = try await asyncBox(registration, from: core, step)
      // Safe: under the key of `Value` and with this door, `registerAsync` makes values of this type.
      return unsafeDowncast(box as AnyObject, to: ValueBox<Value>.self).value
    }
  }

  private func asyncBox(
    _ registration: Registration, from core: ContainerCore, _ outer: AsyncStep?
  ) async throws -> AnyBox {
    guard let maker = registration.maker as? AsyncMaker else {
      throw ContainerError(.wrongDoor(use: registration.door.use), registration.key)
    }
    let graph = outer?.graph ?? AsyncGraph()
    let joined: AsyncMaker.Joined
    switch registration.lifetime.rule {
    case .transient:
      try refuseCircle(registration, outer)
      let step = AsyncStep(registration, outer: outer, flight: outer?.flight, graph: graph)
      return try await make(registration, by: maker, step, from: core)
    case .graph: joined = graph.join(registration, core)
    case .container, .weak, .timed, .custom: joined = maker.join()
    }
    switch joined {
    case .ready(let box): return box
    case .flight(let flight, let isNew):
      if isNew {
        let step = AsyncStep(registration, outer: outer, flight: flight, graph: graph)
        let epoch = if case .custom(let lifetime) = registration.lifetime.rule { lifetime.epoch } else { 0 }
        flight.start {
          let result: Result<AnyBox, any Error>
          do {
            result = .success(try await self.make(registration, by: maker, step, from: core))
          } catch {
            result = .failure(error)
          }
          if case .graph = registration.lifetime.rule {
            if case .failure = result { graph.land(flight, registration, core) }
            return result
          }
          return maker.land(flight, result, of: registration, epoch: epoch)
        }
      }
      guard let own = outer?.flight else { return try await flight.value() }
      guard own.begin(waitingFor: flight) else {
        flight.leave()
        throw ContainerError(.cycle, registration.key, steps: [registration.site])
      }
      defer { own.end(waitingFor: flight) }
      return try await flight.value()
    }
  }

  private func refuseCircle(_ registration: Registration, _ outer: AsyncStep?) throws {
    guard let outer, outer.contains(registration) else { return }
    throw ContainerError(.cycle, registration.key, steps: [registration.site])
  }

  private func make(
    _ registration: Registration, by maker: AsyncMaker, _ step: AsyncStep, from core: ContainerCore
  ) async throws -> AnyBox {
    defer { step.end() }
    do {
      return try await AsyncStep.$current.withValue(step) {
        try await maker.make(AsyncResolver(core: core, step: step))
      }
    } catch let error as CancellationError {
      throw error
    } catch {
      throw ContainerError.passing(error, through: registration)
    }
  }
}
