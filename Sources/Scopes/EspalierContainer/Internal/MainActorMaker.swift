internal import EspalierBase
internal import Synchronization

/// A factory that creates values on the main actor, and keeps them there.
final class MainActorMaker<Value>: AnyMaker {
  typealias Action = @MainActor @Sendable (borrowing MainActorResolver, Value) throws -> Void

  let make: @MainActor @Sendable (borrowing MainActorResolver) throws -> Value
  let actions = Lock<[Action]>([])
  let storage = MainActorStorage<Value>()

  init(_ make: @escaping @MainActor @Sendable (borrowing MainActorResolver) throws -> Value) { self.make = make }

  func box(_ resolver: borrowing Resolver, _ inputs: ArraySlice<AnyBox>) throws -> AnyBox {
    throw ContainerError(.wrongCall(use: ResolveKind.mainActor.use), DependencyKey(Value.self))
  }
}

/// The value that is kept on the main actor.
@MainActor final class MainActorStorage<Value> {
  private var value: Value?
  private weak var object: AnyObject?
  private var isWeak = false
  private var isOver: () -> Bool = { false }
  private var followed: FollowedLifetime?
  var isMaking = false
  /// The created value, until its `then` action has ended.
  var early: Value?

  nonisolated init() {}

  var current: Value? {
    if isOver() { value = nil }
    return isWeak ? object as? Value : value
  }

  func keep(_ made: Value, of registration: Registration, epoch: Int) throws {
    value = made
    isOver = { false }
    switch registration.lifetime.rule {
    case .weak:
      value = nil
      try Self.requireObject(made, registration.key)
      isWeak = true
      object = made as AnyObject
    case .timed(let duration, let start):
      let elapsed = start()
      isOver = { elapsed() >= duration }
    case .custom(let lifetime):
      isOver = { lifetime.epoch != epoch }
      guard followed == nil else { return }
      let followed = FollowedLifetime()
      self.followed = followed
      followed.follow(lifetime) { [weak self] in
        Task { @MainActor in if let self, self.isOver() { self.value = nil } }
      }
    case .container, .graph, .transient: break
    }
  }

  /// Throws if a value is not an object: only objects can be held weakly.
  static func requireObject(_ value: Value, _ key: DependencyKey) throws {
    guard type(of: value as Any) is AnyObject.Type else { throw ContainerError(.notAnObject, key) }
  }
}

extension ContainerCore {
  /// Returns the value for a type and name, whether it belongs to the main actor or to any thread; nil if no
  /// registration exists for them.
  @MainActor func mainActorValue<Value>(
    _ type: Value.Type, _ name: String?, _ context: ResolveContext
  ) throws -> Value? {
    guard let found = find(ObjectIdentifier(type), name) else { return nil }
    let registration = found.registration.takeUnretainedValue()
    guard registration.door == .mainActor else { return try value(type, name, context) }
    // Safe: under the key of `Value` and for this kind of call, `registerOnMainActor` creates a maker of this type.
    let maker = unsafeDowncast(registration.maker as AnyObject, to: MainActorMaker<Value>.self)
    let core = registration.lifetime.isKept ? found.owner.takeUnretainedValue() : self
    let context = context.opened(in: core)
    do {
      let value = try mainActorValue(registration, from: core, by: maker, context)
      if context.isOutermost { try context.doMainActorLater() }
      return value
    } catch {
      if context.isOutermost { context.abandonMainActorLater(error) }
      throw error
    }
  }

