internal import EspalierBase
internal import Synchronization

extension ContainerCore {
  /// Returns the value for a type and name; nil if no registration exists for them.
  @inlinable func value<Value>(
    _ type: Value.Type, _ name: String?, _ context: @autoclosure () -> ResolveContext
  ) throws -> Value? {
    guard let found = find(ObjectIdentifier(type), name) else { return nil }
    // Safe: it was registered under the key of `Value`, and only a maker of `Value` boxes values for that key (each
    // `register` takes the key's type and the maker's from one generic parameter). The core, which is held here, holds
    // the registration, and the registration holds the box, permanently.
    if let box = found.box {
      return box._withUnsafeGuaranteedRef { unsafeDowncast($0 as AnyObject, to: ValueBox<Value>.self).value }
    }
    // Safe: as above.
    return unsafeDowncast(try construct(found, context()) as AnyObject, to: ValueBox<Value>.self).value
  }

  /// Returns the value for a type and name, without a box if the value is not kept; nil if no registration exists for
  /// them.
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

  /// Returns the box of a value that must be created, or read behind a lock.
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
  /// Returns the kept value, or leaves its creation to the caller. The caller must then call `make` or `abandon`.
  func begin(_ registration: Registration, from core: ContainerCore) throws -> Registration.Begun {
    switch registration.lifetime.rule {
    case .transient: return .mine(epoch: 0)
    case .graph:
      guard let graph else { return .mine(epoch: 0) }
      let graphKey = GraphValues.Key(registration, core)
      if let box = graph.values[graphKey] { return .ready(box) }
      guard graph.making.insert(graphKey).inserted else {
        throw ContainerError(.cycle, registration.key, steps: [registration.site])
      }
      return .mine(epoch: 0)
    case .container, .weak, .timed, .custom: return try registration.begin(waitingAtMost: core.patience)
    }
  }

  /// Runs the `then` actions of all values created so far, and keeps those values.
  func doLater() throws {
    try runLater()
    try keepLater()
  }

  /// Runs the `then` actions, but keeps no value yet. If an action throws, its value is rejected, and a value that was
  /// created in the meantime may hold the rejected one.
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

  /// Keeps the values that waited, when all `then` actions have run.
  func keepLater() throws {
    guard let graph, !graph.later.isEmpty else { return }
    let all = graph.later
    graph.later = []
    graph.laterDone = 0
    for later in all { _ = try finish(.success(later.box), later.registration, from: later.core, epoch: later.epoch) }
  }

  /// Abandons all values that wait.
  func abandonLater(_ error: any Error) {
    guard let graph else { return }
    graph.laterDone = 0
    while let later = graph.later.popLast() {
      abandon(later.registration, from: later.core, .passing(error, through: later.registration))
    }
  }

  /// Ends a factory whose value was returned with its own type, not as an `AnyBox`. After the outermost factory, the
  /// pending `then` actions run, and the values that waited for them are kept according to their lifetimes.
  @usableFromInline func endFactory() throws {
    guard let outer = outermost else { return }
    do {
      try outer.doLater()
    } catch {
      outer.abandonLater(error)
      throw error
    }
  }

  /// Ends a factory that was called without a box for its value, and that threw. If it is the outermost one, the values
  /// that it resolved and that wait for their `then` actions are not kept, and no thread waits for them any longer.
  @usableFromInline func abandonFactory(_ error: any Error) { outermost?.abandonLater(error) }

  /// Calls the factory, and keeps the value according to its lifetime. If the value, or a value that it may hold, has a
  /// `then` action, the value waits for that action instead.
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
    case .graph: graph?.values[GraphValues.Key(registration, core)] = box
    case .container, .weak, .timed, .custom: registration.showEarly(box)
    }
  }

  private func finish(
    _ result: Result<AnyBox, ContainerError>, _ registration: Registration, from core: ContainerCore, epoch: Int
  ) throws -> AnyBox {
    switch registration.lifetime.rule {
    case .transient: break
    case .graph:
      let graphKey = GraphValues.Key(registration, core)
      graph?.making.remove(graphKey)
      graph?.values[graphKey] = try? result.get()
    case .container, .weak, .timed, .custom: return try registration.finish(result, epoch: epoch).get()
    }
    return try result.get()
  }

  /// Abandons a value whose creation `begin` left to the caller.
  func abandon(_ registration: Registration, from core: ContainerCore, _ error: ContainerError) {
    _ = try? finish(.failure(error), registration, from: core, epoch: 0)
  }
}
