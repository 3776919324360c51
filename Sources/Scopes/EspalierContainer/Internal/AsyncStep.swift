internal import EspalierBase
internal import EspalierScopes
internal import Synchronization

/// An asynchronous factory under way, and the factories around it.
final class AsyncStep: Sendable {
  let registration: Registration
  /// The arguments of the factory, if it takes any.
  private let arguments: (any StepArguments)?
  let outer: AsyncStep?
  /// The construction in whose task the factory runs; nil if the factory runs in the task of the caller.
  let flight: Flight<AnyBox>?
  let graph: AsyncGraph
  private let hasEnded = Atomic<Bool>(false)

  init(
    _ registration: Registration, arguments: (any StepArguments)? = nil, outer: AsyncStep?, flight: Flight<AnyBox>?,
    graph: AsyncGraph
  ) {
    self.registration = registration
    self.arguments = arguments
    self.outer = outer
    self.flight = flight
    self.graph = graph
  }

  /// The step whose factory the current task runs; nil outside of asynchronous factories. It also applies if the
  /// factory resolves from the container instead of its resolver.
  @TaskLocal static var current: AsyncStep?

  func end() { hasEnded.store(true, ordering: .releasing) }

  /// The step itself; nil after its factory has ended. A task that outlives the factory therefore resolves
  /// independently of it.
  var ifUnderWay: AsyncStep? { hasEnded.load(ordering: .acquiring) ? nil : self }

  /// Throws an error if the same factory is already running around this step. A factory with arguments may resolve
  /// itself with other arguments.
  func refuseCircle() throws {
    var next = outer
    while let step = next {
      if step.registration === registration, arguments.map({ $0.areEqual(to: step.arguments) }) ?? true {
        throw ContainerError(.cycle, registration.key, steps: [registration.site])
      }
      next = step.outer
    }
  }

  /// Runs the factory, and adds the registration to its errors.
  func run<Value>(_ make: () async throws -> Value) async throws -> Value {
    defer { end() }
    do {
      return try await Self.$current.withValue(self, operation: make)
    } catch let error as CancellationError {
      throw error
    } catch {
      throw ContainerError.passing(error, through: registration)
    }
  }
}

/// The values with the lifetime `.graph` that one asynchronous resolve has created or is creating.
final class AsyncGraph: Sendable {
  private let flights = Lock<[GraphValues.Key: Flight<AnyBox>]>([:])

  func join(_ registration: Registration, _ core: ContainerCore) -> AsyncMaker.Joined {
    let graphKey = GraphValues.Key(registration, core)
    return flights.withLock { flights in
      if let flight = flights[graphKey], flight.join() { return .flight(flight, isNew: false) }
      let flight = Flight<AnyBox>()
      flights[graphKey] = flight
      return .flight(flight, isNew: true)
    }
  }

  /// Removes a failed construction, so that a later resolve creates the value again.
  func land(_ flight: Flight<AnyBox>, _ registration: Registration, _ core: ContainerCore) {
    flights.withLock { flights in
      let graphKey = GraphValues.Key(registration, core)
      if flights[graphKey] === flight { flights[graphKey] = nil }
    }
  }
}

extension ContainerCore {
  /// Returns the value for a type and name, whether its factory is synchronous, on the main actor or asynchronous; nil
  /// if no registration exists for the type and name.
  func asyncValue<Value: Sendable>(_ type: Value.Type, _ name: String?, _ step: AsyncStep?) async throws -> Value? {
    guard let found = find(ObjectIdentifier(type), name) else { return nil }
    let registration = found.registration.takeUnretainedValue()
    switch registration.door {
    case .any, .arguments: return try value(type, name, ResolveContext())
    case .mainActor, .mainActorArguments: return try await mainActorValue(type, name, ResolveContext())
    case .async, .asyncArguments:
      let core = registration.lifetime.isKept ? found.owner.takeUnretainedValue() : self
      let step = (step ?? AsyncStep.current)?.ifUnderWay
      let box = try await asyncBox(registration, from: core, step)
      // Safe: under the key of `Value` and for this kind of call, `registerAsync` creates values of this type.
      return unsafeDowncast(box as AnyObject, to: ValueBox<Value>.self).value
    }
  }

  private func asyncBox(
    _ registration: Registration, from core: ContainerCore, _ outer: AsyncStep?
  ) async throws -> AnyBox {
    guard let maker = registration.maker as? AsyncMaker else {
      throw ContainerError(.wrongCall(use: registration.door.use), registration.key)
    }
    let graph = outer?.graph ?? AsyncGraph()
    let joined: AsyncMaker.Joined
    switch registration.lifetime.rule {
    case .transient:
      let step = AsyncStep(registration, outer: outer, flight: outer?.flight, graph: graph)
      try step.refuseCircle()
      return try await make(by: maker, step, from: core)
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
            result = .success(try await self.make(by: maker, step, from: core))
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

  private func make(by maker: AsyncMaker, _ step: AsyncStep, from core: ContainerCore) async throws -> AnyBox {
    try await step.run { try await maker.make(AsyncResolver(core: core, step: step)) }
  }
}
