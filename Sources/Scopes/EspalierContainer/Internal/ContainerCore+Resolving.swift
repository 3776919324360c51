internal import EspalierBase
internal import Synchronization

extension ContainerCore {
  /// The value for a type and name; nil if nothing is registered for them.
  @inlinable func value<Value>(
    _ type: Value.Type, _ name: String?, _ context: @autoclosure () -> ResolveContext
  ) throws -> Value? {
    guard let found = find(ObjectIdentifier(type), name) else { return nil }
    // Safe: it was registered under the key of `Value`, and only a maker of `Value` boxes values for that key (each
    // `register` takes the key's type and the maker's from one generic parameter). The core, which is held here, holds
    // the registration, and that the box, for ever.
    if let box = found.box {
      return box._withUnsafeGuaranteedRef { unsafeDowncast($0 as AnyObject, to: ValueBox<Value>.self).value }
    }
    // Safe: as above.
    return unsafeDowncast(try construct(found, context()) as AnyObject, to: ValueBox<Value>.self).value
  }

  /// The same, without a box for a value that nobody keeps.
  @inlinable func value<Value: Sendable>(
    _ type: Value.Type, _ name: String?, _ context: @autoclosure () -> ResolveContext
  ) throws -> Value? {
    guard let found = find(ObjectIdentifier(type), name) else { return nil }
    // Safe: as above.
    if let box = found.box {
      return box._withUnsafeGuaranteedRef { unsafeDowncast($0 as AnyObject, to: ValueBox<Value>.self).value }
    }
    guard found.isPlain else {
      // Safe: as above.
      return unsafeDowncast(try construct(found, context()) as AnyObject, to: ValueBox<Value>.self).value
    }
    let context = context()
    return try found.registration._withUnsafeGuaranteedRef { registration in
      let inner: ResolveContext
      do {
        inner = try context.entering(registration, of: self)
      } catch {
        throw ContainerError.passing(error, through: registration)
      }
      do {
        let resolver = Resolver(self, inner)
        // Safe: a plain registration under the key of `Value` has a `Maker<Value>` (see `Container.register`).
        let value = try unsafeDowncast(registration.maker as AnyObject, to: Maker<Value>.self).make(resolver, [])
        if inner.graph != nil { try inner.endFactory() }
        return value
      } catch {
        inner.abandonFactory(error)
        throw ContainerError.passing(error, through: registration)
      }
    }
  }

  /// The box of a value that has to be made, or looked for behind a lock.
  @usableFromInline func construct(_ found: Found, _ context: ResolveContext) throws -> AnyBox {
    let registration = found.registration.takeUnretainedValue()
    try registration.requireAnyThread()
    let core = registration.lifetime.isKept ? found.owner.takeUnretainedValue() : self
    let context = context.opened(in: core)
    do {
      let box = try construct(registration, from: core, context)
      if context.isOutermost { try context.doLater() }
      return box
    } catch {
      if context.isOutermost { context.abandonLater(error) }
      throw error
    }
  }

  private func construct(
    _ registration: Registration, from core: ContainerCore, _ context: ResolveContext
  ) throws -> AnyBox {
    guard registration.needs.isEmpty else {
      var construction = Construction(context)
      return try construction.run(registration, from: core)
    }
    switch try context.begin(registration, from: core) {
    case .ready(let box): return box
    case .mine(let epoch): return try context.make(registration, from: core, [], epoch: epoch)
    }
  }
}

extension ResolveContext {
  /// Gives what is kept, or leaves the making to the caller, who has to call `make` or `abandon`.
  func begin(_ registration: Registration, from core: ContainerCore) throws -> Registration.Begun {
    switch registration.lifetime.rule {
    case .transient: return .mine(epoch: 0)
    case .graph:
      guard let graph else { return .mine(epoch: 0) }
      let place = GraphValues.Place(registration, core)
      if let box = graph.values[place] { return .ready(box) }
      guard graph.making.insert(place).inserted else {
        throw ContainerError(.cycle, registration.key, steps: [registration.site])
      }
      return .mine(epoch: 0)
    case .container, .weak, .timed, .custom: return try registration.begin(waitingAtMost: core.patience)
    }
  }