  @MainActor private func mainActorValue<Value>(
    _ registration: Registration, from core: ContainerCore, by maker: MainActorMaker<Value>, _ context: ResolveContext
  ) throws -> Value {
    switch registration.lifetime.rule {
    case .transient:
      return try context.make(registration, from: core, by: maker, MainActorKeeping())
    case .graph:
      guard let graph = context.graph else {
        return try context.make(registration, from: core, by: maker, MainActorKeeping())
      }
      let graphKey = GraphValues.Key(registration, core)
      if let box = graph.mainActorValues[graphKey] {
        // Safe: only values created below are stored at this key.
        return unsafeDowncast(box, to: ValueBox<Value>.self).value
      }
      guard graph.making.insert(graphKey).inserted else {
        throw ContainerError(.cycle, registration.key, steps: [registration.site])
      }
      defer { graph.making.remove(graphKey) }
      let keeping = MainActorKeeping<Value>(
        show: { graph.mainActorValues[graphKey] = ValueBox($0) },
        keep: { graph.mainActorValues[graphKey] = ValueBox($0) },
        abandon: { graph.mainActorValues[graphKey] = nil })
      return try context.make(registration, from: core, by: maker, keeping)
    case .container, .weak, .timed, .custom:
      let storage = maker.storage
      if let value = storage.current ?? storage.early { return value }
      guard !storage.isMaking else { throw ContainerError(.cycle, registration.key, steps: [registration.site]) }
      storage.isMaking = true
      let epoch = if case .custom(let lifetime) = registration.lifetime.rule { lifetime.epoch } else { 0 }
      let keeping = MainActorKeeping<Value>(
        show: { storage.early = $0 },
        keep: {
          storage.early = nil
          storage.isMaking = false
          try storage.keep($0, of: registration, epoch: epoch)
        },
        abandon: {
          storage.early = nil
          storage.isMaking = false
        })
      return try context.make(registration, from: core, by: maker, keeping)
    }
  }
}

/// The actions that publish, keep or abandon a value of the main actor.
@MainActor private struct MainActorKeeping<Value> {
  /// The action that publishes a created value to its `then` actions.
  var show: @MainActor (Value) -> Void = { _ in }
  var keep: @MainActor (Value) throws -> Void = { _ in }
  var abandon: @MainActor () -> Void = {}
}

extension ResolveContext {
  @MainActor fileprivate func make<Value>(
    _ registration: Registration, from core: ContainerCore, by maker: MainActorMaker<Value>,
    _ keeping: MainActorKeeping<Value>
  ) throws -> Value {
    do {
      let value = try maker.make(MainActorResolver(core, try entering(registration, of: core)))
      let actions = maker.actions.withLock(\.self)
      guard let graph, !actions.isEmpty || registration.lifetime.isKept && graph.hasLater else {
        try keeping.keep(value)
        return value
      }
      if case .weak = registration.lifetime.rule { try MainActorStorage.requireObject(value, registration.key) }
      keeping.show(value)
      graph.mainActorLater.append(
        GraphValues.MainActorLater(
          run: { context in
            do {
              let resolver = MainActorResolver(core, try context.entering(registration, of: core))
              for action in actions { try action(resolver, value) }
            } catch {
              throw ContainerError.passing(error, through: registration)
            }
          }, keep: { try keeping.keep(value) }, abandon: keeping.abandon))
      return value
    } catch {
      keeping.abandon()
      throw ContainerError.passing(error, through: registration)
    }
  }

  /// Runs the `then` actions of all values created so far, and keeps those values. The values may belong to the main
  /// actor or to any thread.
  @MainActor func doMainActorLater() throws {
    guard let graph else { return }
    while graph.mainActorLaterDone < graph.mainActorLater.count || graph.laterDone < graph.later.count {
      try runLater()
      guard graph.mainActorLaterDone < graph.mainActorLater.count else { break }
      graph.mainActorLaterDone += 1
      try graph.mainActorLater[graph.mainActorLaterDone - 1].run(self)
    }
    try keepLater()
    let all = graph.mainActorLater
    graph.mainActorLater = []
    graph.mainActorLaterDone = 0
    for later in all { try later.keep() }
  }

  @MainActor func abandonMainActorLater(_ error: any Error) {
    abandonLater(error)
    graph?.mainActorLaterDone = 0
    while let later = graph?.mainActorLater.popLast() { later.abandon() }
  }
}