  /// Does what is to be done `then` with all that has been made, and keeps those values.
  func doLater() throws {
    try runLater()
    try keepLater()
  }

  /// Does what is to be done `then`, and keeps nothing yet: what is made meanwhile may hold a value that is rejected.
  func runLater() throws {
    guard let graph else { return }
    while graph.laterDone < graph.later.count {
      let later = graph.later[graph.laterDone]
      graph.laterDone += 1
      do {
        guard !later.actions.isEmpty else { continue }
        let resolver = Resolver(later.core, try entering(later.registration, of: later.core))
        for action in later.actions { try action(resolver, later.box) }
      } catch {
        graph.laterDone -= 1
        graph.later.remove(at: graph.laterDone)
        let error = ContainerError.passing(error, through: later.registration)
        abandon(later.registration, from: later.core, error)
        throw error
      }
    }
  }

  /// Keeps the values that waited, when all that was to be done `then` is done.
  func keepLater() throws {
    guard let graph, !graph.later.isEmpty else { return }
    let all = graph.later
    graph.later = []
    graph.laterDone = 0
    for later in all { _ = try finish(.success(later.box), later.registration, from: later.core, epoch: later.epoch) }
  }

  /// Keeps nothing of what waits.
  func abandonLater(_ error: any Error) {
    guard let graph else { return }
    graph.laterDone = 0
    while let later = graph.later.popLast() {
      abandon(later.registration, from: later.core, .passing(error, through: later.registration))
    }
  }

  /// The end of a factory that was called without more ado.
  @usableFromInline func endFactory() throws {
    guard let outer = outermost else { return }
    do {
      try outer.doLater()
    } catch {
      outer.abandonLater(error)
      throw error
    }
  }

  /// The end of such a factory that threw: what it resolved and what waits for its `then` is not kept, and nobody waits
  /// for it any longer.
  @usableFromInline func abandonFactory(_ error: any Error) { outermost?.abandonLater(error) }

  /// Calls the factory, and keeps the value as its lifetime says; or leaves it to wait for what is to be done `then`, with
  /// it or with a value that it may hold.
  func make(
    _ registration: Registration, from core: ContainerCore, _ inputs: ArraySlice<AnyBox>, epoch: Int
  ) throws -> AnyBox {
    let made: AnyBox
    do {
      let resolver = Resolver(core, try entering(registration, of: core))
      made = try registration.maker.box(resolver, inputs)
      let hasActions = registration.hasActions.load(ordering: .acquiring)
      if let graph, hasActions || registration.lifetime.isKept && graph.hasLater {
        try registration.requireKeepable(made)
        showEarly(made, of: registration, from: core)
        graph.later.append(
          GraphValues.Later(
            registration: registration, core: core, box: made, epoch: epoch,
            actions: hasActions ? registration.state.withLock(\.actions) : []))
        return made
      }
    } catch {
      let error = ContainerError.passing(error, through: registration)
      abandon(registration, from: core, error)
      throw error
    }
    return try finish(.success(made), registration, from: core, epoch: epoch)
  }

  private func showEarly(_ box: AnyBox, of registration: Registration, from core: ContainerCore) {
    switch registration.lifetime.rule {
    case .transient: break
    case .graph: graph?.values[GraphValues.Place(registration, core)] = box
    case .container, .weak, .timed, .custom: registration.showEarly(box)
    }
  }

  private func finish(
    _ result: Result<AnyBox, ContainerError>, _ registration: Registration, from core: ContainerCore, epoch: Int
  ) throws -> AnyBox {
    switch registration.lifetime.rule {
    case .transient: break
    case .graph:
      let place = GraphValues.Place(registration, core)
      graph?.making.remove(place)
      graph?.values[place] = try? result.get()
    case .container, .weak, .timed, .custom: return try registration.finish(result, epoch: epoch).get()
    }
    return try result.get()
  }

  /// Gives up what `begin` left to the caller.
  func abandon(_ registration: Registration, from core: ContainerCore, _ error: ContainerError) {
    _ = try? finish(.failure(error), registration, from: core, epoch: 0)
  }
}
